import type { OrderId } from '@smachot/contracts';
import { selection, toRow, type Tx, columnsWithout } from '@smachot/server-platform';
import type { ChangeRequests, ChangeRequestState } from '../../domain/changes/change-requests';
import { ChangeRequestSchema } from './change-requests.schema';

const columns = columnsWithout(ChangeRequestSchema, ['orderId']);

export const newestChange = async (
  query: (sql: string, values: unknown[]) => Promise<ChangeRequestState[]>,
  orderId: OrderId,
): Promise<ChangeRequestState | null> => {
  const [newest] = await query(
    `select ${selection(columns, 'c')} from orders.change_requests c where c.order_id = $1 order by c.id desc limit 1`,
    [orderId],
  );
  return newest ?? null;
};

export const saveChanges = async (tx: Tx, orderId: OrderId, changes: ChangeRequests): Promise<void> => {
  for (const change of changes.changed)
    await tx.query(
      `insert into orders.change_requests select * from json_populate_record(null::orders.change_requests, $1)
       on conflict (id) do update set status = excluded.status, answered_at = excluded.answered_at`,
      [JSON.stringify({ ...toRow(columns, change), order_id: orderId })],
    );
  changes.changed.clear();
};

/** Erases the places of an order's change requests, which are personal data. */
export const forgetPlaces = (tx: Tx, orderId: OrderId): Promise<unknown> =>
  tx.query('update orders.change_requests set location = null, was_location = null where order_id = $1', [
    orderId,
  ]);
