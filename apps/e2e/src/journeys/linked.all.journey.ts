import fs from 'node:fs';
import { addDays, isolate, wallTime } from '@smachot/kernel';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, phoneScreen, test } from '../journey';
import { BrowseScreen } from '../screens/browse.screen';
import { CheckoutScreen } from '../screens/checkout.screen';
import { DeskScreen } from '../screens/desk.screen';
import { OrderScreen } from '../screens/order.screen';
import { UnitScreen } from '../screens/unit.screen';
import { aHost, arriveAs } from '../world/a-host';
import { aCard, anEvent, attends, guestsOf } from '../world/an-event';
import { approved } from '../world/an-order';
import { JULIE, theDemoPartner } from '../world/a-store';
import { newCard } from '../world/cards';
import { clock } from '../world/clock';
import { outside, until } from '../world/sandbox';
import { shekels, type Words } from '../words';

test.use({ viewport: phoneScreen });

/** A Monday that no other journey books. */
const DAYS_AHEAD = 13;
/** Julie's notice. */
const NOTICE_DAYS = 3;
const GUEST = 189;
/** Nobody has declined yet: as many are expected as are invited. */
const INVITED = 173;
const AGREED = 163;
/** Beyond the hundred it was ordered for. */
const MORE = AGREED - 100;
const priceOf = (guests: number) => 3_500 + GUEST * guests;
const telAviv = { address: 'תל אביב-יפו', geocode: { lat: 32.08, lng: 34.78 } };
const money = (sum: number) => isolate(shekels(sum, 'he'));

/** Goes from the desk to the order, with the desk's guest counts. */
async function ordersFromDesk(page: Page, words: Words, eventId: string): Promise<string> {
  const browse = new BrowseScreen(page, words);
  const unit = new UnitScreen(page, words);
  const checkout = new CheckoutScreen(page, words);
  await page.goto(DeskScreen.address(eventId));
  await page.getByRole('link', { name: words.rsvp('orders.browse') }).click();
  await expect(page.getByText(words.stores('browse.pricesForSeats', { count: INVITED }))).toBeVisible();
  await browse.category('catering').click();
  await browse.openStore(JULIE.name);
  await browse.openUnit(JULIE.menu);
  await unit.expectPrice(priceOf(INVITED));
  await unit.order.click();
  await expect(checkout.followsGuests, 'who comes from the desk has chosen it already').toBeChecked();
  await expect(page.getByText(words.orders('linked.ofInvited', { count: INVITED }))).toBeVisible();
  await page.getByRole('button', { name: words.orders('linked.part.confirmed', { count: 100 }) }).click();
  await checkout.terms.check();
  await checkout.place(priceOf(100)).click();
  await checkout.expectPlaced();
  return checkout.toOrder();
}

/** The exported spreadsheet of the store's orders, as one text. */
async function exported(page: Page, words: Words): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: words.orders('store.export') }).click();
  const files = unzipSync(fs.readFileSync(await (await downloading).path()));
  return Buffer.from(files['xl/worksheets/sheet1.xml'] ?? []).toString();
}

/** Expects the agreed values in the list, the calendar, the spreadsheet, the order's page with its income, and the kitchen's sheet. */
async function expectAgreedEverywhere(page: Page, words: Words, orderId: string, day: string) {
  const { orders } = words;
  const order = new OrderScreen(page, words);
  const base = OrderScreen.ofStore(JULIE.store);
  const row = page.getByRole('listitem').filter({ hasText: 'יעל שדה' });
  const expectRow = async () => {
    await expect(row.first()).toContainText(orders('participants', { count: AGREED }));
    await expect(row.first()).toContainText(shekels(priceOf(AGREED), 'he'));
  };
  await page.goto(base);
  await expectRow();
  expect(await exported(page, words)).toMatch(new RegExp(`>${AGREED}<.*>${priceOf(AGREED)}<`));
  await page.goto(`${base}?view=calendar&month=${day.slice(0, 7)}&day=${day}`);
  await expectRow();
  await page.goto(OrderScreen.ofStore(JULIE.store, orderId));
  await expect(order.linked).toContainText(String(AGREED));
  await expect(page.getByRole('region', { name: orders('income.title') })).toContainText(
    shekels(priceOf(AGREED), 'he'),
  );
  await page.goto(`${OrderScreen.ofStore(JULIE.store, orderId)}/kitchen`);
  const participants = page.getByText(orders('kitchen.participants'), { exact: true });
  await expect(page.getByRole('paragraph').filter({ has: participants })).toContainText(String(AGREED));
  const wishes = page.getByRole('region', { name: orders('kitchen.wishes') });
  await expect(wishes.getByRole('listitem')).toContainText(`2${orders('kitchen.wish.vegetarian')}`);
}

