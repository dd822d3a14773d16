import { readFile } from 'node:fs/promises';
import { readOrder } from '@smachot/contracts';
import { addDays } from '@smachot/kernel';
import type { Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { expect, test, twoLooks } from '../journey';
import { settled } from '../looks';
import { AdminListsScreen } from '../screens/admin-lists.screen';
import { SuspensionsScreen } from '../screens/suspensions.screen';
import { aNewStore, type NewStore } from '../world/a-new-store';
import { demoAdmin } from '../world/an-admin';
import { onPlusPlan, paysWith } from '../world/a-plan';
import { JULIE } from '../world/a-store';
import { aWaitingOrder, anEmptyDay } from '../world/a-market';
import { newCard } from '../world/cards';
import { clock } from '../world/clock';
import { nationalPhone } from '../world/phones';
import { askProduct } from '../world/product';
import type { Words } from '../words';

const REASON = 'Three customers complained about one event';

/** A store with a paid plan, whose owner has ordered from another one. */
async function aKnownStore(): Promise<NewStore & { email: string; code: string }> {
  const store = await aNewStore();
  const { owner } = store;
  await paysWith(store, newCard());
  await onPlusPlan(store);
  const orderId = await aWaitingOrder(owner, await anEmptyDay(addDays(await clock.today(), 20)));
  const token = owner.tokens.access_token;
  const { code } = await askProduct(readOrder, { token, params: { orderId } });
  return { ...store, email: `host-${owner.phone.slice(-7)}@example.com`, code };
}
type Known = Awaited<ReturnType<typeof aKnownStore>>;

class Admin {
  readonly lists: AdminListsScreen;
  readonly suspensions: SuspensionsScreen;
  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {
    this.lists = new AdminListsScreen(page, words);
    this.suspensions = new SuspensionsScreen(page, words);
  }
  async isClean(screen: string): Promise<void> {
    await settled(this.page);
    expect.soft(await axeFindings(this.page), screen).toEqual([]);
  }
}

async function searches(admin: Admin, { owner, email, code, businessName }: Known): Promise<void> {
  const { page, lists } = admin;
  await lists.goTo('users');
  await lists.search(nationalPhone(owner.phone));
  await expect(lists.hit('user')).toBeVisible();
  await expect(lists.hit('partner')).toContainText(businessName);
  await expect(lists.hit('subscription')).toContainText('Plus+');
  await admin.isClean('what a search finds');
  await lists.search(email);
  await lists.hit('user').click();
  await expect(lists.part('parts.account')).toContainText(email);
  await expect(lists.part('columns.stores')).toContainText(businessName);
  await expect(lists.part('titles.orders')).toContainText(code);
  await admin.isClean('a person');
  await lists.search(code);
  await lists.hit('order').click();
  await expect(page).toHaveURL(/\/admin-panel\/orders\/[\w-]+/);
  await expect(lists.part('parts.sides')).toContainText(JULIE.name);
}

async function filters(admin: Admin, { businessName }: Known): Promise<void> {
  const { page, lists, words } = admin;
  await lists.goTo('partners');
  await lists.type('partner', businessName);
  await lists.choose('plan', 'plus-plan');
  await expect(page).toHaveURL(/planId=plus-plan/);
  await page.reload();
  await expect(lists.filter('plan'), 'the filter is in the address').toHaveValue('plus-plan');
  await expect(lists.row('partners', businessName)).toHaveCount(1);
  await admin.isClean('a filtered list');
  await lists.row('partners', businessName).getByRole('link').first().click();
  const plan = lists.part('titles.subscriptions');
  await expect(plan).toContainText('Plus+');
  await admin.isClean('a store');
  await plan.getByRole('link').click();
  const paid = lists.part('columns.plan');
  await expect(paid).toContainText(words.admin('lists.states.phases.active'));
  await expect(paid).toContainText('149');
  await admin.isClean('a subscription');
}

async function suspends(admin: Admin, known: Known): Promise<void> {
  const { page, suspensions } = admin;
  await page.goto(SuspensionsScreen.address);
  await suspensions.suspend(known.partnerUsername);
  await admin.isClean('the reason of an act');
  await suspensions.because(REASON, 'suspend');
  await expect(suspensions.done('suspend')).toBeVisible();
  await expect(suspensions.row(known.businessName)).toContainText(REASON);
}

async function takesItBack({ page, suspensions }: Admin, { businessName }: Known): Promise<void> {
  await page.goto(SuspensionsScreen.address);
  await suspensions.lift(businessName);
  await suspensions.because('Settled with the customers', 'lift');
  await expect(suspensions.done('lift')).toBeVisible();
  await expect(suspensions.row(businessName)).toHaveCount(0);
}

async function readsTheLog(admin: Admin, { businessName }: Known): Promise<void> {
  const { lists, words } = admin;
  await lists.goTo('partners', `?q=${encodeURIComponent(businessName)}`);
  await lists.row('partners', businessName).getByRole('link').first().click();
  const acts = lists.part('titles.audit');
  await expect(acts).toContainText(REASON);
  await acts.getByRole('link', { name: words.admin('lists.parts.allActs') }).click();
  const act = lists.row('audit', REASON);
  await expect(act).toHaveCount(1);
  await expect(act).toContainText(businessName);
  const change = act.getByRole('listitem').filter({ hasText: words.admin('lists.facts.names.suspended') });
  const value = (one: boolean) => change.getByText(words.admin(`lists.facts.values.${one}`), { exact: true });
  await expect(value(false), 'before').toBeVisible();
  await expect(value(true), 'after').toBeVisible();
  await act.getByText(words.admin('lists.record')).click();
  await expect(act).toContainText(/127\.0\.0\.1|::1/);
  await admin.isClean('the audit log');
}

async function keepsFiles(admin: Admin, { code }: Known): Promise<void> {
  const { page, lists } = admin;
  await lists.goTo('orders', `?q=${code}`);
  for (const [format, start] of [
    ['CSV', '\uFEFF'],
    ['Excel', 'PK'],
  ] as const) {
    const [file] = await Promise.all([page.waitForEvent('download'), lists.file(format).click()]);
    const text = (await readFile(await file.path())).toString();
    expect(text.startsWith(start), format).toBe(true);
    if (format === 'CSV') expect(text).toContain(code);
  }
}

for (const { language, settings } of twoLooks)
  test.describe(`in ${language} at ${settings.viewport.width}`, () => {
    test.use({ ...settings, language });

    test('an admin finds a store, its owner, orders and plan, and what was done with them', async ({
      page,
      context,
      words,
    }) => {
      const known = await aKnownStore();
      await demoAdmin.actsIn(context, async () => {
        const admin = new Admin(page, words);
        await test.step('searches', () => searches(admin, known));
        await test.step('filters', () => filters(admin, known));
        await test.step('suspends the store', () => suspends(admin, known));
        await test.step('reads the log', () => readsTheLog(admin, known));
        await test.step('keeps the list as a file', () => keepsFiles(admin, known));
        await test.step('takes it back', () => takesItBack(admin, known));
      });
    });
  });
