import { addDays, atWallTime } from '@smachot/kernel';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test, whoChose, wideScreen } from '../journey';
import { AvailabilityScreen } from '../screens/availability.screen';
import { BecomeScreen } from '../screens/become.screen';
import { BrowseScreen } from '../screens/browse.screen';
import { CheckoutScreen } from '../screens/checkout.screen';
import { SignInScreen } from '../screens/sign-in.screen';
import { UnitScreen } from '../screens/unit.screen';
import { aHost, arriveAs } from '../world/a-host';
import { aCard } from '../world/an-event';
import { JULIE } from '../world/a-store';
import { newCard, type TestCard } from '../world/cards';
import { clock } from '../world/clock';
import { nationalPhone, newPhone } from '../world/phones';
import { outside } from '../world/sandbox';
import { shekels, type Words } from '../words';

const english = { storageState: whoChose({ language: 'en', themeMode: 'light' }), viewport: wideScreen };
test.use({ ...english, language: 'en' });

/** Of the demo data, in Haifa too. */
const NEIGHBOUR = 'גלידה בדרך';
const GUESTS = 40;
const EACH = 80;
const SUM = GUESTS * EACH;
const offer = {
  name: 'Garden buffet',
  summary: 'Salads, bakes and fruit',
  description: 'Everything set up an hour before.',
  each: EACH,
  from: 10,
  upTo: 200,
};

async function opensStore(
  page: Page,
  words: Words,
  store: { name: string; username: string; phone: string },
) {
  const become = new BecomeScreen(page, words);
  const signIn = new SignInScreen(page, words);
  await page.goto('/become-a-partner');
  await become.start.click();
  await signIn.askForCode(store.phone);
  await signIn.enterCodeFor(store.phone);
  await signIn.signUp({ firstName: 'Tom', lastName: 'Azulay' });
  await expect(become.question('what')).toBeVisible();
  await become.chooseCategory('catering');
  await become.next('name');
  await become.field('become.businessName').fill(store.name);
  await become.field('become.username').fill(JULIE.store);
  await expect(page.getByText(words.problems('username.taken'))).toBeVisible();
  await become.field('become.username').fill(store.username);
  await expect(become.free).toBeVisible();
  await become.next('where');
  await become.sayWhere('Haifa');
  await become.next('contact');
  await become.field('become.phone').fill(nationalPhone(store.phone));
  await become.next('offer');
  await become.sayOffer(offer);
  await become.addPicture('table.png');
  await become.next('cancelling');
  await become.choosePolicy('moderate');
  await become.next('review');
  await become.publish.click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/${store.username}\\?welcome=yes$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(store.name);
  await expect(page.getByText(words.dashboard('home.publicText'))).toBeVisible();
}

async function shutsDay(page: Page, words: Words, days: { shut: string; today: string }) {
  const { dashboard } = words;
  const availability = new AvailabilityScreen(page, words);
  await page
    .getByRole('navigation', { name: dashboard('nav') })
    .getByRole('link', { name: dashboard('places.availability') })
    .click();
  await expect(availability.title).toBeVisible();
  await expect(availability.notChosen).toBeVisible();
  await availability.always.check({ force: true });
  await availability.tap(days.shut, days.today);
  await expect(availability.day(days.shut)).toHaveAttribute('data-look', 'shut');
  await availability.shortestNotice.fill('30');
  await availability.expectSaved();
  await page.reload();
  await expect(availability.shortestNotice).toHaveValue('30');
}

/** An address as it is sent to a friend. */
const wish = (day: string) =>
  `/?${new URLSearchParams({
    datetime: atWallTime(day, '19:00').toISOString(),
    place: 'Haifa',
    lat: '32.794',
    lng: '34.9896',
    participants: String(GUESTS),
  }).toString()}`;

type Customer = { context: BrowserContext; page: Page; checkout: CheckoutScreen };

