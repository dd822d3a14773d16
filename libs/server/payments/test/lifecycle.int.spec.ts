import { newId } from '@smachot/kernel';
import {
  ledgerEntryLifecycle,
  type LedgerEntryStatus,
  type PaymentGoal,
  paymentGoalLifecycle,
  paymentLifecycle,
  type PaymentStatus,
} from '@smachot/lifecycles';
import { type Row, walk } from '@smachot/lifecycles-testing';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { type Closing, LedgerRepository } from '../src/persistence/ledger.repository';
import { PaymentRepository } from '../src/persistence/payment.repository';
import { paymentsApp } from './payments-app';

/** The rows are updated by conditions: the database allows exactly the moves of the lifecycle. */
let app: Awaited<ReturnType<typeof paymentsApp>>;
beforeAll(async () => {
  app = await paymentsApp();
});
afterAll(() => app.close());

const inTransaction = (act: (tx: Tx) => Promise<unknown>) => app.get(UnitOfWork).run(act);
const payments = () => app.get(PaymentRepository);
const ledger = () => app.get(LedgerRepository);

type Stored = { id: string; userId: string };
const stored = async (status: PaymentStatus, goal: PaymentGoal): Promise<Stored> => {
  const one = { id: newId(), userId: newId() };
  await app.source.query(
    `insert into payments.order_payments (id, user_id, order_code, return_to, amount, goal, state, attempt, captured, refunded, created_at)
     values ($1, $2, '1', '/me/orders', 650000, $3, $4, 1, 0, 0, now())`,
    [one.id, one.userId, goal, status],
  );
  return one;
};
const columnOf =
  <Value extends string>(table: string, column: string) =>
  async ({ id }: { id: string }): Promise<Value> => {
    const rows: { value: Value }[] = await app.source.query(
      `select ${column} as value from payments.${table} where id = $1`,
      [id],
    );
    return rows[0]!.value;
  };
const check = async ({ run }: Row<string>): Promise<void> => {
  const { after, allowed } = await run();
  expect(allowed).toContain(after);
};

describe('a stored payment', () => {
  const paymentIn = (status: PaymentStatus) => () => stored(status, 'capture');
  it.each(
    walk(paymentLifecycle, {
      in: {
        open: paymentIn('open'),
        challenged: paymentIn('challenged'),
        held: paymentIn('held'),
        captured: paymentIn('captured'),
        failed: paymentIn('failed'),
        released: paymentIn('released'),
      },
      status: columnOf<PaymentStatus>('order_payments', 'state'),
      acts: {
        'retry order': ({ id }) => inTransaction((tx) => payments().wantCapture(tx, id, null, '/me/orders')),
        'release order': ({ id }) => inTransaction((tx) => payments().releaseUnasked(tx, id)),
        // covered by the aggregate's payment-lifecycle.spec.ts
        ...{
          'hold provider': null,
          'challenge provider': null,
          'capture provider': null,
          'refuse provider': null,
        },
        ...{
          'expire provider': null,
          'release provider': null,
          'retry customer': null,
          'retry worker': null,
        },
      },
      others: {
        refund: ({ id }) => inTransaction((tx) => payments().wantRefund(tx, id, newId(), 100)),
        release: ({ id, userId }) => inTransaction((tx) => payments().wantRelease(tx, id, userId)),
      },
    }),
  )('$row', check);
});

describe('the stored goal of a payment', () => {
  const wants = (goal: PaymentGoal) => () => stored('open', goal);
  it.each(
    walk(paymentGoalLifecycle, {
      in: { hold: wants('hold'), capture: wants('capture'), release: wants('release') },
      status: columnOf<PaymentGoal>('order_payments', 'goal'),
      acts: {
        'capture order': ({ id }) =>
          inTransaction((tx) => payments().wantCapture(tx, id, null, '/me/orders')),
        'release order': ({ id, userId }) => inTransaction((tx) => payments().wantRelease(tx, id, userId)),
      },
      others: { refund: ({ id }) => inTransaction((tx) => payments().wantRefund(tx, id, newId(), 100)) },
    }),
  )('$row', check);
});

describe('a stored ledger entry', () => {
  type Entry = { id: string; paymentId: string };
  const entryIn = (status: LedgerEntryStatus) => async (): Promise<Entry> => {
    const entry = { id: newId(), paymentId: newId() };
    await app.source.query(
      `insert into payments.ledger (id, idempotency_key, user_id, payment_id, kind, amount, status, created_at)
       values ($1::uuid, $1::text, $2, $3, 'hold', 650000, $4, now())`,
      [entry.id, newId(), entry.paymentId, status],
    );
    return entry;
  };
  const close = (closing: Closing) => (entry: Entry) =>
    inTransaction((tx) => ledger().close(tx, entry.id, closing));

  it.each(
    walk(ledgerEntryLifecycle, {
      in: {
        intended: entryIn('intended'),
        opened: entryIn('opened'),
        action_required: entryIn('action_required'),
        held: entryIn('held'),
        captured: entryIn('captured'),
        charged: entryIn('charged'),
        refunded: entryIn('refunded'),
        voided: entryIn('voided'),
        checked: entryIn('checked'),
        failed: entryIn('failed'),
        abandoned: entryIn('abandoned'),
      },
      status: columnOf<LedgerEntryStatus>('ledger', 'status'),
      acts: {
        'open worker': ({ id }) => ledger().noteSale(id, newId()),
        'challenge provider': ({ id }) =>
          inTransaction((tx) => ledger().challenge(tx, id, 'https://bank.example')),
        'hold provider': close('hold'),
        'charge provider': close('charge'),
        'capture provider': close('capture'),
        'refund provider': close('refund'),
        'void provider': close('void'),
        'check provider': close('check'),
        'fail provider': close('fail'),
        'fail worker': close('fail'),
        'supersede order': ({ paymentId }) =>
          inTransaction((tx) => ledger().giveUp(tx, paymentId, 'supersede')),
        'abandon order': ({ paymentId }) => inTransaction((tx) => ledger().giveUp(tx, paymentId, 'abandon')),
        'abandon worker': ({ id }) => inTransaction((tx) => ledger().abandon(tx, id)),
      },
      others: {
        'looked at again': ({ id }) => inTransaction((tx) => ledger().lookAgain(tx, id, new Date())),
      },
      // an entry that was not requested from the provider yet fails at once when its payment is abandoned
      except: ['intended supersede order', 'intended abandon order'],
    }),
  )('$row', check);
});
