import { addDays, isolate } from '@smachot/kernel';
import type { Page } from '@playwright/test';
import { expect, inMotion, phoneScreen, test } from '../journey';
import { BrowseScreen } from '../screens/browse.screen';
import { CheckoutScreen } from '../screens/checkout.screen';
import { OrderScreen } from '../screens/order.screen';
import { PaymentsScreen } from '../screens/payments.screen';
import { SignInScreen } from '../screens/sign-in.screen';
import { UnitScreen } from '../screens/unit.screen';
import { arriveAs } from '../world/a-host';
import { approved, orderedAgain } from '../world/an-order';
import { toTuesdayBeforeEmptyDay } from '../world/a-market';
import { JULIE, theDemoPartner } from '../world/a-store';
import { israeliCard, lastFour, newCard } from '../world/cards';
import { clock } from '../world/clock';
import { newPhone } from '../world/phones';
import { outside, until } from '../world/sandbox';
import { shekels, type Words } from '../words';

/** The narrowest phone people still have. */
test.use({ viewport: { width: 360, height: 740 }, ...inMotion });

const DAYS_AHEAD = 9;
const GUESTS = 120;
/** 3,500 and 189 a guest; the delivery to Tel Aviv is free. */
const AT_FIRST = 3_500 + 189 * GUESTS;
const ASADO = 24 * GUESTS;
const SHAWARMA = 1_800;
const CHOSEN = AT_FIRST + ASADO + SHAWARMA;
/** Within fourteen days of ordering the law leaves the store a hundred shekels at most. */
const FEE = 100;
const money = (sum: number) => shekels(sum, 'he');

class Customer {
  readonly card = newCard(israeliCard);
  readonly browse: BrowseScreen;
  readonly unit: UnitScreen;
  readonly checkout: CheckoutScreen;
  readonly order: OrderScreen;
  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {
    this.browse = new BrowseScreen(page, words);
    this.unit = new UnitScreen(page, words);
    this.checkout = new CheckoutScreen(page, words);
    this.order = new OrderScreen(page, words);
  }
  async token(): Promise<string> {
    const cookies = await this.page.context().cookies();
    return decodeURIComponent(cookies.find(({ name }) => name === 'access_token')?.value ?? '');
  }
}

async function findsStore({ page, words, browse }: Customer, day: string): Promise<void> {
  const { stores } = words;
  await page.goto('/');
  await expect(browse.title).toBeVisible();
  await browse.ask({ celebrating: 'wedding', day, time: '19:30', place: 'תל אביב', participants: GUESTS });
  await expect(page.getByText(stores('browse.pricesFor', { count: GUESTS }))).toBeVisible();
  await browse.category('catering').click();
  const card = browse.card(JULIE.name);
  await expect(card).toContainText(`${money(AT_FIRST)} ${stores('card.allIn')}`);
  await expect(card).toContainText(stores('card.comesToYou'));
  await browse.openStore(JULIE.name);
}

async function composesMenu({ words, browse, unit }: Customer): Promise<void> {
  await expect(browse.card(JULIE.menu)).toContainText(money(AT_FIRST));
  await browse.openUnit(JULIE.menu);
  await unit.expectPrice(AT_FIRST);
  const salad = unit.chip('סלטים', 'מטבוחה');
  await salad.click();
  await expect(salad).toHaveAttribute('aria-pressed', 'false');
  await expect(unit.section('סלטים')).toContainText(words.ui('limit.left', { count: 1 }));
  await expect(unit.price).toContainText(words.stores('order.missing', { count: 1, section: 'סלטים' }));
  await unit.chip('סלטים', 'סלק וטחינה').click();
  await unit.item('עיקריות', 'אסאדו בבישול ארוך').check();
  await unit.expectPrice(AT_FIRST + ASADO);
  await unit.item('תוספות לאירוע', 'עמדת שווארמה').check();
  await unit.expectPrice(CHOSEN);
  await unit.order.click();
}

/** Signs up during the checkout: the choice is in memory only and must survive the sign-in. */
async function signsUpOnTheWay({ page, words, checkout }: Customer, phone: string): Promise<void> {
  const signIn = new SignInScreen(page, words);
  await expect(page).toHaveURL(/[?&]c=/);
  expect(await page.evaluate(() => scrollY), 'a new page begins at its top').toBe(0);
  await expect(checkout.title).toBeVisible();
  await checkout.signIn.click();
  await signIn.askForCode(phone);
  await signIn.enterCodeFor(phone);
  await expect(signIn.heading('signUp.title')).toBeVisible();
  await signIn.signUp({ firstName: 'הילה', lastName: 'רון', email: 'hila@example.com' });
  await expect(page).toHaveURL(new RegExp(`/partner/${JULIE.store}/checkout(\\?c=[\\w-]+)?$`));
  await expect(page.getByText(JULIE.menu)).toBeVisible();
}

/** The bank requires a challenge; the card's owner returns without an answer and gives up for now. */
async function leavesTheBankOnce(checkout: CheckoutScreen): Promise<void> {
  await checkout.terms.check();
  await outside.nextPayments('3ds');
  await checkout.place(CHOSEN).click();
  await checkout.visitBank();
  await checkout.leave.click();
}

