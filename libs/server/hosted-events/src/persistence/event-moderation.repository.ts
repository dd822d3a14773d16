import { Injectable } from '@nestjs/common';
import type { PublicEventId, UserId } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { assignments, columnsOf, returningRows, selection, toRow, type Tx } from '@smachot/server-platform';
import { EventModeration, type EventModerationState } from '../domain/event-moderation';
import { type EventReportRow, ModerationSchema } from './moderation.schema';

const columns = columnsOf(ModerationSchema);
const moderationSelection = selection(columns, 'm');

/** Repository of where events stand with the admins, and of their reports. */
@Injectable()
export class EventModerationRepository {
  /** Locked until the transaction ends, also when it has no row yet; undefined: there is no such event. */
  async load(tx: Tx, eventId: PublicEventId): Promise<EventModeration | undefined> {
    const [event] = await tx.query<{ version: number }>(
      'select version from hosted_events.events where id = $1 for update',
      [eventId],
    );
    if (!event) return undefined;
    const [state] = await tx.query<EventModerationState>(
      `select ${moderationSelection} from hosted_events.moderations m where m.event_id = $1`,
      [eventId],
    );
    const { version } = event;
    return state ? new EventModeration(state, version) : EventModeration.clear(eventId, version);
  }

  async save(tx: Tx, { state }: EventModeration): Promise<void> {
    await tx.query(
      `insert into hosted_events.moderations select * from json_populate_record(null::hosted_events.moderations, $1)
       on conflict (event_id) do update set ${assignments<EventModerationState>(columns, ['eventId'], 'excluded')}`,
      [JSON.stringify(toRow(columns, state))],
    );
  }

  /**
   * Replaces what the person reported before the last decision. False when they reported the event since.
   * @param since the first report since that decision
   */
  async addReport(
    tx: Tx,
    { eventId, reporterId, reason, note, createdAt }: EventReportRow,
    since: Date | null,
  ): Promise<boolean> {
    const added = await tx.query(
      `insert into hosted_events.event_reports as r (event_id, reporter_id, reason, note, created_at) values ($1, $2, $3, $4, $5)
       on conflict (event_id, reporter_id) do update set reason = excluded.reason, note = excluded.note, created_at = excluded.created_at
         where r.created_at < $6 returning event_id`,
      [eventId, reporterId, reason, note, createdAt, since],
    );
    return returningRows(added).length > 0;
  }

  /** How many events a person reported in 24 hours; until the transaction ends the person reports no other. */
  async reportsOfDay(tx: Tx, reporterId: UserId, now: Date): Promise<number> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('hosted_events.reports'), hashtext($1))`, [
      reporterId,
    ]);
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::int as count from hosted_events.event_reports where reporter_id = $1 and created_at > $2',
      [reporterId, new Date(now.getTime() - DAY_MS)],
    );
    return row!.count;
  }

  async forgetReporter(tx: Tx, reporterId: UserId): Promise<void> {
    await tx.query('delete from hosted_events.event_reports where reporter_id = $1', [reporterId]);
  }
}
