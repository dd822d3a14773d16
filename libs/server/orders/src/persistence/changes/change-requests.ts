import type { OrderId } from '@smachot/contracts';
import { type Columns, selection, toRow, type Tx } from '@smachot/server-platform';
import type { ChangeRequests, ChangeRequestState } from '../../domain/changes/change-requests';

const columns: Columns<ChangeRequestState> = {
  id: 'id',
  by: 'asked_by',
  status: 'status',
  wasStartsAt: 'was_starts_at',
  wasLocation: 'was_location',
  startsAt: 'starts_at',
  location: 'location',
  km: 'km',
  participants: 'participants',
  wasParticipants: 'was_participants',
  menu: 'menu',
  wasMenu: 'was_menu',
  difference: 'difference',
  proposedAt: 'proposed_at',
  respondBy: 'respond_by',
  answeredAt: 'answered_at',
};

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
