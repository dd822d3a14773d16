import { checkPrice } from '@smachot/contracts';
import { addDays } from '@smachot/kernel';
import { expect, phoneScreen, test, wideScreen } from '../journey';
import { BrowseScreen } from '../screens/browse.screen';
import { CheckoutScreen } from '../screens/checkout.screen';
import { leadTo } from '../screens/shell';
import { UnitEditorScreen } from '../screens/unit-editor.screen';
import { UnitScreen } from '../screens/unit.screen';
import { aHost, arriveAs } from '../world/a-host';
import { JULIE, theDemoPartner, withOneMoreOffer } from '../world/a-store';
import { aCard } from '../world/an-event';
import { newCard } from '../world/cards';
import { clock } from '../world/clock';
import { askProduct } from '../world/product';
import { outside } from '../world/sandbox';
import { shekels } from '../words';

test.use({ viewport: phoneScreen });

test('a price is nobody’s while it is typed, and whoever orders as it is published sees both and agrees', async ({
  page,
  context,
  browser,
  words,
}) => {
  await clock.moveToCalmTuesday();
  const card = newCard();
  const customer = await aHost({ firstName: 'גל', lastName: 'פרץ' });
  await aCard(customer, card);
  await arriveAs(context, customer);
  const shop = await browser.newContext({
    viewport: wideScreen,
    locale: 'he-IL',
    timezoneId: 'Asia/Jerusalem',
  });
  await arriveAs(shop, await theDemoPartner());
  const editor = new UnitEditorScreen(await shop.newPage(), words);
  const checkout = new CheckoutScreen(page, words);

  await withOneMoreOffer('עגלת קפה', 6_200, async (pricingUnitId) => {
    const publicPrice = async (datetime: string | null = null) => {
      const asked = { params: { pricingUnitId }, body: { participants: 80, datetime } };
      const answer = await askProduct(checkPrice, asked);
      return answer.success ? answer.price : answer.code;
    };
    const edit = async (price: string) => {
      await editor.price.fill(price);
      await expect(editor.saved).toBeVisible();
      await expect(editor.draft).toBeVisible();
    };
    const thursday = words.language === 'he' ? 'יום חמישי' : 'Thursday';
    // 23 days after a Tuesday
    const thatThursday = async () => `${addDays(await clock.today(), 23)}T16:00:00Z`;
    await test.step('a customer stands before the last button', async () => {
      const wish = { datetime: await thatThursday(), place: 'Tel Aviv' };
      const query = new URLSearchParams({ ...wish, lat: '32.08', lng: '34.78', participants: '80' });
      await page.goto(`/?${query.toString()}`);
      await expect(new BrowseScreen(page, words).card(JULIE.name)).toBeVisible();
      await leadTo(page, `/partner/${JULIE.store}/${pricingUnitId}`);
      await new UnitScreen(page, words).order.click();
      await checkout.terms.check();
      await expect(checkout.place(6_200)).toBeEnabled();
    });
    await test.step('what is typed is a draft, survives a reload, and goes when it is discarded', async () => {
      await editor.goTo(JULIE.store, pricingUnitId);
      await edit('7');
      expect(await publicPrice()).toBe(6_200);
      await editor.goTo(JULIE.store, pricingUnitId);
      await expect(editor.price).toHaveValue('7');
      await editor.discard.click();
      await editor.discardForGood.click();
      await expect(editor.price).toHaveValue('6200');
      await expect(editor.draft).toBeHidden();
    });
    await test.step('the difference is seen before it is published', async () => {
      await edit('6000');
      await editor.dearerOn(thursday, '10');
      await editor.atLeast('7000');
      await expect(editor.saved).toBeVisible();
      await editor.open.click();
      const { compared } = editor;
      await expect(compared.locator('del', { hasText: shekels(6_200, words.language) })).toBeVisible();
      await expect(compared.locator('dd b', { hasText: shekels(6_000, words.language) })).toBeVisible();
      await expect(compared.locator('dd b', { hasText: thursday })).toBeVisible();
      await expect(compared.locator('dd b', { hasText: shekels(7_000, words.language) })).toBeVisible();
      await editor.publish.click();
      await expect(editor.draft).toBeHidden();
      expect(await publicPrice()).toBe(7_000);
      expect(await publicPrice(await thatThursday())).toBe(7_000);
    });
    await test.step('the customer is told, and pays the new price only after agreeing to it', async () => {
      await checkout.place(6_200).click();
      await expect(page.getByText(thursday).first()).toBeVisible();
      await checkout.place(7_000).click();
      expect(await outside.salesOn(card), 'nothing is held').toEqual([]);
      await checkout.newPrice.check();
      await checkout.place(7_000).click();
      await checkout.expectPlaced();
      expect((await outside.salesOn(card)).map(({ price }) => price)).toEqual([700_000]);
    });
  });
});
