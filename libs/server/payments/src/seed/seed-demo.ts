import type { CardId, PaymentId, UserId } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import { columnList, columnsOf, Secrets, toRow, type Tx } from '@smachot/server-platform';
import { CardSchema, LedgerSchema, OrderPaymentSchema } from '../persistence/payments.schema';
import { demoCards } from './demo-cards';

/** A payment as it came about; sums in agorot. */
export type DemoPayment = {
  paymentId: PaymentId;
  userId: UserId;
  orderCode: string;
  returnTo: string;
  amount: number;
  heldAt: Date;
  capturedAt: Date | null;
  releasedAt: Date | null;
  refunds: { id: string; amount: number; at: Date }[];
  /** Its cardholder disputes what is left of it. */
  disputed?: boolean;
};
type Entry = { id: string; kind: string; status: string; at: Date; key: string; amount: number };
type Demo = { owners: UserId[]; payments: DemoPayment[]; now: Date };

/** Days ago on which the cards were added. */
const ADDED_DAYS_AGO = 190;

/** Seeds a card of each of these people, and their payments of orders with every request to the provider. @returns the cards by their owners */
export const seedPaymentsDemo = async (
  tx: Tx,
  secrets: Secrets,
  { owners, payments, now }: Demo,
): Promise<Map<UserId, CardId>> => {
  const cards = demoCards(owners);
  const addedAt = new Date(now.getTime() - ADDED_DAYS_AGO * DAY_MS);
  await addAll(
    tx,
    CardSchema,
    cards.map(({ id, userId, token, mask, brand, expiry }) => ({
      ...{ id, userId, brand, expiry, nickname: null, isDefault: true, createdAt: addedAt, deletedAt: null },
      ...{ lastFour: mask.slice(-4), status: 'confirmed', confirmedAt: addedAt },
      sealedToken: secrets.seal('card-token', token),
      fingerprint: secrets.sign('card-fingerprint', token),
      cardKey: secrets.sign('card', `${mask}|${expiry}`),
      ...{ nextCheckAt: null, checkClaimedUntil: null },
    })),
  );
  const cardOf = new Map(cards.map(({ userId, id }) => [userId, id]));
  await addAll(
    tx,
    OrderPaymentSchema,
    payments.map((payment) => paymentRow(payment, cardOf.get(payment.userId)!)),
  );
  await addAll(
    tx,
    LedgerSchema,
    payments.flatMap((payment) => ledgerRows(payment, cardOf.get(payment.userId)!)),
  );
  return cardOf;
};

const addAll = async (tx: Tx, schema: Parameters<typeof columnsOf>[0], rows: object[]): Promise<void> => {
  const columns = columnsOf<Record<string, unknown>>(schema as never);
  const table = `${schema.options.schema}.${schema.options.tableName}`;
  const list = columnList(columns);
  await tx.query(
    `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1) on conflict do nothing`,
    [JSON.stringify(rows.map((row) => toRow(columns, row as Record<string, unknown>)))],
  );
};

const goalOf = ({ capturedAt, releasedAt }: DemoPayment) => {
  if (releasedAt) return { goal: 'release', state: 'released' };
  return capturedAt ? { goal: 'capture', state: 'captured' } : { goal: 'hold', state: 'held' };
};

const paymentRow = (payment: DemoPayment, cardId: CardId) => ({
  ...{ id: payment.paymentId, userId: payment.userId, cardId, orderCode: payment.orderCode },
  ...{ returnTo: payment.returnTo, amount: payment.amount, cardPayments: 1, ...goalOf(payment), attempt: 1 },
  captured: payment.capturedAt ? payment.amount : 0,
  refunded: payment.refunds.reduce((sum, { amount }) => sum + amount, 0),
  ...{ nextLookAt: null, claimedUntil: null, createdAt: payment.heldAt },
});

/** The stand-in knows a sale with such an id without having made it: it reads off the id what was taken and when. */
export const demoSaleId = (payment: DemoPayment): string => {
  const { paymentId, amount, heldAt, capturedAt, releasedAt, refunds, disputed } = payment;
  const back = refunds.reduce((sum, one) => sum + one.amount, 0);
  const state = releasedAt ? 'V' : disputed ? 'D' : capturedAt ? 'C' : 'A';
  return `DEMO${state}-${amount}-${back}-${heldAt.getTime()}-${paymentId}`;
};

/** The requests of a payment, as they would have been made: the hold, then its capture or release, then refunds. */
const ledgerRows = (payment: DemoPayment, cardId: CardId) => {
  const { paymentId, userId, amount, heldAt, capturedAt, releasedAt, refunds } = payment;
  const key = `payment:${paymentId}`;
  const holdId = newId(heldAt.getTime());
  const row = (entry: Entry) => ({
    ...{ id: entry.id, idempotencyKey: entry.key, userId, billId: null, paymentId, cardId },
    ...{ ofEntry: null as string | null, kind: entry.kind, amount: entry.amount, status: entry.status },
    ...{ saleId: null as string | null, transactionId: null, authenticateUrl: null, problem: null },
    ...{ createdAt: entry.at, settledAt: entry.at, lookAt: null },
  });
  const status = releasedAt ? 'voided' : capturedAt ? 'captured' : 'held';
  const hold = row({ id: holdId, kind: 'hold', status, at: heldAt, key: `${key}:hold:1`, amount });
  const next = (kind: string, ended: string, at: Date) => ({
    ...row({ id: newId(at.getTime()), kind, status: ended, at, key: `${key}:${kind}:${holdId}`, amount }),
    ofEntry: holdId,
  });
  return [
    { ...hold, saleId: demoSaleId(payment), settledAt: releasedAt ?? capturedAt ?? heldAt },
    ...(capturedAt ? [next('capture', 'charged', capturedAt)] : []),
    ...(releasedAt ? [next('void', 'voided', releasedAt)] : []),
    ...refunds.map(({ id, amount: sum, at }) =>
      row({ id, kind: 'refund', status: 'refunded', at, key: `refund:${id}`, amount: sum }),
    ),
  ];
};
