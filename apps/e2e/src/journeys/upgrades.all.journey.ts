import { readFile } from 'node:fs/promises';
import { addDays, DAY_MS } from '@smachot/kernel';
import type { Browser, Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { expect, pageOf, test, type TwoLook, twoLooks } from '../journey';
import { settled } from '../looks';
import { AccountScreen } from '../screens/account.screen';
import { CrewScreen } from '../screens/crew.screen';
import { PlansScreen, type PriceLines } from '../screens/plans.screen';
import { aNewStore, type NewStore } from '../world/a-new-store';
import { aPlanCoupon, endOfPeriod, offerName, paysWith, someOffers, subscriptionOf } from '../world/a-plan';
import { lastFour, newCard, refusedWhenCharged } from '../world/cards';
import { clock } from '../world/clock';
import { newPhone } from '../world/phones';
import { withConfirmedEmail } from '../world/sent-links';
import { askSandbox, until } from '../world/sandbox';
import { type Words, wordsIn } from '../words';

const CODE = `START-${newPhone().slice(-6)}`;
const PERCENT = 20;
/** Plus+, by the month and by the year, in agorot. */
const MONTH = 14_900;
const YEAR = 149_000;
const FIRST_MONTH = MONTH * (1 - PERCENT / 100);
/** The basic plan has room for ten offers and three people. */
const OFFERS = 12;
const ROOM = 10;

/** A partner in a browser of their own. */
class Partner {
  readonly card = newCard();
  readonly words: Words;
  readonly account: AccountScreen;
  readonly plans: PlansScreen;
  private constructor(
    readonly page: Page,
    readonly store: NewStore,
    look: TwoLook,
  ) {
    this.words = wordsIn(look.language);
    this.account = new AccountScreen(page, this.words);
    this.plans = new PlansScreen(page, this.words);
  }
  static async in(browser: Browser, look: TwoLook): Promise<Partner> {
    const store = await aNewStore();
    const partner = new Partner(await pageOf(browser, look, store.owner), store, look);
    await someOffers(store, { from: 1, to: ROOM });
    await paysWith(store, partner.card);
    return partner;
  }
  async goTo(path: string): Promise<void> {
    await this.page.goto(`/dashboard/${this.store.partnerUsername}${path}`);
  }
  async isClean(screen: string): Promise<void> {
    await settled(this.page);
    expect.soft(await axeFindings(this.page), screen).toEqual([]);
  }
}

/** Subtotal and tax make the total, and the tax is 18 per cent, to the agora. */
function expectTaxLines({ subtotal, tax, total }: PriceLines): void {
  expect(subtotal + tax).toBe(total);
  expect(tax).toBe(total - Math.round(total / 1.18));
}

async function upgrades({ page, store, words, account, plans, card }: Partner): Promise<void> {
  await page.goto(PlansScreen.address(store.partnerUsername, 'monthly'));
  const shown = await plans.priceOf('plus-plan');
  expectTaxLines(shown);
  expect(shown.total).toBe(MONTH);
  await plans.choose('plus-plan');
  await plans.useCoupon(CODE);
  await expect(plans.couponOff(CODE, PERCENT)).toBeVisible();
  await expect(plans.price.getByRole('row').nth(1)).toContainText(CODE);
  const due = await plans.due();
  expect(due.above, 'the price, and what the coupon takes off it').toEqual([MONTH, FIRST_MONTH - MONTH]);
  expectTaxLines(due);
  expect(due.total).toBe(FIRST_MONTH);
  await plans.pay.click();
  await expect(page.getByText(words.dashboard('choose.termsNeeded'))).toBeVisible();
  await plans.terms.check();
  await plans.card(lastFour(card)).check();
  await plans.pay.click();
  await account.waitFor(store.partnerUsername, 'active', 1);
  await expect(account.charges.first()).toContainText(CODE);
}

async function keepsInvoice({ page, account }: Partner): Promise<void> {
  const invoice = account.invoiceOf(account.charges.first());
  const [file] = await Promise.all([page.waitForEvent('download'), invoice.click()]);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
}

async function readsOfGrace(partner: Partner): Promise<void> {
  const { page, store, words, account } = partner;
  await account.waitFor(store.partnerUsername, 'grace', 3);
  await expect(account.grace).toBeVisible();
  await expect(account.pay).toBeVisible();
  const { businessName, partnerUsername } = store;
  const email = `host-${store.owner.phone.slice(-7)}@example.com`;
  await until('the mail about the payment that failed', async () => {
    const mails = await askSandbox<{ subject: string; text: string }[]>(`mail?to=${email}`);
    return mails.find(
      ({ text }) => text.includes(businessName) && text.includes(`/${partnerUsername}/account`),
    );
  });
  await partner.isClean('the account of a store that did not pay');
  await partner.goTo('');
  await expect(page.getByText(words.dashboard('waiting.kinds.plan_unpaid'))).toBeVisible();
}

async function readsOfOffers(partner: Partner): Promise<void> {
  const { page, words } = partner;
  const { dashboard, problems } = words;
  await partner.goTo('/pricing-unit');
  const filter = (shown: 'live' | 'archived') =>
    page.getByRole('button', { name: new RegExp(`^${dashboard(`units.${shown}`)}`) });
  await expect(filter('live')).toContainText(String(ROOM));
  await expect(filter('archived')).toContainText(String(OFFERS - ROOM));
  await page.getByRole('button', { name: dashboard('copy', { name: offerName(OFFERS) }) }).click();
  await expect(page.getByText(problems('plan.units.iron_swords'))).toBeVisible();
  await partner.isClean('offers that have no room');
  await filter('archived').click();
  for (const archived of [1, 2])
    await expect(page.getByRole('heading', { name: offerName(archived), exact: true })).toBeVisible();
}

async function readsOfCrew(partner: Partner): Promise<void> {
  const { page, words, store } = partner;
  const crew = new CrewScreen(page, words);
  await page.goto(CrewScreen.address(store.partnerUsername));
  await crew.invite(newPhone(), store.password);
  await crew.ask(newPhone());
  await expect(crew.waiting).toHaveCount(2);
  await crew.ask(newPhone());
  await expect(page.getByText(words.problems('plan.crew.iron_swords'))).toBeVisible();
  await partner.isClean('a crew that has no room');
}

/** The doors that the basic plan closes, each of which names the plan that opens it. */
async function readsOfLimits(partner: Partner): Promise<void> {
  const { page, words, account, store } = partner;
  const { dashboard, newsletters } = words;
  await account.waitFor(store.partnerUsername, 'inactive', 3);
  expect(await subscriptionOf(store)).toMatchObject({ planId: 'basic-plan', status: 'inactive' });
  await partner.isClean('the account of an inactive store');
  await readsOfOffers(partner);
  await readsOfCrew(partner);
  await partner.goTo('/analytics');
  await expect(page.getByRole('heading', { name: dashboard('analytics.notInPlan') })).toBeVisible();
  await partner.goTo('/newsletters');
  await expect(page.getByText(newsletters('noPlan'))).toBeVisible();
}

async function paysAgain(partner: Partner): Promise<void> {
  const { page, store, words, account, plans, card } = partner;
  await page.goto(PlansScreen.address(store.partnerUsername, 'monthly'));
  await plans.choose('plus-plan');
  await plans.terms.check();
  await plans.card(lastFour(card)).check();
  await plans.pay.click();
  await account.waitFor(store.partnerUsername, 'active', 4);
  await expect(async () => {
    await partner.goTo('/pricing-unit');
    for (const number of [1, OFFERS]) {
      const offer = page.getByRole('heading', { name: offerName(number), exact: true });
      await expect(offer, 'nothing was deleted').toBeVisible({ timeout: 3_000 });
    }
  }).toPass();
  expect((await subscriptionOf(store)).used.pricingUnits).toBe(OFFERS);
  await expect(page.getByText(words.dashboard('waiting.kinds.plan_unpaid'))).toHaveCount(0);
}

/** A year in place of a month: the days that were paid and not used are credited. */
async function paysByTheYear(partner: Partner, unused: { days: number; of: number }): Promise<void> {
  const { page, store, account, plans, card } = partner;
  const credit = Math.ceil((MONTH * unused.days) / unused.of);
  await page.goto(PlansScreen.address(store.partnerUsername, 'annually'));
  const shown = await plans.priceOf('plus-plan');
  expectTaxLines(shown);
  expect(shown.total).toBe(YEAR);
  await plans.choose('plus-plan');
  const due = await plans.due();
  expect(due.above, 'the year, and the credit').toEqual([YEAR, -credit]);
  expectTaxLines(due);
  expect(due.total).toBe(YEAR - credit);
  await partner.isClean('the dialog of a plan');
  await plans.card(lastFour(card)).check();
  await plans.terms.check();
  await plans.pay.click();
  await account.waitFor(store.partnerUsername, 'active', 5);
  await keepsInvoice(partner);
}

const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);

