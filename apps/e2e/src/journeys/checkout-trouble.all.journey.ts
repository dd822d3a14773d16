import { addDays } from '@smachot/kernel';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, phoneScreen, test } from '../journey';
import { BrowseScreen } from '../screens/browse.screen';
import { CheckoutScreen } from '../screens/checkout.screen';
import { leadTo } from '../screens/shell';
import { UnitScreen } from '../screens/unit.screen';
import { aHost, arriveAs } from '../world/a-host';
import { eveningSearch } from '../world/a-market';
import { JULIE, theDemoMenu, withDearerDelivery } from '../world/a-store';
import { aCard } from '../world/an-event';
import { newCard, refusedWhenCharged, type TestCard } from '../world/cards';
import { clock } from '../world/clock';
import { outside } from '../world/sandbox';
import { shekels, type Words } from '../words';

test.use({ viewport: phoneScreen });

const GUESTS = 80;
const SUM = 3_500 + 189 * GUESTS;
const REMARK = 'בלי אגוזים, ושני כיסאות תינוק';

/** Signs in a customer with a card and leads them to the checkout's last button, on a day no other test books. */
async function aCustomer(context: BrowserContext, page: Page, words: Words, card: TestCard, ahead: number) {
  const host = await aHost({ firstName: 'גל', lastName: 'פרץ' });
  await aCard(host, card);
  await arriveAs(context, host);
  const day = addDays(await clock.today(), ahead);
  await page.goto(eveningSearch(day, GUESTS));
  await expect(new BrowseScreen(page, words).card(JULIE.name)).toBeVisible();
  await leadTo(page, `/partner/${JULIE.store}/${await theDemoMenu()}`);
  await new UnitScreen(page, words).order.click();
  return new CheckoutScreen(page, words);
}

/** Expects the text in the viewport without scrolling. */
async function expectInSight(page: Page, text: string | RegExp): Promise<void> {
  const said = page.getByText(text).filter({ visible: true }).first();
  await expect(said).toBeInViewport({ ratio: 0.9 });
}

test('a price that changed meanwhile is shown beside the old one, and nothing is ordered at it without agreement', async ({
  page,
  context,
  words,
}) => {
  const { orders } = words;
  await clock.moveToCalmTuesday();
  const card = newCard();
  const checkout = await aCustomer(context, page, words, card, 15);
  await checkout.terms.check();
  await expect(checkout.place(SUM)).toBeEnabled();
  await withDearerDelivery(async (more) => {
    await checkout.place(SUM).click();
    const dearer = checkout.place(SUM + more);
    await expect(dearer).toBeVisible();
    await expectInSight(page, orders('changed.higher'));
    await expectInSight(page, shekels(SUM, 'he'));
    await dearer.click();
    await expectInSight(page, orders('place.missingPrice'));
    expect(await outside.salesOn(card), 'nothing is held').toEqual([]);
    await checkout.newPrice.check();
    await dearer.click();
    await checkout.expectPlaced();
    expect((await outside.salesOn(card)).map(({ price }) => price)).toEqual([(SUM + more) * 100]);
  });
});

test('a refused card is said beside the button, another one is chosen there, and the remarks stay', async ({
  page,
  context,
  words,
}) => {
  const { orders } = words;
  await clock.moveToCalmTuesday();
  const checkout = await aCustomer(context, page, words, refusedWhenCharged, 16);
  await checkout.remarks.fill(REMARK);
  await checkout.terms.check();
  await checkout.place(SUM).click();
  await expect(page.getByText(orders('refused.nothingTaken'))).toBeInViewport();
  await page.getByRole('button', { name: orders('trouble.toCards') }).click();
  await expect(page.getByRole('heading', { name: orders('card.title') })).toBeFocused();
  await expect(checkout.remarks).toHaveValue(REMARK);
});

/** Expects no part of it in the browser's storage. */
const expectNotStored = async (page: Page) =>
  expect(
    await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })),
  ).not.toContain('תינוק');

