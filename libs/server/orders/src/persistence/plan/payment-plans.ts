import type { OrderId } from '@smachot/contracts';
import { assignments, type Columns, selection, toRow, type Tx } from '@smachot/server-platform';
import type { PaymentPlanState } from '../../domain/plan/payment-plan-state';

const columns: Columns<PaymentPlanState> = {
  orderId: 'order_id',
  status: 'status',
  dueAt: 'due_at',
  remindedAt: 'reminded_at',
  nextAt: 'next_at',
  tries: 'tries',
  amount: 'amount',
  participants: 'participants',
  paymentId: 'payment_id',
  captured: 'captured',
  refunded: 'refunded',
  payBy: 'pay_by',
};

type Ask = <T>(sql: string, values: unknown[]) => Promise<T[]>;

/** Rests of these orders, in one statement; an order that is paid at once has none. */
export const plansOf = async (query: Ask, orderIds: OrderId[]): Promise<Map<string, PaymentPlanState>> => {
  const rows = await query<PaymentPlanState>(
    `select ${selection(columns, 'p')} from orders.payment_plans p where p.order_id = any($1)`,
    [orderIds],
  );
  return new Map(rows.map((row) => [row.orderId, row]));
};

export const planOf = async (query: Ask, orderId: OrderId): Promise<PaymentPlanState | null> =>
  (await plansOf(query, [orderId])).get(orderId) ?? null;

export const savePlan = (tx: Tx, state: PaymentPlanState): Promise<unknown> =>
  tx.query(
    `insert into orders.payment_plans as p select * from json_populate_record(null::orders.payment_plans, $1)
     on conflict (order_id) do update set ${assignments(columns, ['orderId'], 'excluded')}`,
    [JSON.stringify(toRow(columns, state))],
  );
