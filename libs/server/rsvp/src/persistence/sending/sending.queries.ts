import { Injectable } from '@nestjs/common';
import type { CampaignId, EventId, ReplyStatus, RsvpId, UserId } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { hasCome, ReadModel } from '@smachot/server-platform';
import type { InvitationState } from '../../domain/invitations/invitation';
import { ROUND_STATUSES, type RoundKind } from '../../domain/sending/rounds';
import { Rsvp } from '../../domain/guests/rsvp';
import type { RsvpState } from '../../domain/guests/rsvp-state';
import { INVITED } from './changes';
import { invitationSelection } from '../invitations/invitation.repository';
import { rsvpSelection } from '../guests/rsvp.repository';

export type DueCampaign = { campaignId: CampaignId; eventId: EventId; hostId: UserId };
export type DueRound = { eventId: EventId; hostId: UserId; key: string; kind: RoundKind; dueAt: Date };
/** Facts about an event's phones: the phones of the requested guests, and guests whose phone belongs to an earlier guest. */
export type EventPhones = { phones: E164[]; duplicates: string[] };

/** SQL condition of guests `g` whose invitation could not be delivered: a reminder round invites them again. */
export const INVITATION_FAILED = `g.status = 'created' and g.trouble = 'failed'`;

/** Conditions of ticks: a guest of a campaign, or a round, is due. */
export const SCHEDULED_SEND_DUE = hasCome('due_at', 'rsvp.scheduled_sends');
export const ROUND_DUE = hasCome('due_at', 'rsvp.rounds', 'done_at is null');

const list = (joined: string | null): string[] => joined?.split(',') ?? [];

/** Reads what is due, and whom messages concern. */
@Injectable()
export class SendingQueries {
  constructor(private readonly read: ReadModel) {}

  /** Running campaigns with due guests, earliest first. */
  dueCampaigns(now: Date, limit: number): Promise<DueCampaign[]> {
    return this.read.rows<DueCampaign>(
      `select s.campaign_id as "campaignId", c.event_id as "eventId", c.host_id as "hostId"
       from rsvp.scheduled_sends s join rsvp.campaigns c on c.id = s.campaign_id and c.status = 'running'
       where s.due_at <= $1 group by 1, 2, 3 order by min(s.due_at), 1 limit ${limit}`,
      [now],
    );
  }

  async scheduledGuests(campaignId: CampaignId): Promise<string[]> {
    const waiting = await this.read.rows<{ id: string }>(
      'select rsvp_id as id from rsvp.scheduled_sends where campaign_id = $1',
      [campaignId],
    );
    return waiting.map(({ id }) => id);
  }

  dueRounds(now: Date, limit: number): Promise<DueRound[]> {
    return this.read.rows<DueRound>(
      `select r.event_id as "eventId", i.host_id as "hostId", r.key, r.kind, r.due_at as "dueAt"
       from rsvp.rounds r join rsvp.invitations i on i.id = r.event_id
       where r.done_at is null and r.due_at <= $1 order by r.due_at limit ${limit}`,
      [now],
    );
  }

  /** Guests whom an automatic round addresses. */
  async guestsOfRound(eventId: EventId, kind: RoundKind): Promise<string[]> {
    const guests = await this.read.rows<{ id: string }>(
      `select g.id from rsvp.guests g where g.event_id = $1 and g.deleted_at is null
         ${kind === 'table' ? `and coalesce(g.table_name, '') <> ''` : ''} and (g.status = any($2) ${kind === 'reminder' ? `or (${INVITATION_FAILED})` : ''})`,
      [eventId, ROUND_STATUSES[kind]],
    );
    return guests.map(({ id }) => id);
  }

  /** Guests who received an invitation, with any answer, and have not opted out. */
  async invitedGuests(eventId: EventId): Promise<string[]> {
    const invited = await this.read.rows<{ id: string }>(
      `select id from rsvp.guests where event_id = $1 and ${INVITED}`,
      [eventId],
    );
    return invited.map(({ id }) => id);
  }

  /** The invited guests who have not declined. */
  async expectedGuests(eventId: EventId): Promise<string[]> {
    const rows = await this.read.rows<{ id: string }>(
      `select id from rsvp.guests where event_id = $1 and ${INVITED} and status <> 'declined'`,
      [eventId],
    );
    return rows.map(({ id }) => id);
  }

  /** Time at which an event of this host is billed; undefined when the event does not exist or has another owner. */
  async billingAt(eventId: EventId, hostId: UserId): Promise<Date | undefined> {
    const event = await this.read.one<{ billing_at: Date }>(
      'select billing_at from rsvp.invitations where id = $1 and host_id = $2 and deleted_at is null',
      [eventId, hostId],
    );
    return event?.billing_at;
  }

  /** It is one row for all guests: transferring ten thousand rows would take longer than finding them. */
  async eventPhones(eventId: EventId, rsvpIds: RsvpId[]): Promise<EventPhones> {
    const known = await this.read.one<{ duplicates: string | null; phones: E164 | null }>(
      `select string_agg(id::text, ',') filter (where rank > 1) as duplicates,
           string_agg(phone, ',') filter (where id = any($2)) as phones
         from (select id, phone, row_number() over (partition by phone order by id) as rank
               from rsvp.guests where event_id = $1 and deleted_at is null and phone is not null) g`,
      [eventId, rsvpIds],
    );
    return { phones: list(known!.phones), duplicates: list(known!.duplicates) };
  }

  event(eventId: EventId): Promise<InvitationState | undefined> {
    return this.read.one<InvitationState>(
      `select ${invitationSelection} from rsvp.invitations i where i.id = $1 and i.deleted_at is null`,
      [eventId],
    );
  }

  /** Guests of an event without a lock, for previews. */
  async guests(eventId: EventId, rsvpIds: RsvpId[]): Promise<Rsvp[]> {
    const guests = await this.read.rows<RsvpState>(
      `select ${rsvpSelection} from rsvp.guests g where g.event_id = $1 and g.id = any($2) and g.deleted_at is null order by g.id`,
      [eventId, rsvpIds],
    );
    return guests.map((state) => new Rsvp(state));
  }

  testMessage(testId: string, userId: UserId): Promise<{ status: ReplyStatus } | undefined> {
    return this.read.one<{ status: ReplyStatus }>(
      'select status from rsvp.test_messages where id = $1 and user_id = $2',
      [testId, userId],
    );
  }
}
