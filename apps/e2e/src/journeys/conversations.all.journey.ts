import { expect, test, whoChose, wideScreen } from '../journey';
import { axeFindings } from '../axe';
import { SignInScreen } from '../screens/sign-in.screen';
import { arriveAs } from '../world/a-host';
import { JULIE, theDemoPartner } from '../world/a-store';
import { newPhone } from '../world/phones';

const looks = [
  { language: 'he', viewport: { width: 360, height: 740 }, locale: 'he-IL' },
  { language: 'en', viewport: wideScreen, locale: 'en-IL' },
] as const;

for (const { language, viewport, locale } of looks)
  test.describe(`in ${language} at ${viewport.width}`, () => {
    const look = { viewport, locale, storageState: whoChose({ language, themeMode: 'light' }) };
    test.use({ ...look, language });

    test('a visitor asks, signs in, and is answered while the conversation is open', async ({
      page,
      browser,
      words,
    }) => {
      const { conversations } = words;
      const question =
        language === 'he' ? 'יש תפריט טבעוני ל־80 אורחים?' : 'Is there a vegan menu for 80 guests?';
      const answer = language === 'he' ? 'בוודאי, אשמח לפרט' : 'Of course, happy to tell you more';
      const phone = newPhone();
      const signIn = new SignInScreen(page, words);
      const shop = await browser.newContext({ ...look, timezoneId: 'Asia/Jerusalem' });
      await arriveAs(shop, await theDemoPartner());
      const julies = await shop.newPage();

      await test.step('the question is written before signing in', async () => {
        await page.goto(`/partner/${JULIE.store}`);
        await page.getByRole('link', { name: words.stores('contact.ask') }).click();
        await page.getByLabel(conversations('ask.label')).pressSequentially(question);
        await page.getByRole('button', { name: conversations('ask.signIn') }).click();
      });
      await test.step('and is there after it', async () => {
        await signIn.askForCode(phone);
        await signIn.enterCodeFor(phone);
        await signIn.signUp({ firstName: 'דנה', lastName: 'לוי' });
        await expect(page.getByLabel(conversations('ask.label'))).toHaveValue(question);
        await page.getByRole('button', { name: conversations('write.send'), exact: true }).click();
        await expect(page).toHaveURL(/\/me\/messages\/[0-9a-f-]{36}$/);
        await expect(page.getByRole('log').getByText(question)).toBeVisible();
      });
      await test.step('the business finds it and keeps an answer for the next time', async () => {
        await julies.goto(`/dashboard/${JULIE.store}/messages`);
        await julies.getByRole('link', { name: question }).first().click();
        await expect(julies.getByRole('log').getByText(question)).toBeVisible();
        await julies.getByRole('button', { name: conversations('saved.open') }).click();
        await julies.getByRole('button', { name: conversations('saved.add') }).click();
        await julies.getByLabel(conversations('saved.name')).fill(`טבעוני ${language}`);
        await julies.getByLabel(conversations('saved.text')).fill(`${answer}. 050-2345678`);
        await julies.getByRole('button', { name: conversations('saved.keep') }).click();
        await julies
          .getByRole('button', { name: `טבעוני ${language}` })
          .first()
          .click();
        await julies.getByRole('button', { name: conversations('write.send'), exact: true }).click();
      });
      await test.step('the customer sees it without a reload, the phone hidden', async () => {
        const log = page.getByRole('log');
        await expect(log.getByText(answer)).toBeVisible();
        await expect(log).not.toContainText('2345678');
        await expect(page.getByText(conversations('masked'))).toBeVisible();
        await expect(julies.getByRole('log')).not.toContainText('2345678');
      });
      await test.step('what is half typed is there after a reload', async () => {
        await page
          .getByRole('textbox', { name: conversations('write.label'), exact: true })
          .pressSequentially('ועוד');
        await page.waitForTimeout(400);
        await page.reload();
        await expect(
          page.getByRole('textbox', { name: conversations('write.label'), exact: true }),
        ).toHaveValue('ועוד');
      });
      await test.step('both screens are accessible and nothing is cut off', async () => {
        for (const screen of [page, julies]) {
          expect(await axeFindings(screen)).toEqual([]);
          const overflow = await screen.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBeLessThanOrEqual(0);
        }
      });
      await shop.close();
    });
  });
