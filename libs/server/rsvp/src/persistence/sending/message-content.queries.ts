import { Injectable } from '@nestjs/common';
import type { ChangedPart, RsvpId, TemplateName } from '@smachot/contracts';
import { type E164, phoneForms } from '@smachot/kernel';
import { type ContentRequest, turnOfRound } from '@smachot/server-messaging';
import { ReadModel } from '@smachot/server-platform';
import type { TurnDetails } from '../../adapters/guest-message-writer';
import type { Say } from '@smachot/server-guest-dialogue';
import type { InvitationState } from '../../domain/invitations/invitation';
import type { RsvpState } from '../../domain/guests/rsvp-state';
import { APART_KINDS } from '../../domain/sending/message-tracking';
import type { SendState } from '../../domain/sending/send-decision';

/** Message to a guest with everything that decides whether it is sent, and what it says. */
export type MessageRow = {
  messageId: string;
  round: string;
  guest: Pick<
    RsvpState,
    | 'id'
    | 'name'
    | 'phone'
    | 'language'
    | 'status'
    | 'round'
    | 'optedOut'
    | 'removalAskedAt'
    | 'deletedAt'
    | 'tableName'
    | 'takenBack'
  >;
  event: Pick<
    InvitationState,
    | 'id'
    | 'title'
    | 'hostName'
    | 'eventType'
    | 'occasion'
    | 'recipient'
    | 'location'
    | 'image'
    | 'isRegistrationOpen'
    | 'deletedAt'
    | 'dayOfAuto'
    | 'thankYouAuto'
    | 'tablesAuto'
  >;
  date: Date;
  template: TemplateName | null;
  campaign: SendState['campaign'];
  bySystem: boolean | null;
  changed: ChangedPart[] | null;
  say: Say | null;
  details: TurnDetails | null;
  /** Whether a guest who answered maybe is thanked, and will be reminded. */
  reminded: boolean;
  owes: boolean;
  /** Whether the message was created for a record that was later merged into this guest's. */
  merged: boolean;
  /** Whether another record of the guest has this message, too, and is the one to be sent it. */
  doubled: boolean;
  /** Text of a host's reply; null for any other message. */
  reply: string | null;
};

/**
 * Whether a merged record's message `m` is left to the surviving record, or else to the absorbed one with the lowest id.
 * A message beside the question may have another number there.
 */
const DOUBLED = `a.absorbed_id is not null and exists (
  select 1 from rsvp.send_log l
  where (l.rsvp_id = g.id
      or l.rsvp_id in (select o.absorbed_id from rsvp.merged_guests o where o.survivor_id = g.id and o.absorbed_id < m.ref_id))
    and l.ended is distinct from 'withdrawn'
    and (l.round = m.round or split_part(l.round, ':', 1) = split_part(m.round, ':', 1)
      and split_part(m.round, ':', 1) in (${APART_KINDS.map((kind) => `'${kind}'`).join()})))`;

/** Reads what messaging asks about its messages to guests. */
@Injectable()
export class MessageContentQueries {
  constructor(private readonly read: ReadModel) {}

  /** Omits messages that belong to no guest. */
  messages(batch: ContentRequest[]): Promise<MessageRow[]> {
    return this.read.rows<MessageRow>(
      `select m.id as "messageId", m.round, i.date, c.template_name as template, c.status as campaign, c.answer = 'null'::jsonb as "bySystem", h.what as changed, t.say, t.details, r.text as reply,
         json_build_object('id', g.id, 'name', g.name, 'phone', g.phone, 'language', g.language, 'status', g.status,
           'round', g.round, 'optedOut', g.opted_out, 'removalAskedAt', g.removal_asked_at, 'deletedAt', g.deleted_at, 'tableName', g.table_name, 'takenBack', g.taken_back) as guest,
         json_build_object('id', i.id, 'title', i.title, 'hostName', i.host_name, 'recipient', i.recipient, 'location', i.location,
           'eventType', i.event_type, 'occasion', i.occasion,
           'image', i.image, 'isRegistrationOpen', i.is_registration_open, 'deletedAt', i.deleted_at,
           'dayOfAuto', i.day_of_auto, 'thankYouAuto', i.thank_you_auto, 'tablesAuto', i.tables_auto) as event,
         exists (select 1 from rsvp.bills b where b.host_id = i.host_id and b.state = 'failed') as owes,
         coalesce(t.say = 'thank_you_maybe', false) and exists (
           select 1 from rsvp.rounds o where o.event_id = i.id and o.kind = 'reminder' and o.done_at is null) as reminded,
         a.absorbed_id is not null as merged, ${DOUBLED} as doubled
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::uuid[]) m(id, ref_id, round, campaign_id, turn_id)
       left join rsvp.merged_guests a on a.absorbed_id = m.ref_id
       join rsvp.guests g on g.id = coalesce(a.survivor_id, m.ref_id)
       join rsvp.invitations i on i.id = g.event_id
       left join rsvp.campaigns c on c.id = m.campaign_id
       left join rsvp.changes h on h.id = m.campaign_id
       left join rsvp.turns t on t.id = m.turn_id
       left join rsvp.host_replies r on r.id = m.turn_id and r.rsvp_id = g.id`,
      [
        batch.map(({ messageId }) => messageId),
        batch.map(({ refId }) => refId),
        batch.map(({ round }) => round),
        batch.map(({ campaignId }) => campaignId),
        batch.map(({ round }) => turnOfRound(round) ?? null),
      ],
    );
  }

  /** All phones of these guests, the present one first. */
  phonesOf(rsvpIds: RsvpId[]): Promise<{ id: string; phones: E164[] }[]> {
    return this.read.rows<{ id: string; phones: E164[] }>(
      `select r.id, array_prepend(phone, array(select e.phone from rsvp.earlier_phones e where e.rsvp_id = g.id)) as phones
       from unnest($1::uuid[]) r(id) left join rsvp.merged_guests a on a.absorbed_id = r.id
       join rsvp.guests g on g.id = coalesce(a.survivor_id, r.id) and phone is not null`,
      [rsvpIds],
    );
  }

  /** Guests with this phone in events after `since`, earliest event first. */
  async guestsOfPhone(phone: E164, since: Date): Promise<string[]> {
    const rows = await this.read.rows<{ id: string }>(
      `select g.id from rsvp.guests g join rsvp.invitations i on i.id = g.event_id and i.deleted_at is null and i.date > $2
       where g.phone = any($1) and g.deleted_at is null order by i.date, g.id limit 20`,
      [phoneForms(phone), since],
    );
    return rows.map(({ id }) => id);
  }
}