/** A customer with a card at the last button of the checkout. */
async function aCustomer(
  browser: Browser,
  words: Words,
  card: TestCard,
  { store, day }: { store: string; day: string },
): Promise<Customer> {
  const host = await aHost({ firstName: 'Gal', lastName: 'Peretz' });
  await aCard(host, card);
  const context = await browser.newContext({ ...english, locale: 'en-IL', timezoneId: 'Asia/Jerusalem' });
  await arriveAs(context, host);
  const page = await context.newPage();
  const browse = new BrowseScreen(page, words);
  const unit = new UnitScreen(page, words);
  const checkout = new CheckoutScreen(page, words);
  await page.goto(wish(day));
  await expect(browse.card(store)).toContainText(shekels(SUM, 'en'));
  await browse.openStore(store);
  await browse.openUnit(offer.name);
  await unit.expectPrice(SUM);
  await unit.order.click();
  await checkout.terms.check();
  await expect(checkout.place(SUM)).toBeEnabled();
  return { context, page, checkout };
}

/** Both customers press at once. Returns the winner and the late one. */
async function race(customers: readonly [Customer, Customer]): Promise<{ first: Customer; late: Customer }> {
  await Promise.all(customers.map(({ checkout }) => checkout.place(SUM).click()));
  const got = await Promise.all(
    customers.map(async ({ checkout }) => {
      const placed = checkout.heading('placed.title');
      await expect(placed.or(checkout.heading('refused.slot'))).toBeVisible();
      return placed.isVisible();
    }),
  );
  expect([...got].sort(), 'one of them').toEqual([false, true]);
  const [one, other] = customers;
  return got[0] ? { first: one, late: other } : { first: other, late: one };
}

test('a new partner opens a store, and two want its only slot of a day', async ({ page, browser, words }) => {
  const { stores, orders, dashboard } = words;
  const today = await clock.moveToCalmTuesday();
  const [day, shut] = [addDays(today, 9), addDays(today, 8)];
  const phone = newPhone();
  const store = { name: `Carmel Table ${phone.slice(-4)}`, username: `carmel-${phone.slice(-7)}`, phone };
  const card = newCard();

  await test.step('becomes a partner', () => opensStore(page, words, store));
  await test.step('shuts a day and asks for notice', () => shutsDay(page, words, { shut, today }));

  const customers = await test.step('two find it, on the same day', () =>
    Promise.all([
      aCustomer(browser, words, card, { store: store.name, day }),
      aCustomer(browser, words, card, { store: store.name, day }),
    ] as const));
  const { first, late } = await test.step('one of them gets it', () => race(customers));

  await test.step('the other hears it, and takes another day', async () => {
    await expect(late.page.getByText(orders('refused.nothingTaken'))).toBeVisible();
    await late.page.getByRole('alert').locator('.chip').first().click();
    await late.checkout.terms.check();
    await late.checkout.place(SUM).click();
    await late.checkout.expectPlaced();
  });

  await test.step('the store waits for two answers, and two sums are held', async () => {
    await page.goto(`/dashboard/${store.username}`);
    const waiting = page.getByRole('region', { name: dashboard('waiting.title') });
    await expect(waiting.getByRole('link', { name: offer.name })).toHaveCount(2);
    const sales = await outside.salesOn(card);
    expect(sales.map(({ price, charged }) => ({ price, charged }))).toEqual(
      [SUM, SUM].map((sum) => ({ price: sum * 100, charged: 0 })),
    );
  });

  await test.step('nobody finds it on a day that is taken or shut', async () => {
    const browse = new BrowseScreen(first.page, words);
    for (const gone of [day, shut]) {
      await first.page.goto(wish(gone));
      await expect(first.page.getByText(stores('browse.pricesFor', { count: GUESTS }))).toBeVisible();
      await expect(browse.card(NEIGHBOUR)).toBeVisible();
      await expect(browse.card(store.name)).toHaveCount(0);
    }
  });
  await Promise.all([first.context.close(), late.context.close()]);
});
