import { Injectable } from '@nestjs/common';
import type { ChangedPart, TemplateName } from '@smachot/contracts';
import { Clock, DAY_MS } from '@smachot/kernel';
import {
  type Decision,
  type ContentRequest,
  MessageContentProvider,
  type PayloadRef,
  turnOfRound,
} from '@smachot/server-messaging';
import { ReadModel } from '@smachot/server-platform';
import type { Say } from '../domain/conversation';
import type { InvitationState } from '../domain/invitations/invitation';
import { decideSend, type SendState } from '../domain/sending/send-decision';
import { kindOfTemplate } from '../domain/sending/templates';
import type { RsvpState } from '../domain/guests/rsvp-state';
import { ReplyWindows } from '../persistence/replies/reply-windows';
import { ButtonPayloads } from './button-payloads';
import { GuestMessageWriter, type TurnDetails } from './guest-message-writer';
import { TestMessageContent } from './test-message-content';

type Row = {
  messageId: string;
  round: string;
  guest: Pick<
    RsvpState,
    'id' | 'name' | 'phone' | 'language' | 'status' | 'round' | 'optedOut' | 'deletedAt'
  >;
  event: Pick<
    InvitationState,
    | 'id'
    | 'title'
    | 'hostName'
    | 'recipient'
    | 'location'
    | 'image'
    | 'isRegistrationOpen'
    | 'deletedAt'
    | 'dayOfAuto'
    | 'thankYouAuto'
  >;
  date: Date;
  template: TemplateName | null;
  campaign: SendState['campaign'];
  bySystem: boolean | null;
  changed: ChangedPart[] | null;
  say: Say | null;
  details: TurnDetails | null;
  owes: boolean;
  /** Whether the message was created for a record that was later merged into this guest's. */
  merged: boolean;
  /** Text of a host's reply; null for any other message. */
  reply: string | null;
};

const WITHDRAW: Decision = { kind: 'withdraw' };
const OPEN_DAYS = 2;

/** Provides messaging with the content of each message just before it is sent, or withdraws the message. */
@Injectable()
export class GuestMessageContent extends MessageContentProvider {
  constructor(
    private readonly read: ReadModel,
    private readonly writer: GuestMessageWriter,
    private readonly payloads: ButtonPayloads,
    private readonly windows: ReplyWindows,
    private readonly tests: TestMessageContent,
    private readonly clock: Clock,
  ) {
    super();
  }

  async contents(batch: ContentRequest[]): Promise<Map<string, Decision>> {
    const rows = await this.read.rows<Row>(
      `select m.id as "messageId", m.round, i.date, c.template_name as template, c.status as campaign, c.answer = 'null'::jsonb as "bySystem", h.what as changed, t.say, t.details, r.text as reply,
         json_build_object('id', g.id, 'name', g.name, 'phone', g.phone, 'language', g.language, 'status', g.status,
           'round', g.round, 'optedOut', g.opted_out, 'deletedAt', g.deleted_at) as guest,
         json_build_object('id', i.id, 'title', i.title, 'hostName', i.host_name, 'recipient', i.recipient, 'location', i.location,
           'image', i.image, 'isRegistrationOpen', i.is_registration_open, 'deletedAt', i.deleted_at,
           'dayOfAuto', i.day_of_auto, 'thankYouAuto', i.thank_you_auto) as event,
         exists (select 1 from rsvp.bills b where b.host_id = i.host_id and b.state = 'failed') as owes,
         a.absorbed_id is not null as merged
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
    const now = this.clock.now();
    const open = await this.windows.of(
      rows.filter(({ reply }) => reply !== null).map(({ guest }) => guest),
      now,
    );
    const decided = new Map(
      rows.map((row) => [row.messageId, this.decide(row, open.has(row.guest.id), now)]),
    );
    // A message without a guest may be a host's test message.
    const rest = await this.tests.contents(batch.filter(({ messageId }) => !decided.has(messageId)));
    return new Map([...decided, ...rest]);
  }

  refOfPayload(raw: string): PayloadRef | undefined {
    const payload = this.payloads.read(raw);
    return payload && { ref: payload.rsvpId, madeFor: (phone) => this.payloads.isFor(payload, phone) };
  }

  async phonesOf(refs: string[]): Promise<Map<string, string[]>> {
    const rows = await this.read.rows<{ id: string; phones: string[] }>(
      `select r.id, array_prepend(phone, array(select e.phone from rsvp.earlier_phones e where e.rsvp_id = g.id)) as phones
       from unnest($1::uuid[]) r(id) left join rsvp.merged_guests a on a.absorbed_id = r.id
       join rsvp.guests g on g.id = coalesce(a.survivor_id, r.id) and phone is not null`,
      [refs],
    );
    const known = new Map(rows.map(({ id, phones }) => [id, phones]));
    return new Map([...known, ...(await this.tests.phonesOf(refs.filter((ref) => !known.has(ref))))]);
  }

  /** Guests with this phone whose event has not passed; one day of grace is added, because thanks and regrets arrive late. */
  async refsOfPhone(phone: string): Promise<string[]> {
    const since = new Date(this.clock.now().getTime() - OPEN_DAYS * DAY_MS);
    const rows = await this.read.rows<{ id: string }>(
      `select g.id from rsvp.guests g join rsvp.invitations i on i.id = g.event_id and i.deleted_at is null and i.date > $2
       where g.phone = $1 and g.deleted_at is null order by i.date, g.id limit 20`,
      [phone, since],
    );
    return rows.map(({ id }) => id);
  }

  private decide(row: Row, windowOpen: boolean, now: Date): Decision {
    const { guest, template } = row;
    const event = { ...row.event, date: row.date };
    if (row.reply !== null) {
      // The reply window may have closed while the reply was queued.
      if (!windowOpen || guest.deletedAt || event.deletedAt || guest.optedOut || !guest.phone)
        return WITHDRAW;
      return { kind: 'send', to: guest.phone, content: this.writer.hostReply(row.reply, event, guest) };
    }
    if (row.say) {
      if (guest.deletedAt || event.deletedAt || !guest.phone) return WITHDRAW;
      return {
        kind: 'send',
        to: guest.phone,
        content: this.writer.turn(row.say, row.details ?? {}, event, { ...guest, phone: guest.phone }),
      };
    }
    // The surviving record has, or will get, its own messages.
    if (!template || row.merged) return WITHDRAW;
    const decision = decideSend(
      kindOfTemplate(template),
      row.round,
      { guest, event, campaign: row.campaign, bySystem: row.bySystem === true, owes: row.owes },
      now,
    );
    if (decision !== 'send') return { kind: decision };
    const to = guest.phone!;
    return {
      kind: 'send',
      to,
      content: this.writer.template(template, event, { ...guest, phone: to }, row.changed ?? []),
    };
  }
}
