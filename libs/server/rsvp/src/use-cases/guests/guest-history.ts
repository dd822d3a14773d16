import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, guestHistory, IneligibleCode } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { type Correspondence, HostKeys } from '@smachot/server-messaging';
import { ReadModel } from '@smachot/server-platform';
import { type GuestFacts, guestRefusal, reminderFrom, retryFrom } from '../../domain/sending/eligibility';
import type { RsvpState } from '../../domain/guests/rsvp-state';
import { newestFirst } from '../../domain/guests/timeline';
import { mayRead } from '../../persistence/invitations/invitation-access';
import { currentId, MergedGuests } from '../../persistence/guests/merged-guests';
import { rsvpSelection } from '../../persistence/guests/rsvp.repository';
import { type Ask, SendLog } from '../../persistence/send-log';

type Answer = AnswerOf<typeof guestHistory>;
type Entry = Answer['entries'][number];

/** Reads one guest's timeline, newest first: history entries, and every message in both directions. */
export class GuestHistory extends Query<Result<Answer>> {
  constructor(
    readonly eventId: string,
    readonly rsvpId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@QueryHandler(GuestHistory)
export class GuestHistoryHandler implements IQueryHandler<GuestHistory> {
  constructor(
    private readonly read: ReadModel,
    private readonly merged: MergedGuests,
    private readonly directory: UserDirectory,
    private readonly clock: Clock,
    private readonly hosts: HostKeys,
    private readonly log: SendLog,
  ) {}

  async execute({ eventId, rsvpId, userId }: GuestHistory): Promise<Result<Answer>> {
    const guest = await this.read.one<Guest>(
      `select ${rsvpSelection}, exists (select 1 from rsvp.guests o where o.phone = g.phone and o.event_id = g.event_id
           and o.deleted_at is null and o.id < g.id) as "duplicatePhone", i.host_id as "hostId"
       from rsvp.guests g join rsvp.invitations i on i.id = g.event_id and ${mayRead('$3')} and i.deleted_at is null
       where g.id = ${currentId('$2::uuid')} and g.event_id = $1 and g.deleted_at is null`,
      [eventId, rsvpId, userId],
    );
    if (!guest) return refuse('not_found');
    const entries = await this.entries(guest.id, userId);
    const now = this.clock.now();
    const facts = await this.sentTo(guest, now);
    const reminder = guestRefusal('reminder', { ...guest, ...facts }, now);
    const last = latest(guest.lastSent, facts.before.lastAt);
    return accept({
      entries: newestFirst(entries),
      eligibility: {
        reminder,
        reminderFrom: fromWhen(reminder, guest, last)?.toISOString() ?? null,
      },
    });
  }

  private async entries(rsvpId: string, userId: string): Promise<Entry[]> {
    const [own, replied, messages] = await Promise.all([
      this.read.rows<Note>(
        'select at, kind, by, actor_id as "actorId", text, details from rsvp.history where rsvp_id = $1 order by at desc, id desc',
        [rsvpId],
      ),
      this.read.rows<Replied>(
        'select created_at as at, actor_id as "actorId", text, status from rsvp.host_replies where rsvp_id = $1',
        [rsvpId],
      ),
      this.merged.messages([rsvpId]),
    ]);
    const correspondence = messages.get(rsvpId);
    const senders = await this.sendersOf(correspondence);
    const people = await this.directory.of([
      ...new Set([...[...own, ...replied].flatMap(({ actorId }) => actorId ?? []), ...senders.values()]),
    ]);
    const actor: ActorOf = (id) => {
      const person = id ? people.get(id) : undefined;
      return person
        ? { name: `${person.firstName} ${person.lastName}`.trim(), you: person.id === userId }
        : null;
    };
    return [
      ...own.map(({ actorId, ...entry }) => ({
        ...entry,
        at: entry.at.toISOString(),
        actor: actor(actorId),
      })),
      ...replied.map(({ at, actorId, text, status }): Entry => ({
        ...{ at: at.toISOString(), kind: 'replied', by: 'host', text },
        actor: actor(actorId),
        details: { status },
      })),
      ...entriesOf(correspondence, (campaignId) => actor(senders.get(campaignId ?? ''))),
    ];
  }

  /** Sender of each campaign this guest was part of; automatic reminders have none. */
  private async sendersOf(correspondence: Correspondence | undefined): Promise<Map<string, string>> {
    const ids = correspondence?.whatsappMessages.flatMap(({ campaignId }) => campaignId ?? []) ?? [];
    if (!ids.length) return new Map();
    const rows = await this.read.rows<{ id: string; actorId: string }>(
      'select id, actor_id as "actorId" from rsvp.campaigns where id = any($1) and actor_id is not null',
      [ids],
    );
    return new Map(rows.map(({ id, actorId }) => [id, actorId]));
  }

  private async sentTo(
    { id, eventId, phone, hostId }: Guest,
    now: Date,
  ): Promise<Pick<GuestFacts, 'scheduled' | 'before'>> {
    const ask: Ask = (sql, parameters) => this.read.rows(sql, parameters);
    const hostKey = await this.hosts.of(hostId);
    const [{ scheduled }, before] = await Promise.all([
      this.log.planned(ask, { hostId, hostKey, eventId, campaignId: null }, now),
      this.log.before(ask, hostKey, eventId, phone ? [phone] : [], now),
    ]);
    return { scheduled: scheduled.has(id), before: before(phone) };
  }
}

const fromWhen = (code: IneligibleCode | null, guest: Guest, last: Date | null): Date | null => {
  if (code === 'failed_lately') return retryFrom(guest);
  return code === 'too_soon' ? reminderFrom(last) : null;
};

const latest = (a: Date | null, b: Date | null): Date | null => (a && b ? (a > b ? a : b) : (a ?? b));

type Guest = RsvpState & { duplicatePhone: boolean; hostId: string };
type Note = Omit<Entry, 'at' | 'actor'> & { at: Date; actorId: string | null };
type Replied = { at: Date; actorId: string; text: string; status: string };
type ActorOf = (id: string | null | undefined) => Entry['actor'];

const entriesOf = (correspondence: Correspondence | undefined, senderOf: ActorOf): Entry[] => [
  ...(correspondence?.whatsappMessages ?? []).flatMap(
    ({ createdAt, messageType, statusHistory, campaignId }): Entry[] => {
      const details = { messageType };
      return [
        { at: createdAt, kind: 'queued', by: 'host', actor: senderOf(campaignId), text: null, details },
        ...statusHistory.map(({ status, timestamp }): Entry => ({
          at: timestamp,
          kind: status,
          by: 'provider',
          actor: null,
          text: null,
          details,
        })),
      ];
    },
  ),
  ...(correspondence?.incomingWhatsappMessages ?? []).map(({ timestamp, text, kind }): Entry => ({
    at: timestamp,
    kind: 'wrote',
    by: 'guest',
    actor: null,
    text,
    details: { kind },
  })),
];
