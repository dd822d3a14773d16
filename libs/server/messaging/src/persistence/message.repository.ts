import { Injectable } from '@nestjs/common';
import type { CampaignId, UserId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import {
  currentTrace,
  type Delivered,
  hasCome,
  returningRows,
  type Tx,
  UnitOfWork,
} from '@smachot/server-platform';
import { NOTICE_ROUND } from '../domain/notice';
import { PARKED } from '../domain/rounds';
import type { Quiet, QuietCalendar } from '../quiet/quiet-calendar';

export type CampaignMessages = {
  refIds: string[];
  round: string;
  campaignId: CampaignId;
  hostId: UserId;
  quiet: Quiet;
  state: 'waiting' | 'queued';
  dueAt: Date;
  now: Date;
};
export type ConversationMessage = { refId: string; round: string; hostId: UserId; now: Date };
export type MessageKey = { id: string; refId: string; round: string };

const UNKNOWN_TIMEOUT = '30 minutes';
/** Without any status webhook for this long the webhooks themselves have failed; hosts are then shown the uncertainty anyway. */
const LAST_RESORT = '24 hours';

const queuedIn = (lane: string): string =>
  hasCome('due_at', 'messaging.messages', `state = 'queued' and lane = '${lane}'`);
/** Conditions of ticks. */
export const CAMPAIGN_MESSAGE_DUE = queuedIn('campaign');
export const MESSAGE_DUE = `${CAMPAIGN_MESSAGE_DUE} or ${queuedIn('conversation')}`;
export const UNKNOWN_OVERDUE = hasCome(
  'posted_at',
  'messaging.messages',
  `state = 'unknown'`,
  `$1::timestamptz - interval '${UNKNOWN_TIMEOUT}'`,
);

/** One message per guest and round, ever: existing ones are left alone, unless they never left or were refused for good. */
const ADD_TO_CAMPAIGN = `
insert into messaging.messages (id, ref_id, round, campaign_id, host_id, lane, quiet, state, due_at, created_at, trace)
select id, ref_id, $3, $4, $5, 'campaign', $6, $7, $8::timestamptz, $9::timestamptz, $10::text from unnest($1::uuid[], $2::uuid[]) as m(id, ref_id)
on conflict (ref_id, round) do update set campaign_id = excluded.campaign_id, state = excluded.state, due_at = excluded.due_at, trace = excluded.trace,
  status = 'queued', status_at = null, attempts = messages.attempts + 1, refusals = 0, deferrals = 0, wamid = null, error_code = null
where messages.state = 'done' and messages.status in ('deleted', 'failed')`;

/** Repository of outgoing messages: their creation, postponement and erasure. Claims and outcomes stand in `sender/`. */
@Injectable()
export class MessageRepository {
  constructor(private readonly work: UnitOfWork) {}

  async addToCampaign(tx: Tx, messages: CampaignMessages): Promise<void> {
    await tx.query(ADD_TO_CAMPAIGN, [
      messages.refIds.map(() => newId()),
      messages.refIds,
      messages.round,
      messages.campaignId,
      messages.hostId,
      messages.quiet,
      messages.state,
      messages.dueAt,
      messages.now,
      currentTrace(),
    ]);
  }

  /** Adds a message of an open conversation: due at once, at any hour. */
  async addToConversation(tx: Tx, { refId, round, hostId, now }: ConversationMessage): Promise<void> {
    await tx.query(
      `insert into messaging.messages (id, ref_id, round, host_id, lane, quiet, state, due_at, created_at, trace)
         values ($1, $2, $3, $4, 'conversation', 'exempt', 'queued', $5, $5, $6) on conflict (ref_id, round) do nothing`,
      [newId(), refId, round, hostId, now, currentTrace()],
    );
  }

  /** Adds the messages of notices; urgent ones are due at once, the others at `allowed`. Commits by itself. */
  async addNotices(
    notices: Delivered<'messaging.write_notice'>[],
    { now, allowed }: { now: Date; allowed: Date },
  ): Promise<void> {
    const of = <T>(read: (one: Delivered<'messaging.write_notice'>) => T): T[] => notices.map(read);
    await this.work.oneStatement(
      of(({ delivery }) => delivery),
      `insert into messaging.messages (id, ref_id, round, lane, quiet, state, due_at, created_at, trace)
       select n.id, n.ref_id, $5, 'conversation', n.quiet, 'queued', case n.quiet when 'exempt' then $6::timestamptz else $7::timestamptz end, $6, $8::text
       from mine join unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[]) n(of, id, ref_id, quiet) on n.of = mine.id
       on conflict (ref_id, round) do nothing`,
      [
        of(({ delivery }) => delivery.id),
        of(() => newId()),
        of(({ payload }) => payload.notificationId),
        of(({ payload }) => (payload.urgent ? 'exempt' : 'jewish')),
        NOTICE_ROUND,
        now,
        allowed,
        currentTrace(),
      ],
    );
  }

  /** Marks messages as uncertain whose status is overdue, at most 500, and returns them. */
  async markOverdueUncertain(tx: Tx, now: Date): Promise<MessageKey[]> {
    return returningRows(
      await tx.query<MessageKey>(
        `with flow as (
             select received_at as last from messaging.webhooks where statuses > 0 order by received_at desc limit 1
           )
           update messaging.messages m set state = 'done', status = 'uncertain', status_at = $1,
             history = history || jsonb_build_object('status', 'uncertain', 'timestamp', $2::text)
           where id in (
             select id from messaging.messages where state = 'unknown' and posted_at <= $1::timestamptz - interval '${UNKNOWN_TIMEOUT}'
               and (posted_at <= (select last from flow) - interval '${UNKNOWN_TIMEOUT}' or posted_at <= $1::timestamptz - interval '${LAST_RESORT}')
             order by id limit 500 for update skip locked)
           returning id, ref_id as "refId", round`,
        [now, now.toISOString()],
      ),
    );
  }

  /** Postpones the messages that are due under a calendar to `until`, and returns the ids of their campaigns. */
  async postponeDue(tx: Tx, calendar: QuietCalendar, now: Date, until: Date): Promise<string[]> {
    const postponed = returningRows(
      await tx.query<{ campaignId: CampaignId | null }>(
        `update messaging.messages set due_at = $3 where id in (
               select id from messaging.messages where state = 'queued' and lane = 'campaign' and due_at <= $1 and quiet = $2
               order by id for update skip locked)
             returning campaign_id as "campaignId"`,
        [now, calendar, until],
      ),
    );
    return [...new Set(postponed.flatMap(({ campaignId }) => campaignId ?? []))];
  }

  /** Makes the parked messages of a campaign due at `at`. Answers whether there were any. */
  async unpark(tx: Tx, campaignId: CampaignId, at: Date): Promise<boolean> {
    const rows = await tx.query(
      `update messaging.messages set due_at = $2 where campaign_id = $1 and state in ('queued', 'waiting') and due_at = $3 returning id`,
      [campaignId, at, PARKED],
    );
    return returningRows(rows).length > 0;
  }

  /** Erases what identifies the guests; budgets, complaints and the progress of campaigns still count the messages. */
  async erase(tx: Tx, refIds: string[]): Promise<void> {
    for (const table of ['recipients', 'number_moves'])
      await tx.query(`delete from messaging.${table} where ref_id = any($1)`, [refIds]);
    await tx.query(
      `update messaging.messages m set erased_at = now(), wamid = null, phone_key = null, provider_user_id = null, own_letter = null
         from (select id from messaging.messages where ref_id = any($1) order by id for update) due where m.id = due.id`,
      [refIds],
    );
  }
}
