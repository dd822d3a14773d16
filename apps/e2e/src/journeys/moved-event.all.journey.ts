import { storeDays, updateInvitation } from '@smachot/contracts';
import { addDays, atWallTime, isolate, wallTime } from '@smachot/kernel';
import { expect, phoneScreen, test } from '../journey';
import { OrderScreen } from '../screens/order.screen';
import { aHost, arriveAs } from '../world/a-host';
import { aLinkedOrder } from '../world/a-market';
import { aCard, anEvent } from '../world/an-event';
import { JULIE, theDemoPartner } from '../world/a-store';
import { newCard } from '../world/cards';
import { clock } from '../world/clock';
import { askProduct } from '../world/product';
import { until } from '../world/sandbox';

test.use({ viewport: phoneScreen });

/** A Monday that no other journey books, and the day after it. */
const DAYS_AHEAD = 20;

/** How many orders the demo store has on each of two days. */
const taken = async (from: string, to: string): Promise<number[]> => {
  const { days } = await askProduct(storeDays, { params: { partner: JULIE.store }, query: { from, to } });
  return days.map((day) => day.taken);
};

test('an order is asked to move with its event, and moves with the yes of the business, on a phone', async ({
  page,
  browser,
  words,
}) => {
  const { orders } = words;
  await clock.moveToCalmTuesday();
  const host = await aHost({ firstName: 'נועה', lastName: 'שדה' });
  await aCard(host, newCard());
  const event = await anEvent(host, {
    daysAhead: DAYS_AHEAD,
    location: { address: 'תל אביב-יפו', geocode: { lat: 32.08, lng: 34.78 } },
  });
  const { day } = wallTime(new Date(event.date));
  const nextDay = addDays(day, 1);
  const [before = 0, beforeNext = 0] = await taken(day, nextDay);
  const orderId = await aLinkedOrder(host, event);
  await arriveAs(page.context(), host);
  const mine = new OrderScreen(page, words);
  const shop = await browser.newContext({ viewport: phoneScreen });
  const julie = await theDemoPartner();
  await arriveAs(shop, julie);
  const counter = await shop.newPage();
  const theirs = new OrderScreen(counter, words);

  await test.step('the host moves the date, and both sides see the old one beside the new', async () => {
    await askProduct(updateInvitation, {
      token: host.tokens.access_token,
      params: { eventId: event._id },
      body: { ...event, date: atWallTime(nextDay, '19:30').toISOString() },
    });
    await counter.goto(OrderScreen.ofStore(JULIE.store, orderId));
    await expect(theirs.eventNews).toContainText(orders('event.news.before'));
    await expect(theirs.eventNews).toContainText(
      orders('event.news.moved.partner', { customer: isolate('נועה') }),
    );
    await page.goto(OrderScreen.ofCustomer(orderId));
    await expect(mine.eventNews).toContainText(orders('event.news.now'));
  });

  await test.step('the customer asks to move the order, and is told what the calendar says', async () => {
    await mine.eventNews.getByRole('button', { name: orders('change.do.follow') }).click();
    const dialog = page.getByRole('dialog', { name: orders('change.ask.title') });
    await expect(dialog.getByLabel(orders('event.day'))).toHaveValue(nextDay);
    await expect(dialog).toContainText(orders('change.calendar.customer.free'));
    await expect(dialog).toContainText(orders('change.samePrice'));
    await dialog.getByRole('button', { name: orders('change.ask.do') }).click();
    await expect(page.getByText(orders('change.done.change'))).toBeVisible();
  });

  await test.step('the business sees it with its calendar, and agrees', async () => {
    await expect(theirs.change).toContainText(orders('change.calendar.partner.free'));
    await theirs.change.getByRole('button', { name: orders('change.do.acceptChange') }).click();
    const question = counter.getByRole('alertdialog', { name: orders('change.accept.title') });
    await question.getByRole('button', { name: orders('change.do.acceptChange') }).click();
    await expect(counter.getByText(orders('change.done.acceptChange'), { exact: true })).toBeVisible();
  });

  await test.step('the order has moved, nothing warns any more, and the old day is free again', async () => {
    await expect(mine.change).toContainText(orders('change.title.accepted'));
    await expect(mine.eventNews).toHaveCount(0);
    await until('the old day to be free', async () => {
      const [old = 0, now = 0] = await taken(day, nextDay);
      return old === before && now === beforeNext + 1 ? true : undefined;
    });
  });
  await shop.close();
});