async function places({ page, words, card, checkout }: Customer): Promise<string> {
  const { orders, ui } = words;
  const payments = new PaymentsScreen(page, words);
  const order = checkout.place(CHOSEN);
  await order.click();
  await expect(
    page.getByText(orders('place.missing')),
    'nothing is ordered without card and terms',
  ).toContainText(orders('place.missingCard'));
  await page.getByRole('button', { name: ui('card.add') }).click();
  await payments.typeCard(card);
  await payments.saveCard();
  const stored = page.getByRole('radio', { name: lastFour(card) });
  await expect(stored).toBeChecked();
  await expect(stored, 'the page stays where it was under the dialog').toBeInViewport();
  await checkout.remarks.fill('בלי אגוזים');
  await leavesTheBankOnce(checkout);
  await expect(checkout.remarks, 'nothing is typed twice').toHaveValue('בלי אגוזים');
  await checkout.terms.check();
  await order.click();
  await checkout.expectPlaced();
  await expect(page.getByText(orders('placed.held', { sum: isolate(money(CHOSEN)) }))).toBeVisible();
  return checkout.toOrder();
}

async function looksAndCancels({ page, words, order }: Customer): Promise<void> {
  const { orders } = words;
  const back = CHOSEN - FEE;
  await expect(order.move('cancel'), 'what comes back is said before it is asked').toContainText(money(back));
  await order.move('cancel').click();
  const question = order.question('cancel');
  await expect(question).toContainText(orders('ask.conditions'));
  const sums = question.getByRole('definition');
  await expect(sums).toHaveText([money(back), money(FEE)]);
  await question.getByRole('button', { name: orders('moves.keep') }).click();
  await expect(question).toBeHidden();
  await order.expectStatus('approved');
  await order.move('cancel').click();
  await question.getByLabel(orders('ask.reason')).fill('דחינו את החתונה');
  await question.getByRole('button', { name: orders('do.cancel') }).click();
  await order.expectStatus('cancelledByYou');
  await expect(order.step(orders('steps.customer.refunded')), 'and by itself it is there').toContainText(
    money(back),
  );
  await expect(page.getByText('דחינו את החתונה')).toBeVisible();
}

test('from the first look to the refund, on a phone, in Hebrew', async ({ page, browser, words }) => {
  const { orders } = words;
  const customer = new Customer(page, words);
  const { order } = customer;
  const day = addDays(await toTuesdayBeforeEmptyDay(DAYS_AHEAD), DAYS_AHEAD);
  const sales = async () =>
    (await outside.salesOn(customer.card))
      // one that its owner did not confirm is none
      .filter(({ status }) => status !== 'initial')
      .map(({ price, charged, refunded }) => ({ price, charged, refunded }));
  const julie = await theDemoPartner();
  const shop = await browser.newContext({ viewport: phoneScreen });
  await arriveAs(shop, julie);
  const kitchen = await shop.newPage();
  const theirs = new OrderScreen(kitchen, words);

  await test.step('says what, when, where, how many, and finds a store with its price', () =>
    findsStore(customer, day));
  await test.step('composes a menu and watches the price', () => composesMenu(customer));
  await test.step('signs up on the way', () => signsUpOnTheWay(customer, newPhone()));
  await kitchen.goto(OrderScreen.ofStore(JULIE.store));
  await expect(kitchen.getByRole('heading', { level: 1, name: orders('store.title') })).toBeVisible();
  await expect(theirs.waiting('הילה')).toHaveCount(0);
  const orderId = await test.step('adds a card, agrees and orders', () => places(customer));

  await test.step('the store sees it come in, and approves', async () => {
    await order.expectStatus('pending');
    expect(await sales(), 'held, not taken').toEqual([{ price: CHOSEN * 100, charged: 0, refunded: 0 }]);
    const card = theirs.waiting('הילה');
    await expect(card, 'without a reload').toContainText(JULIE.menu);
    await card.getByRole('button', { name: orders('street.ask') }).click();
    await expect(order.step(orders('steps.customer.street_asked', { store: '' }).trim())).toBeVisible();
    await page.getByLabel(orders('street.label')).fill('הירקון 100');
    await page.getByRole('button', { name: orders('street.save') }).click();
    await expect(page.getByRole('button', { name: orders('street.change') })).toBeVisible();
    await expect(card, 'and the store has the address').toContainText('הירקון 100');
    await card
      .getByRole('button', { name: orders('do.approveSum', { sum: isolate(money(CHOSEN)) }) })
      .click();
    // the press may be taken back for ten seconds; whoever goes on has decided
    await expect(card.getByRole('button', { name: orders('approval.takeBack') })).toBeVisible();
    await card.getByRole('link', { name: 'הילה' }).click();
    await theirs.expectStatus('approved');
  });

  await test.step('the customer sees it approved and charged, without a reload', async () => {
    await order.expectStatus('approved');
    const charged = order.step(orders('steps.customer.captured'));
    await expect(charged).toHaveAttribute('data-state', 'done');
    await expect(charged).toContainText(money(CHOSEN));
  });

  await test.step('looks at what comes back, and cancels', () => looksAndCancels(customer));
  await test.step('the store and the provider agree', async () => {
    await kitchen.goto(OrderScreen.ofStore(JULIE.store, orderId));
    await theirs.expectStatus('cancelled_customer');
    await expect(kitchen.getByText('דחינו את החתונה')).toBeVisible();
    await until('the refund', async () => ((await sales())[0]?.refunded ? true : undefined));
    expect(await sales()).toEqual([
      { price: CHOSEN * 100, charged: CHOSEN * 100, refunded: (CHOSEN - FEE) * 100 },
    ]);
  });

  await test.step('another order is done the day after its event', async () => {
    const second = await orderedAgain(await customer.token(), orderId);
    await approved(julie.tokens.access_token, second);
    await page.goto(OrderScreen.ofCustomer(second));
    await order.expectStatus('approved');
    await clock.moveTo(addDays(day, 1), '12:00');
    await order.expectStatus('done');
    expect((await sales())[1]).toEqual({ price: CHOSEN * 100, charged: CHOSEN * 100, refunded: 0 });
  });
  await shop.close();
});