test('a reload loses nothing; a challenge of the bank that is left, or refused, can be paid again, once', async ({
  page,
  context,
  words,
}) => {
  const { orders } = words;
  await clock.moveToCalmTuesday();
  const card = newCard();
  const checkout = await aCustomer(context, page, words, card, 22);
  await checkout.remarks.fill(REMARK);
  await expect(page).toHaveURL(/[?&]c=/);
  await page.reload();
  await expect(checkout.remarks).toHaveValue(REMARK);
  await expectNotStored(page);

  await test.step('who comes back from the bank without an answer goes on where he was', async () => {
    await checkout.terms.check();
    await outside.nextPayments('3ds');
    await checkout.place(SUM).click();
    await checkout.visitBank();
    await checkout.leave.click();
    await expect(checkout.remarks).toHaveValue(REMARK);
  });

  await test.step('who refuses there hears it, and orders again', async () => {
    await checkout.terms.check();
    await outside.nextPayments('3ds');
    await checkout.place(SUM).click();
    await checkout.toBank.click();
    await page.getByRole('button', { name: 'ביטול' }).click();
    await expect(page.getByText(orders('refused.nothingTaken'))).toBeInViewport();
    await expect(checkout.remarks).toHaveValue(REMARK);
    await checkout.terms.check();
    await checkout.place(SUM).click();
    await checkout.expectPlaced();
  });

  const held = (await outside.salesOn(card)).filter(({ status }) => status === 'authorized');
  expect(held, 'one sum is held').toHaveLength(1);
  await expectNotStored(page);
});

const offline = (route: Route) => route.abort('internetdisconnected');
const broken = (route: Route) =>
  route.fulfill({
    status: 500,
    contentType: 'application/json',
    body: JSON.stringify({ error: 'x', message: 'x', code: 'server.unexpected', requestId: 'r' }),
  });

for (const [how, fail] of [
  ['offline', offline],
  ['500', broken],
] as const)
  test(`${how} at each step of the checkout is said in sight, and the next press goes on`, async ({
    page,
    context,
    words,
  }) => {
    const { orders, ui } = words;
    await clock.moveToCalmTuesday();
    const card = newCard();
    const failing = async (pattern: string, act: () => Promise<void>) => {
      await page.route(pattern, fail);
      await act();
      await page.unroute(pattern, fail);
    };
    const retry = page.getByRole('button', { name: orders('retry') });
    const tryAgain = page.getByRole('button', { name: ui('tryAgain') });
    let checkout!: CheckoutScreen;
    await test.step('the cards', () =>
      failing('**/v1/payments/user-tokens*', async () => {
        checkout = await aCustomer(context, page, words, card, how === '500' ? 19 : 20);
        await expect(checkout.terms).toBeVisible();
        await expect(tryAgain).toBeVisible();
      }));
    await tryAgain.click();
    await expect(page.getByRole('radio')).toBeVisible();
    await test.step('the price', () =>
      failing('**/price-check', async () => {
        await page.getByLabel(orders('event.participants')).fill(String(GUESTS + 1));
        await expectInSight(page, orders('price.unreachable'));
      }));
    await retry.click();
    await checkout.terms.check();
    await test.step('placing it', () =>
      failing('**/v1/orders', async () => {
        await checkout.place(SUM + 189).click();
        await expectInSight(page, orders('trouble.sameAgain'));
      }));
    await test.step('waiting for it', async () => {
      await page.route('**/v1/checkouts/*', fail);
      await outside.nextPayments('3ds');
      await checkout.place(SUM + 189).click();
      await expectInSight(page, orders('follow.lost'));
      await page.unroute('**/v1/checkouts/*', fail);
      await expect(checkout.toBank).toBeVisible();
    });
    await test.step('giving it up', async () => {
      const drop = (route: Route) => (route.request().method() === 'DELETE' ? fail(route) : route.continue());
      await page.route('**/v1/checkouts/*', drop);
      await checkout.leave.click();
      await expect(page.getByRole('alert')).toBeInViewport();
      await page.unroute('**/v1/checkouts/*', drop);
      await checkout.leave.click();
      await expect(checkout.place(SUM + 189)).toBeVisible();
    });
  });
