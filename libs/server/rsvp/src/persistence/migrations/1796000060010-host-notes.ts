import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes notes private that hosts typed or uploaded and that were stored as the guests' wishes. The guest's earlier words,
 * which the host overwrote, are restored from the history. Nothing changes where the guest wrote last.
 */
export const MAKE_HOST_NOTES_PRIVATE = `
  with typed as (
    select g.id, g.special_requests as note,
      (select jsonb_build_object('value', h.details ->> 'special_requests', 'at', to_char(h.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'tie', '', 'by', 'guest')
       from rsvp.history h where h.rsvp_id = g.id and h.by = 'guest' and h.details ? 'special_requests'
       order by h.at desc, h.id desc limit 1) as own
    from rsvp.guests g
    where g.special_requests is not null and coalesce(g.answers #>> '{special_requests,by}', 'host') = 'host')
  update rsvp.guests g set
    host_note = nullif(typed.note, coalesce(typed.own ->> 'value', '')),
    special_requests = nullif(typed.own ->> 'value', ''),
    answers = (g.answers - 'special_requests')
      || case when typed.own is null then '{}'::jsonb else jsonb_build_object('special_requests', typed.own) end,
    version = g.version + 1
  from typed where g.id = typed.id`;

/** Private note of the host, the host's own group label, and the guest's side. */
export class HostNotes1796000060010 implements MigrationInterface {
  name = 'HostNotes1796000060010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "rsvp"."guests" ADD "host_note" text, ADD "group_label" text, ADD "side" text`,
    );
    await runner.query(MAKE_HOST_NOTES_PRIVATE);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
