import { Injectable } from '@nestjs/common';
import type { CampaignId, UserId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { returningRows } from '@smachot/server-platform';
import { DataSource } from 'typeorm';
import type { MessageContent } from '../domain/message-content';
import { nextAllowed } from '../quiet/quiet-calendar';

export type Lane = 'campaign' | 'conversation';
/** The content of a message that messaging itself writes, as it is stored; `to` is E.164. */
export type FixedContent = { to: string; letter: MessageContent };
export type Claimed = {
  id: string;
  refId: string;
  round: string;
  campaignId: CampaignId | null;
  hostId: UserId | null;
  quiet: string;
  /** Number of its claims, which tells callbacks of one from those of another. */
  attempt: number;
  /** Number of refusals after which it backed off; a claim that only waited raises none. */
  refusals: number;
  deferrals: number;
  ownLetter: FixedContent | null;
  trace: string | null;
};

/** Calendars that allow writing to guests now; `exempt` are answers and requested messages. */
const openCalendars = (now: Date): string[] => [
  'exempt',
  ...(['jewish', 'none'] as const).filter((calendar) => nextAllowed(now, calendar).because === null),
];

@Injectable()
export class Claims {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Leases the messages that are due longest. The row of the worker is locked meanwhile: no other worker can declare it
   * dead between the check and the lease.
   */
  async take(workerId: string, lane: Lane, most: number): Promise<Claimed[]> {
    const now = this.clock.now();
    return returningRows(
      await this.source.query<Claimed[]>(
        `with me as (
           select id from messaging.workers where id = $1 and lease_until > clock_timestamp() for key share
         ), due as (
           select m.id from messaging.messages m, me
           where m.state = 'queued' and m.lane = $2 and m.due_at <= $3 and m.quiet = any($4)
             and not exists (select 1 from messaging.sending s where s.stopped)
             and (m.host_id is null or m.host_id <> all (array(select host_id from messaging.suspended_hosts)))
           order by m.due_at, m.id limit $5 for update of m skip locked
         )
         update messaging.messages m set state = 'sending', leased_by = $1, attempts = m.attempts + 1
         from due where m.id = due.id
         returning m.id, m.ref_id as "refId", m.round, m.campaign_id as "campaignId", m.host_id as "hostId", m.quiet,
           m.attempts as attempt, m.refusals, m.deferrals, m.own_letter as "ownLetter", m.trace`,
        [workerId, lane, now, openCalendars(now), most],
      ),
    );
  }
}
