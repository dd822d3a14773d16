import { Injectable } from '@nestjs/common';
import type { CampaignId, EventId, RsvpId, UserId } from '@smachot/contracts';
import { DAY_MS, type E164 } from '@smachot/kernel';
import { PhoneKeys, ReadModel, type Tx } from '@smachot/server-platform';
import { NOTHING_SENT, type SentBefore } from '../../domain/sending/eligibility';
import { APART_KINDS, type ApartKind } from '../../domain/sending/message-tracking';
import type { Usage } from '../../domain/sending/portions';
import type { Rsvp } from '../../domain/guests/rsvp';

/** SQL condition of rounds that ask for an answer: the day's limit and the attempts count these. */
const ASKING = `(round like 'invite:%' or round like 'reminder:%')`;

export type PlansOf = { hostId: UserId; hostKey: string; eventId: EventId; campaignId: CampaignId | null };
export type Plans = {
  usage: Usage[];
  /** Time of the last scheduled send. */
  lastPlanned: Date | null;
  /** Guests of the event scheduled by another campaign. */
  scheduled: Set<string>;
};
const PLANS = `
select
  (select json_agg(json_build_object('at', at, 'count', count)) from (
     select max(at) as at, count(*)::int as count from rsvp.send_log
     where host_key = any($1) and at > $2 and ended is distinct from 'withdrawn' and ${ASKING}
     group by date_trunc('minute', at)) sent) as usage,
  (select max(s.due_at) from rsvp.scheduled_sends s join rsvp.campaigns c on c.id = s.campaign_id
   where s.host_key = $3 and c.status = 'running' and c.id is distinct from $5
     and c.template_name not in ('rsvp_day_of', 'rsvp_thank_you', 'rsvp_table')) as "lastPlanned",
  (select string_agg(rsvp_id::text, ',') from rsvp.scheduled_sends
   where event_id = $4 and campaign_id is distinct from $5) as scheduled`;

/** Log of queued messages, counted by the phones of host and guest. */
@Injectable()
export class SendLog {
  constructor(
    private readonly phones: PhoneKeys,
    private readonly read: ReadModel,
  ) {}

  /** Serializes the sends of a host: two at once would both use the rest of the day's limit. */
  async lockHost(tx: Tx, hostKey: string): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('rsvp.send'), hashtext($1))`, [hostKey]);
  }

  /**
   * Reads messages sent in the last day by the minute, planned messages, and guests scheduled by another campaign of the event.
   * @param tx null: outside a transaction, for previews
   */
  async planned(tx: Tx | null, of: PlansOf, now: Date): Promise<Plans> {
    const [row] = await this.rows<{
      usage: { at: string; count: number }[] | null;
      lastPlanned: Date | null;
      scheduled: string | null;
    }>(tx, PLANS, [
      [of.hostKey, of.hostId],
      new Date(now.getTime() - DAY_MS),
      of.hostKey,
      of.eventId,
      of.campaignId,
    ]);
    return {
      usage: (row?.usage ?? []).map(({ at, count }) => ({ at: new Date(at), count })),
      lastPlanned: row?.lastPlanned ?? null,
      scheduled: new Set(row?.scheduled?.split(',') ?? []),
    };
  }

  /**
   * Earlier messages to each phone (E.164), across all records.
   * @param tx null: outside a transaction, for previews
   */
  async before(
    tx: Tx | null,
    hostKey: string,
    eventId: EventId,
    phones: E164[],
    now: Date,
  ): Promise<(phone: E164 | null) => SentBefore> {
    const keyOf = new Map(phones.map((phone) => [phone, this.phones.of(phone)]));
    const rows = await this.rows<SentBefore & { key: string }>(
      tx,
      `select guest_key as key, count(*) filter (where event_id = $3)::int as attempts,
         max(at) filter (where event_id = $3 and ended is null) as "lastAt", count(*)::int as "attemptsOfHost",
         count(*) filter (where ended is null and at > $4)::int as lately
       from rsvp.send_log where guest_key = any($1) and host_key = $2 and ended is distinct from 'withdrawn' and ${ASKING}
       group by guest_key`,
      [[...keyOf.values()], hostKey, eventId, new Date(now.getTime() - DAY_MS)],
    );
    const byKey = new Map(rows.map((row) => [row.key, row]));
    return (phone) => (phone && byKey.get(keyOf.get(phone) ?? '')) || NOTHING_SENT;
  }

  /** Kinds beside the question that guests were sent, or will be, under any of their ids. */
  async apartKinds(tx: Tx, rsvpIds: RsvpId[]): Promise<Map<string, Set<ApartKind>>> {
    if (!rsvpIds.length) return new Map();
    const rows = await tx.query<{ id: string; kinds: ApartKind[] }>(
      `select g.id, array_agg(distinct split_part(l.round, ':', 1)) as kinds
       from (select distinct unnest($1::uuid[])) g(id)
       cross join lateral (select g.id union all select absorbed_id from rsvp.merged_guests where survivor_id = g.id) r(id)
       join rsvp.send_log l on l.rsvp_id = r.id
       where l.ended is distinct from 'withdrawn' and split_part(l.round, ':', 1) = any($2) group by g.id`,
      [rsvpIds, APART_KINDS],
    );
    return new Map(rows.map(({ id, kinds }) => [id, new Set(kinds)]));
  }

  async queued(tx: Tx, hostKey: string, round: string, rsvps: Rsvp[], now: Date): Promise<void> {
    await tx.query(
      `insert into rsvp.send_log (rsvp_id, guest_key, event_id, round, host_key, at)
       select r.id, r.key, $3, $4, $5, $6 from unnest($1::uuid[], $2::text[]) r(id, key) on conflict do nothing`,
      [
        rsvps.map(({ state }) => state.id),
        rsvps.map(({ state }) => this.phones.of(state.phone ?? '')),
        rsvps[0]!.state.eventId,
        round,
        hostKey,
        now,
      ],
    );
  }

  /**
   * Records messages that ended. Withdrawn messages do not count; a failed one does not keep its guest waiting. A late
   * delivery counts again.
   */
  async ended(
    tx: Tx,
    items: { rsvpId: RsvpId; round: string; ended: 'withdrawn' | 'failed' | null }[],
  ): Promise<void> {
    if (!items.length) return;
    await tx.query(
      `update rsvp.send_log l set ended = e.ended
       from unnest($1::uuid[], $2::text[], $3::text[]) e(rsvp_id, round, ended)
       where l.rsvp_id = e.rsvp_id and l.round = e.round and l.ended is distinct from e.ended`,
      [items.map(({ rsvpId }) => rsvpId), items.map(({ round }) => round), items.map(({ ended }) => ended)],
    );
  }

  private rows<Row>(tx: Tx | null, sql: string, parameters: unknown[]): Promise<Row[]> {
    return tx ? tx.query<Row>(sql, parameters) : this.read.rows<Row>(sql, parameters);
  }
}
