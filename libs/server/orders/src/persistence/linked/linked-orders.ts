import type { OrderId } from '@smachot/contracts';
import { assignments, selection, toRow, type Tx, columnsOf, columnsWithout } from '@smachot/server-platform';
import type { AttendanceState } from '../../domain/linked/attendance-state';
import type {
  AmendmentState,
  LinkedOrderState,
  StoredLinkedOrder,
} from '../../domain/linked/linked-order-state';
import type { LinkedOrder } from '../../domain/linked/linked-order';
import { AmendmentSchema, AttendanceSchema, LinkedOrderSchema } from './linked-orders.schema';

const columns = columnsOf(LinkedOrderSchema);
const amendmentColumns = columnsWithout(AmendmentSchema, ['orderId']);
const attendanceColumns = columnsWithout(AttendanceSchema, ['orderId']);
type Row = LinkedOrderState & {
  [name in `amendment.${keyof AmendmentState}`]: AmendmentState[keyof AmendmentState] | null;
};

const joined = (named: Record<string, string>, alias: string, prefix: string): string =>
  Object.entries(named)
    .map(([name, column]) => `${alias}.${column} as "${prefix}.${name}"`)
    .join(', ');
const SELECTION = `${selection(columns, 'f')}, ${joined(amendmentColumns, 'a', 'amendment')}, ${joined(attendanceColumns, 't', 'attendance')}`;

/** Followings of these orders, each with its newest amendment and agreement about attendance, in one statement. */
export const linkedOrdersOf = async (
  query: <T>(sql: string, values: unknown[]) => Promise<T[]>,
  orderIds: OrderId[],
): Promise<Map<string, StoredLinkedOrder>> => {
  const rows = await query<Row>(
    `select ${SELECTION} from orders.followings f
     left join lateral (select * from orders.amendments m where m.order_id = f.order_id order by m.id desc limit 1) a on true
     left join lateral (select * from orders.attendances m where m.order_id = f.order_id order by m.id desc limit 1) t on true
     where f.order_id = any($1)`,
    [orderIds],
  );
  return new Map(rows.map((row) => [row.orderId, followedOf(row)]));
};

const followedOf = (row: Row): StoredLinkedOrder => {
  const pick = (names: string[], prefix: string) =>
    Object.fromEntries(names.map((name) => [name, (row as Record<string, unknown>)[prefix + name]]));
  const amendment = pick(Object.keys(amendmentColumns), 'amendment.') as AmendmentState;
  const attendance = pick(Object.keys(attendanceColumns), 'attendance.') as AttendanceState;
  const state = pick(Object.keys(columns), '') as LinkedOrderState;
  return {
    state,
    amendment: amendment.id ? amendment : null,
    attendance: attendance.id ? attendance : null,
  };
};

export const saveLinkedOrder = async (tx: Tx, linkedOrder: LinkedOrder): Promise<void> => {
  await tx.query(
    `insert into orders.followings as f select * from json_populate_record(null::orders.followings, $1)
     on conflict (order_id) do update set ${assignments(columns, ['orderId'], 'excluded')}`,
    [JSON.stringify(toRow(columns, linkedOrder.state))],
  );
  // the lapsed amendment is saved before the new one: there is never more than one open
  for (const amendment of linkedOrder.amendments.changed)
    await saveAmendment(tx, linkedOrder.state.orderId, amendment);
  linkedOrder.amendments.changed.clear();
  for (const attendance of linkedOrder.attendance.changed)
    await saveAttendance(tx, linkedOrder.state.orderId, attendance);
  linkedOrder.attendance.changed.clear();
};

const saveAmendment = (tx: Tx, orderId: OrderId, amendment: AmendmentState): Promise<unknown> =>
  tx.query(
    `insert into orders.amendments select * from json_populate_record(null::orders.amendments, $1)
     on conflict (id) do update set status = excluded.status, answered_at = excluded.answered_at`,
    [JSON.stringify({ ...toRow(amendmentColumns, amendment), order_id: orderId })],
  );

const saveAttendance = (tx: Tx, orderId: OrderId, attendance: AttendanceState): Promise<unknown> =>
  tx.query(
    `insert into orders.attendances as t select * from json_populate_record(null::orders.attendances, $1)
     on conflict (id) do update set ${assignments(attendanceColumns, ['id', 'by', 'floorPercent', 'proposedAt'], 'excluded')}`,
    [JSON.stringify({ ...toRow(attendanceColumns, attendance), order_id: orderId })],
  );
