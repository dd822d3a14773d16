import type { EventPayload } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';

export type DemoNotice = { at: Date; wanted: EventPayload<'notifications.wanted'> };

/** Days for which the people of the demo left notifications unread, and for which they have any. */
const UNREAD_DAYS = 2;
const OLDEST_DAYS = 120;

/** Seeds the notifications of what happened in the demo, the older ones read; nobody is written to. A database with notifications is left alone. */
export const seedNotificationsDemo = async (tx: Tx, notices: DemoNotice[], now: Date): Promise<void> => {
  const known = await tx.query('select 1 from notifications.notifications limit 1');
  if (known.length) return;
  const ago = (at: Date): number => (now.getTime() - at.getTime()) / DAY_MS;
  const rows = notices
    .filter(({ at }) => at <= now && ago(at) < OLDEST_DAYS)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, wanted: { userId, kind, values, href } }) => ({
      ...{ id: newId(at.getTime()), delivery_id: newId(at.getTime()), user_id: userId, kind, values, href },
      ...{ created_at: at, read_at: ago(at) > UNREAD_DAYS ? at : null },
    }));
  await tx.query(
    `insert into notifications.notifications (id, delivery_id, user_id, kind, values, href, created_at, read_at)
     select id, delivery_id, user_id, kind, values, href, created_at, read_at
     from json_populate_recordset(null::notifications.notifications, $1)`,
    [JSON.stringify(rows)],
  );
};
