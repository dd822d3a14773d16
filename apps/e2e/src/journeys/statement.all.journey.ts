import { readFile } from 'node:fs/promises';
import { addDays } from '@smachot/kernel';
import { expect, phoneScreen, test } from '../journey';
import { OrderScreen } from '../screens/order.screen';
import { StorePaymentsScreen } from '../screens/store-payments.screen';
import { aHost, arriveAs } from '../world/a-host';
import { aCard } from '../world/an-event';
import { aWaitingOrder } from '../world/a-market';
import { approved } from '../world/an-order';
import { JULIE, theDemoPartner } from '../world/a-store';
import { clock } from '../world/clock';

test.use({ viewport: phoneScreen });

test('a partner reads on the statement what an order brought, and keeps it as a file', async ({
  page,
  context,
  words,
}) => {
  const { dashboard } = words;
  const customer = await aHost({ firstName: 'Gal', lastName: 'Peretz' });
  await aCard(customer);
  const partner = await theDemoPartner();
  const orderId = await aWaitingOrder(customer, addDays(await clock.moveToCalmTuesday(), 28));
  await approved(partner.tokens.access_token, orderId);
  await arriveAs(context, partner);
  const payments = new StorePaymentsScreen(page, words);

  // the demo asks no commission
  await test.step('the payment stands on it', async () => {
    // the ledger follows the payment through the outbox
    await expect(async () => {
      await page.goto(StorePaymentsScreen.address(JULIE.store));
      await expect(payments.linesOf(orderId)).toHaveCount(1, { timeout: 2_000 });
    }).toPass();
    await expect(payments.balance).toContainText(dashboard('payments.sums.waiting'));
    await expect(
      payments.linesOf(orderId).filter({ hasText: dashboard('payments.kinds.captured') }),
    ).toHaveCount(1);
  });
  await test.step('it is filtered, and the filter survives a reload', async () => {
    await payments.kind.selectOption('captured');
    await expect(payments.linesOf(orderId)).toHaveCount(1);
    await expect(page).toHaveURL(/kind=captured/);
    await page.reload();
    await expect(payments.linesOf(orderId)).toContainText(dashboard('payments.kinds.captured'));
  });
  await test.step('it is kept as a file', async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), payments.file('pdf').click()]);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });
  await test.step('a line leads to its order', async () => {
    await payments.linesOf(orderId).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${OrderScreen.ofStore(JULIE.store, orderId)}$`));
  });
});
