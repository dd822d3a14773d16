import { addDays } from '@smachot/kernel';
import { expect, phoneScreen, test, whoChose, wideScreen } from '../journey';
import { CrewScreen } from '../screens/crew.screen';
import { OrderScreen } from '../screens/order.screen';
import { aHost, arriveAs } from '../world/a-host';
import { aCard } from '../world/an-event';
import { aWaitingOrder } from '../world/a-market';
import { JULIE, theDemoPartner } from '../world/a-store';
import { clock } from '../world/clock';
import type { TextKey } from '../words';

const looks = [
  { language: 'he', viewport: phoneScreen, locale: 'he-IL', weeksAhead: 2 },
  { language: 'en', viewport: wideScreen, locale: 'en-IL', weeksAhead: 3 },
] as const;

for (const { language, viewport, locale, weeksAhead } of looks)
  test.describe(`in ${language} at ${viewport.width}`, () => {
    const look = { viewport, locale, storageState: whoChose({ language, themeMode: 'light' }) };
    test.use({ ...look, language });

    test('a member of the crew answers orders, and changes nothing of the store', async ({
      page,
      context,
      browser,
      words,
    }) => {
      const { dashboard, orders } = words;
      const customer = await aHost({ firstName: 'Gal', lastName: 'Peretz' });
      await aCard(customer);
      const tuesday = await clock.moveToCalmTuesday();
      const orderId = await aWaitingOrder(customer, addDays(tuesday, 7 * weeksAhead));
      const dana = await aHost({ firstName: 'Dana', lastName: 'Cohen' });
      await arriveAs(context, dana);
      const shop = await browser.newContext({ ...look, timezoneId: 'Asia/Jerusalem' });
      await arriveAs(shop, await theDemoPartner());
      const julies = await shop.newPage();
      const owner = new CrewScreen(julies, words);
      const member = new CrewScreen(page, words);
      const order = new OrderScreen(page, words);
      const isLocked = (path: string, note: TextKey<'dashboard'> = 'ownersOnly') =>
        test.step(`${path} is only looked at`, async () => {
          await page.goto(`/dashboard/${JULIE.store}/${path}`);
          await expect(page.getByText(dashboard(note))).toBeVisible();
        });

      await test.step('the owner invites by phone, and says again who it is', async () => {
        await julies.goto(CrewScreen.address(JULIE.store));
        await owner.invite(dana.phone, JULIE.password);
      });
      await test.step('who was invited finds it at home, and joins', async () => {
        await page.goto('/me');
        await member.asked.getByRole('button', { name: dashboard('crew.accept') }).click();
        await expect(page).toHaveURL(new RegExp(`/dashboard/${JULIE.store}$`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(JULIE.name);
      });
      await test.step('answers an order', async () => {
        await page.goto(OrderScreen.ofStore(JULIE.store, orderId));
        await order.move('approve').click();
        await order
          .confirmation('approve')
          .getByRole('button', { name: orders('do.approve') })
          .click();
        await order.expectStatus('approved');
      });
      await isLocked('crew', 'crew.ownersInvite');
      await isLocked('edit-profile');
      await isLocked('account');
      await isLocked('payments', 'payments.ownersOnly');
      await isLocked('pricing-unit/new');
      await test.step('sees no more of it once the owner has said goodbye', async () => {
        await julies.reload();
        await owner.remove(dana.phone);
        await expect(owner.member(dana.phone)).toHaveCount(0);
        await page.goto(OrderScreen.ofStore(JULIE.store, orderId));
        await expect(order.moves).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(JULIE.name)).toHaveCount(0);
      });
      await shop.close();
    });
  });
