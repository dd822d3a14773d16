import type { OrderId } from '@smachot/contracts';
import { assignments, selection, toRow, type Tx, columnsOf } from '@smachot/server-platform';
import type { PaymentPlanState } from '../../domain/plan/payment-plan-state';
import { PaymentPlanSchema } from './payment-plans.schema';

const columns = columnsOf(PaymentPlanSchema);

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