test('partners pay for a plan, miss a payment, and lose and find again what it allowed', async ({
  browser,
}) => {
  await clock.moveToCalmTuesday();
  await aPlanCoupon(CODE, PERCENT);
  const partners = await Promise.all(twoLooks.map((look) => Partner.in(browser, look)));
  const [{ store }] = partners as [Partner];
  const each = async (what: string, act: (partner: Partner) => Promise<void>) => {
    for (const partner of partners)
      await test.step(`${what}, in ${partner.words.language}`, () => act(partner));
  };

  await each('upgrades with a coupon', upgrades);
  await each('keeps the invoice', keepsInvoice);
  for (const partner of partners) await someOffers(partner.store, { from: ROOM + 1, to: OFFERS });

  await clock.moveTo(await endOfPeriod(store), '09:00');
  await each('is renewed, at the full price', async (partner) => {
    await partner.account.waitFor(partner.store.partnerUsername, 'active', 2);
    await expect(partner.account.charges.first()).toContainText('149');
    await keepsInvoice(partner);
    await paysWith(partner.store, refusedWhenCharged);
    // news with sums goes to no other address
    await withConfirmedEmail(partner.store.owner);
  });

  const unpaidFrom = await endOfPeriod(store);
  await clock.moveTo(unpaidFrom, '09:00');
  await each('is told that the card was refused', readsOfGrace);

  await clock.moveTo(addDays(unpaidFrom, 7), '09:00');
  await each('is told what the basic plan has no room for', readsOfLimits);
  const paidFrom = await clock.today();
  await each('pays, and has everything again', paysAgain);

  const until = await endOfPeriod(store);
  const changedOn = addDays(paidFrom, 10);
  await clock.moveTo(changedOn, '09:00');
  const unused = { days: daysBetween(changedOn, until), of: daysBetween(paidFrom, until) };
  await each('pays by the year', (partner) => paysByTheYear(partner, unused));
  for (const { page } of partners) await page.context().close();
});
