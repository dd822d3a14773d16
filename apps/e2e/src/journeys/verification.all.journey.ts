import { readBankDetails } from '@smachot/contracts';
import { axeFindings } from '../axe';
import { expect, phoneScreen, test, whoChose, wideScreen } from '../journey';
import { settled } from '../looks';
import { BankingScreen } from '../screens/banking.screen';
import { BankQueueScreen } from '../screens/bank-queue.screen';
import { arriveAs } from '../world/a-host';
import { aBankLetter } from '../world/a-bank-letter';
import { aNewStore } from '../world/a-new-store';
import { demoAdmin } from '../world/an-admin';
import { askProduct } from '../world/product';

const looks = [
  { language: 'he', viewport: phoneScreen, locale: 'he-IL' },
  { language: 'en', viewport: wideScreen, locale: 'en-IL' },
] as const;
/** Invented, with check digits that fit. */
const ACCOUNT = { bank: '12', branch: '600', account: '123458' };

for (const { language, viewport, locale } of looks)
  test.describe(`in ${language} at ${viewport.width}`, () => {
    const look = { viewport, locale, storageState: whoChose({ language, themeMode: 'light' }) };
    test.use({ ...look, language });

    test('a partner gives bank details, and an admin who has no mouse rejects and verifies them', async ({
      page,
      context,
      browser,
      words,
    }) => {
      const { owner, partnerUsername, businessName, password } = await aNewStore();
      await arriveAs(context, owner);
      const desk = await browser.newContext({ ...look, timezoneId: 'Asia/Jerusalem' });
      const banking = new BankingScreen(page, words);

      await demoAdmin.actsIn(desk, async () => {
        const admins = await desk.newPage();
        const queue = new BankQueueScreen(admins, words);
        const isClean = async (screen: typeof page, name: string) => {
          await settled(screen);
          expect.soft(await axeFindings(screen), name).toEqual([]);
        };

        await test.step('the partner types the account and brings a letter', async () => {
          await page.goto(BankingScreen.address(partnerUsername));
          await banking.type(ACCOUNT);
          await banking.upload(aBankLetter('letter.pdf', ['account 12-600-123458', 'second page']));
          await isClean(page, 'the form of bank details');
          await banking.send();
          await banking.confirm(password);
          await banking.expectState('in_process');
          await isClean(page, 'bank details in process');
        });

        await test.step('the admin reads the letter beside the form', async () => {
          await admins.goto(BankQueueScreen.address);
          await expect(queue.title).toBeVisible();
          await queue.goTo(businessName);
          await expect(queue.pages).toHaveCount(2);
          await expect
            .poll(() => queue.pages.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
            .toBeGreaterThan(600);
          await expect(admins.getByText('123458', { exact: true })).toBeVisible();
          await queue.press('N');
          await expect(queue.pageIs(2, 2)).toBeVisible();
          await queue.press('P');
          await expect(queue.pageIs(1, 2)).toBeVisible();
          await queue.press('Z');
          await expect(queue.zoomIs(150)).toBeVisible();
          await isClean(admins, 'a case of bank details');
        });

        await test.step('goes to the case before it, and back', async () => {
          await queue.press('K');
          await expect(queue.current).not.toContainText(businessName);
          await queue.goTo(businessName);
        });

        await test.step('rejects it, with a reason', async () => {
          // the focus is asked of the window in front
          await admins.bringToFront();
          await queue.press('R');
          await expect(admins.getByText(words.admin('bank.reasonMissing'))).toBeVisible();
          const first = queue.reasons.getByRole('radio').first();
          await expect(first, 'the focus is where the reason is chosen').toBeFocused();
          await admins.keyboard.press('Space');
          await expect(first).toBeChecked();
          await queue.press('R');
          await expect(queue.pending).toContainText(businessName);
          await expect(queue.current, 'the next case').not.toContainText(businessName);
          await queue.press('U');
          await expect(queue.pending, 'it was undone').toBeEmpty();
          await expect(queue.current, 'the case is shown again').toContainText(businessName);
          await queue.goTo(businessName);
          await queue.press('R');
          await expect(first).toBeFocused();
          await admins.keyboard.press('Space');
          await queue.press('R');
          await isClean(admins, 'a decision that can be undone');
          await queue.sent();
        });

        await test.step('the partner reads why, and brings a better letter', async () => {
          await page.reload();
          await banking.expectState('rejected');
          await banking.expectReason('document_unreadable');
          await isClean(page, 'rejected bank details');
          await banking.correct.click();
          await banking.upload(aBankLetter('better-letter.pdf', ['account 12-600-123458, readable']));
          await banking.send();
          await banking.expectState('in_process');
        });

        await test.step('the admin verifies it', async () => {
          await admins.reload();
          await queue.goTo(businessName);
          await expect(queue.pages).toHaveCount(1);
          await queue.press('A');
          await expect(queue.pending).toContainText(businessName);
          await queue.sent();
        });

        await test.step('payouts are open', async () => {
          await page.reload();
          await banking.expectState('verified');
          await isClean(page, 'verified bank details');
          const { bankDetails } = await askProduct(readBankDetails, {
            token: owner.tokens.access_token,
            params: { a: 'partner', b: partnerUsername },
          });
          expect(bankDetails).toMatchObject({
            verification_status: 'verified',
            payoutsPaused: false,
            accountLastDigits: '458',
          });
        });
      });
      await desk.close();
    });
  });
