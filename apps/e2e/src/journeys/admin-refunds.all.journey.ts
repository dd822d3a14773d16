import { decideManualRefund, listManualRefunds, type ProblemCode, readOrder } from '@smachot/contracts';
import { addDays } from '@smachot/kernel';
import type { Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { expect, pageOf, test, twoLooks } from '../journey';
import { settled } from '../looks';
import { AdminListsScreen } from '../screens/admin-lists.screen';
import { ConfirmDialog } from '../screens/confirm.dialog';
import { RefundsScreen } from '../screens/refunds.screen';
import { baseUrl } from '../surroundings';
import { aHost, type Host } from '../world/a-host';
import { anEmptyDay, aWaitingOrder } from '../world/a-market';
import { theDemoPartner } from '../world/a-store';
import { ADMIN_PASSWORD, type DemoAdmin, demoAdmin, secondAdmin } from '../world/an-admin';
import { aCard } from '../world/an-event';
import { approved } from '../world/an-order';
import { newCard } from '../world/cards';
import { clock } from '../world/clock';
import { askProduct, requestTo } from '../world/product';
import { until } from '../world/sandbox';
import { shekels, type Words } from '../words';

/** In shekels; of an order an admin alone refunds a thousand. */
const SUM = 1_050;
const ALONE = 1_000;
const ASKED = 'The starters were missing';
const APPROVED = 'Checked with the business';

type Over = { customer: Host; orderId: string; code: string };

/** An order that took place and was paid, of a customer nobody else has; nothing of it was refunded. */
async function anOrderThatIsOver(): Promise<Over> {
  const customer = await aHost({ firstName: 'גל', lastName: 'פרץ' });
  await aCard(customer, newCard());
  const day = await anEmptyDay(addDays(await clock.today(), 6));
  const orderId = await aWaitingOrder(customer, day);
  await approved((await theDemoPartner()).tokens.access_token, orderId);
  await clock.moveTo(addDays(day, 1), '12:00');
  // the order is done a while after its event
  const code = await until('an order that is done', async () => {
    const asked = { token: customer.tokens.access_token, params: { orderId } };
    const order = await askProduct(readOrder, asked);
    return order.status === 'done' ? order.code : undefined;
  });
  return { customer, orderId, code };
}

/** The quarter of an hour after a sign-in is not waited for: the first refusal is the test's, the confirmation is the product's. */
async function refuseOnce(page: Page, calls: string): Promise<void> {
  const json = {
    ...{ error: 'ForbiddenException', message: '', requestId: 'refused-by-the-test' },
    code: 'auth.confirmation_required' satisfies ProblemCode,
  };
  await page.route(calls, (route) => route.fulfill({ status: 403, json }), { times: 1 });
}

/** An admin at the refunds by hand, in a browser of their own. */
class Desk {
  readonly refunds: RefundsScreen;
  constructor(
    readonly admin: DemoAdmin,
    readonly page: Page,
    readonly words: Words,
    /** Whether the quarter of an hour is over when this admin acts; codes are not sent often. */
    private readonly hasToConfirm: boolean,
  ) {
    this.refunds = new RefundsScreen(page, words);
  }
  async isClean(screen: string): Promise<void> {
    await settled(this.page);
    await this.hasNoFindings(screen);
  }
  private async hasNoFindings(screen: string): Promise<void> {
    expect.soft(await axeFindings(this.page), screen).toEqual([]);
  }
  /** Acts, and shows password and code where that is asked: the refused act goes on by itself. */
  async acts(calls: string, act: () => Promise<void>): Promise<void> {
    if (this.hasToConfirm) await refuseOnce(this.page, calls);
    await act();
    if (this.hasToConfirm) await this.confirms();
  }
  private async confirms(): Promise<void> {
    const confirm = new ConfirmDialog(this.page, this.words);
    // the button of the act is busy meanwhile
    await expect(confirm.password).toBeFocused();
    await this.hasNoFindings('an admin is asked who it is');
    await confirm.byBoth(ADMIN_PASSWORD, this.admin.phone);
    await expect(confirm.dialog).toBeHidden();
  }
  async token(): Promise<string> {
    const cookies = await this.page.context().cookies();
    return cookies.find(({ name }) => name === 'access_token')!.value;
  }
}

async function asks(first: Desk, { code }: Over): Promise<void> {
  const { page, words, refunds } = first;
  await refunds.goTo('waiting');
  await refunds.find(code);
  await refunds.type(ALONE, ASKED);
  await expect(refunds.send('alone'), 'so much needs nobody else').toBeVisible();
  await refunds.type(SUM, ASKED);
  await first.isClean('a refund of which another admin is asked');
  await first.acts('**/admin/api/manual-refunds', () => refunds.send('request').click());
  await expect(page.getByText(words.admin('refunds.done.request'))).toBeVisible();
  await expect(refunds.row(code)).toContainText(words.admin('refunds.waitsForOther'));
}

/** Neither the screen nor the server lets the admin who asked approve. */
async function cannotApproveAlone(first: Desk, { code }: Over): Promise<void> {
  const { refunds } = first;
  await expect(refunds.decision(code, 'takeBack')).toBeVisible();
  await expect(refunds.decision(code, 'approve')).toHaveCount(0);
  const token = await first.token();
  const waiting = await askProduct(listManualRefunds, { token, query: { limit: 100 } });
  const refundId = waiting.refunds.find(({ orderCode }) => orderCode === code)!._id;
  const answer = await requestTo(baseUrl, decideManualRefund, {
    ...{ token, params: { refundId } },
    body: { decision: 'approve', reason: 'I am sure of it' },
  });
  expect(await answer.json()).toMatchObject({ code: 'refund.own_request' });
  await refunds.goTo('waiting');
  await expect(refunds.row(code), 'it still waits').toBeVisible();
}

async function decides(second: Desk, { code }: Over): Promise<void> {
  const { page, words, refunds } = second;
  await refunds.goTo('waiting');
  await expect(refunds.row(code)).toContainText(demoAdmin.name);
  await second.isClean('a refund that waits for this admin');
  await second.acts('**/admin/api/manual-refunds/*/decision', () => refunds.approve(code, APPROVED));
  await expect(page.getByText(words.admin('refunds.done.approve'))).toBeVisible();
  await expect(async () => {
    await refunds.goTo('decided');
    const done = words.admin('refunds.status.done');
    await expect(refunds.row(code)).toContainText(done, { timeout: 3_000 });
  }).toPass();
  await expect(refunds.row(code), 'both names, and why').toContainText(demoAdmin.name);
  await expect(refunds.row(code)).toContainText(secondAdmin.name);
  await expect(refunds.row(code)).toContainText(APPROVED);
  await second.isClean('refunds that were decided');
}

/** The customer reads of it, and is not told what admins wrote to each other. */
async function customerReads(page: Page, { payments, language }: Words, { orderId }: Over): Promise<void> {
  await page.goto('/me/payments');
  const orders = page.getByRole('region', { name: payments('orders.title') });
  const order = orders.getByRole('listitem').filter({ has: page.locator(`a[href="/me/orders/${orderId}"]`) });
  const refunded = order.getByRole('listitem').filter({ hasText: payments('orders.moved.refunded') });
  await expect(refunded).toContainText(shekels(SUM, language));
  await expect(order).toContainText(payments('orders.moved.paid'));
  await settled(page);
  expect.soft(await axeFindings(page), 'payments with a refund').toEqual([]);
}

/** Both names, both reasons, and from where. */
async function logTells({ page, words }: Desk, { orderId }: Over): Promise<void> {
  const lists = new AdminListsScreen(page, words);
  await lists.goTo('audit', `?subject=${orderId}`);
  for (const [reason, { name }] of [
    [ASKED, demoAdmin],
    [APPROVED, secondAdmin],
  ] as const) {
    const entry = lists.row('audit', reason);
    await expect(entry).toHaveCount(1);
    await expect(entry).toContainText(name);
    await entry.getByText(words.admin('lists.record')).click();
    await expect(entry).toContainText(/127\.0\.0\.1|::1/);
  }
}

for (const look of twoLooks) {
  const { language, settings } = look;
  test.describe(`in ${language} at ${settings.viewport.width}`, () => {
    test.use({ ...settings, language });

    test('a large refund is asked for by one admin, decided by another, and seen by the customer', async ({
      page,
      context,
      browser,
      words,
    }) => {
      const order = await anOrderThatIsOver();
      const first = new Desk(demoAdmin, page, words, language === 'he');
      const second = new Desk(secondAdmin, await pageOf(browser, look), words, language === 'en');

      await demoAdmin.actsIn(context, async () => {
        await test.step('the first admin asks', () => asks(first, order));
        await test.step('and cannot approve it', () => cannotApproveAlone(first, order));
      });
      await secondAdmin.actsIn(second.page.context(), async () => {
        await test.step('the second one decides', () => decides(second, order));
        await test.step('the log tells of both', () => logTells(second, order));
      });
      await second.page.context().close();
      const customers = await pageOf(browser, look, order.customer);
      await test.step('the customer sees it', () => customerReads(customers, words, order));
      await customers.context().close();
    });
  });
}
