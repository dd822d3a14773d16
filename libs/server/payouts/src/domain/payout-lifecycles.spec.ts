import type { PayoutBatchStatus, PayoutStatus } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { payoutBatchLifecycle, payoutLifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import { Payout } from './payout';
import { PayoutBatch } from './payout-batch';

const NOW = new Date('2031-06-10T09:00:00Z');
const aPayout = (status: PayoutStatus) => () =>
  new Payout({
    ...{ id: newId(), number: 1, batchId: newId(), storeId: newId(), day: '2031-06-08', status },
    ...{ amount: 10_000, plannedAt: NOW, sentAt: null, closedAt: null, reason: null, bankCode: null },
    ...{ bankDetailsId: newId(), detailsVersion: 1 },
  });
const aBatch = (status: PayoutBatchStatus) => () =>
  new PayoutBatch({
    ...{ id: newId(), day: '2031-06-08', status, plannedUpTo: null, fileNumber: 1, fileMadeAt: NOW },
    ...{ paymentDay: '2031-06-11', fileSerial: 1, sentAt: null, answeredAt: null, createdAt: NOW },
  });
const file = { paymentDay: '2031-06-12', fileSerial: 1 };

it.each(
  walk(payoutLifecycle, {
    in: {
      planned: aPayout('planned'),
      sent: aPayout('sent'),
      paid: aPayout('paid'),
      returned: aPayout('returned'),
      canceled: aPayout('canceled'),
    },
    status: ({ state }) => state.status,
    acts: {
      'send admin': (payout) => payout.send(NOW),
      'cancel system': (payout) => payout.cancel('details_not_verified', NOW),
      'pay bank': (payout) => payout.pay(NOW),
      'return bank': (payout) => payout.giveBack('account_closed', '02', NOW),
    },
  }),
)('a payout: $row', async ({ run }) => {
  const { after, allowed } = await run();
  expect(allowed).toContain(after);
});

it.each(
  walk(payoutBatchLifecycle, {
    in: {
      planning: aBatch('planning'),
      planned: aBatch('planned'),
      sent: aBatch('sent'),
      answered: aBatch('answered'),
    },
    status: ({ state }) => state.status,
    acts: {
      'plan system': (batch) => batch.planned(newId()),
      'finish system': (batch) => batch.planned(null),
      'make_file admin': (batch) => batch.makeFile(1, file, NOW),
      'send admin': (batch) => batch.send(1, NOW),
      'answer bank': (batch) => batch.answer(NOW),
    },
  }),
)('a batch: $row', async ({ run }) => {
  const { after, allowed } = await run();
  expect(allowed).toContain(after);
});

it('a file that was replaced is neither replaced again nor sent', () => {
  const batch = aBatch('planned')();
  expect(batch.makeFile(null, file, NOW)).toMatchObject({ code: 'payouts.file_replaced' });
  expect(batch.makeFile(1, file, NOW).ok).toBe(true);
  expect(batch.send(1, NOW)).toMatchObject({ code: 'payouts.file_replaced' });
  expect(batch.send(2, NOW).ok).toBe(true);
});