test('an order follows the guests until the cut-off, on a phone, in Hebrew', async ({
  page,
  browser,
  words,
}) => {
  const { orders } = words;
  const guests = (count: number) => orders('participants', { count });
  await clock.moveToCalmTuesday();
  const host = await aHost({ firstName: 'יעל', lastName: 'שדה' });
  const card = newCard();
  await aCard(host, card);
  const event = await anEvent(host, { daysAhead: DAYS_AHEAD, location: telAviv });
  const { day } = wallTime(new Date(event.date));
  const families = [60, 40, 10, 53, 10].map((seats, index) => ({
    attendeeName: `משפחה ${index + 1}`,
    estimatedNumberOfGuests: seats,
  }));
  const [first, second, third, fourth] = await guestsOf(host, event, families);
  if (!first || !second || !third || !fourth) throw new Error('the guests were not added');
  await attends(host, first, '2 צמחוניים');
  await attends(host, second);
  const sales = async () => (await outside.salesOn(card)).map(({ charged }) => charged);
  const julie = await theDemoPartner();
  await arriveAs(page.context(), host);
  const mine = new OrderScreen(page, words);

  const orderId = await test.step('the desk leads to an order for those who confirmed', () =>
    ordersFromDesk(page, words, event._id));
  await test.step('the agreed sum is taken, and the number floats', async () => {
    await approved(julie.tokens.access_token, orderId);
    await expect(mine.linked).toContainText(orders('linked.confirmedNow'));
    await attends(host, third);
    await page.reload();
    await expect(mine.linked).toContainText(guests(110));
    await expect(mine.linked).toContainText(orders('linked.toPay', { sum: money(10 * GUEST) }));
    expect(await sales()).toEqual([priceOf(100) * 100]);
  });

  await test.step('a number too far away is asked for', async () => {
    await attends(host, fourth);
    await mine.act('propose').click();
    const dialog = mine.asked('propose');
    await dialog.getByRole('textbox').fill(String(AGREED));
    await expect(dialog).toContainText(money(priceOf(AGREED)));
    await dialog.getByRole('button', { name: orders('linked.ask.proposeDo') }).click();
    await expect(mine.linked).toContainText(
      orders('linked.wouldCost', {
        price: money(priceOf(AGREED)),
        difference: orders('linked.toPay', { sum: money(MORE * GUEST) }),
      }),
    );
  });

  await test.step('the store accepts it', async () => {
    const shop = await browser.newContext({ viewport: phoneScreen });
    await arriveAs(shop, julie);
    const kitchen = await shop.newPage();
    const theirs = new OrderScreen(kitchen, words);
    await kitchen.goto(OrderScreen.ofStore(JULIE.store));
    const row = kitchen.getByRole('listitem').filter({ hasText: orders('linked.waits.partner') });
    await row.getByRole('link', { name: 'יעל שדה' }).click();
    await theirs.act('accept').click();
    await theirs
      .asked('accept')
      .getByRole('button', { name: orders('linked.do.accept') })
      .click();
    await expect(kitchen.getByText(orders('linked.done.accept'))).toBeVisible();
    await expectAgreedEverywhere(kitchen, words, orderId, day);
    await shop.close();
  });

  await test.step('at the cut-off the additional guests are paid once', async () => {
    await clock.moveTo(addDays(day, -NOTICE_DAYS), '19:31');
    await until('one more sale', async () => ((await sales()).length === 2 ? true : undefined));
    await page.reload();
    await expect(mine.linked).toContainText(orders('linked.finalNumber.settled'));
    await expect(mine.linked).toContainText(String(AGREED));
    expect(await sales()).toEqual([priceOf(100) * 100, MORE * GUEST * 100]);
  });
});
