import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DAY_MS, MINUTE_MS } from '@smachot/kernel';
import { FileStore, returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import { UNDO_MINUTES } from './change-guests';

/** Erases guests a year after their event, and guests deleted by the host once the deletion cannot be undone. */
export class EraseGuests extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

const EVENTS_AT_ONCE = 10;
const GUESTS_AT_ONCE = 2000;
const IDS_IN_EVENT = 500;
const MARGIN = 2;
/** Retention in milliseconds of the counted messages, longer than any limit looks back. */
const LIMITS_KEPT_MS = 2 * DAY_MS;

@CommandHandler(EraseGuests)
export class EraseGuestsHandler implements ICommandHandler<EraseGuests> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: FileStore,
  ) {}

  async execute({ now }: EraseGuests): Promise<void> {
    for (;;) {
      const images = await this.work.run((tx) => this.eraseEvents(tx, now));
      for (const image of images) if (image) await this.files.delete(image);
      if (images.length < EVENTS_AT_ONCE) break;
    }
    const undoable = new Date(now.getTime() - MARGIN * UNDO_MINUTES * MINUTE_MS);
    while (
      (await this.work.run((tx) => this.eraseGuests(tx, 'deleted_at < $1 order by deleted_at', undoable))) ===
      GUESTS_AT_ONCE
    );
    const forgotten = new Date(now.getTime() - LIMITS_KEPT_MS);
    await this.work.run(async (tx) => {
      await tx.query('delete from rsvp.link_requests where created_at < $1', [forgotten]);
      await tx.query('delete from rsvp.reply_log where at < $1', [forgotten]);
    });
  }

  /** Erases past events. Facts and bills stay because they contain no names; of the event only a date stays. */
  private async eraseEvents(tx: Tx, now: Date): Promise<(string | null)[]> {
    const events = returningRows(
      await tx.query<{ id: string; image: string | null }>(
        `update rsvp.invitations i set erased_at = $1, deleted_at = coalesce(i.deleted_at, $1), version = i.version + 1,
           title = '', host_name = '', location = '{"address": "–"}', image = null
         from (select id, image ->> 'key' as image from rsvp.invitations where erased_at is null and erase_at <= $1
               order by erase_at limit ${EVENTS_AT_ONCE} for update skip locked) due
         where i.id = due.id returning i.id, due.image`,
        [now],
      ),
    );
    for (const { id } of events)
      while ((await this.eraseGuests(tx, 'event_id = $1 order by id', id)) === GUESTS_AT_ONCE);
    for (const table of events.length ? ['rounds', 'table_uploads', 'link_requests'] : [])
      await tx.query(`delete from rsvp.${table} where event_id = any($1)`, [events.map(({ id }) => id)]);
    return events.map(({ image }) => image);
  }

  private async eraseGuests(tx: Tx, which: string, parameter: unknown): Promise<number> {
    const gone = returningRows(
      await tx.query<{ id: string; event_id: string; phone: string | null }>(
        `delete from rsvp.guests where id = any(array(
           select id from rsvp.guests where ${which} limit ${GUESTS_AT_ONCE} for update skip locked))
         returning id, event_id, phone`,
        [parameter],
      ),
    );
    if (!gone.length) return 0;
    const guests = gone.map(({ id }) => id);
    const merged = returningRows(
      await tx.query<{ id: string }>(
        'delete from rsvp.merged_guests where survivor_id = any($1) returning absorbed_id as id',
        [guests],
      ),
    );
    const ids = [...guests, ...merged.map(({ id }) => id)];
    await tx.query(
      'delete from rsvp.distinct_guests where event_id = any($1) and (rsvp_id = any($2) or other_id = any($2))',
      [[...new Set(gone.map(({ event_id }) => event_id))], guests],
    );
    for (const table of [
      'history',
      'guest_tokens',
      'turns',
      'earlier_phones',
      'inbox_messages',
      'host_replies',
    ])
      await tx.query(`delete from rsvp.${table} where rsvp_id = any($1)`, [ids]);
    await tx.query(
      `delete from rsvp.link_requests l using unnest($1::uuid[], $2::text[]) gone(event_id, phone)
       where l.event_id = gone.event_id and l.phone = gone.phone`,
      [gone.map(({ event_id }) => event_id), gone.map(({ phone }) => phone)],
    );
    for (let from = 0; from < ids.length; from += IDS_IN_EVENT)
      tx.emit('rsvp.guests_erased', { rsvpIds: ids.slice(from, from + IDS_IN_EVENT) });
    return gone.length;
  }
}
