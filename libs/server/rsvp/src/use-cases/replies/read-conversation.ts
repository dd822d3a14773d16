import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, ConversationEntry, readConversation, ReplyStatus } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { HostSuspended, OptedOut, WrittenBy } from '@smachot/server-messaging';
import { ReadModel } from '@smachot/server-platform';
import { isRetryable } from '../../domain/replies/reply-status';
import { replyObstacle } from '../../domain/replies/reply-window';
import { mayRead } from '../../persistence/invitations/invitation-access';
import { currentId } from '../../persistence/guests/merged-guests';
import { ReplyWindows } from '../../persistence/replies/reply-windows';

type Answer = AnswerOf<typeof readConversation>;
type Guest = {
  id: string;
  name: string;
  phone: string | null;
  optedOut: boolean;
  hostId: string;
  sends: number;
  /** Ids of the records merged into this one. */
  merged: string[];
};
type Said = {
  id: string;
  at: Date;
  /** Message of the product; null for a host's own words. */
  say: string | null;
  text: string | null;
  status: ReplyStatus | null;
  actorId: string | null;
  retriedAs: string | null;
};

/** Reads the conversation of a guest and the hosts, including the product's own messages. */
export class ReadConversation extends Query<Result<Answer>> {
  constructor(
    readonly eventId: string,
    readonly rsvpId: string,
    readonly userId: string,
  ) {
    super();
  }
}

const MOST = 200;
const SAID = `
select * from (
  select id, created_at as at, say, null as text, null as status, null::uuid as "actorId", null::uuid as "retriedAs"
  from rsvp.turns where rsvp_id = $1
  union all
  select id, created_at, null, text, status, actor_id, retried_as from rsvp.host_replies where rsvp_id = $1) said
order by at desc, id desc limit ${MOST}`;

@QueryHandler(ReadConversation)
export class ReadConversationHandler implements IQueryHandler<ReadConversation> {
  constructor(
    private readonly read: ReadModel,
    private readonly queries: QueryBus,
    private readonly directory: UserDirectory,
    private readonly windows: ReplyWindows,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, rsvpId, userId }: ReadConversation): Promise<Result<Answer>> {
    const guest = await this.read.one<Guest>(
      `select g.id, g.name, g.phone, g.opted_out as "optedOut", g.sends, i.host_id as "hostId",
         array(select a.absorbed_id::text from rsvp.merged_guests a where a.survivor_id = g.id) as merged
       from rsvp.guests g join rsvp.invitations i on i.id = g.event_id and ${mayRead('$3')} and i.deleted_at is null
       where g.id = ${currentId('$2::uuid')} and g.event_id = $1 and g.deleted_at is null`,
      [eventId, rsvpId, userId],
    );
    if (!guest) return refuse('not_found');
    const [entries, until, obstacle] = await Promise.all([
      this.entries(guest, userId),
      this.until(guest),
      this.standing(guest),
    ]);
    return accept({
      attendeeName: guest.name,
      attendeePhone: guest.phone,
      entries,
      unread: entries.filter((entry) => entry.by === 'guest' && entry.unread).length,
      answerableUntil: until?.toISOString() ?? null,
      obstacle: replyObstacle({ ...obstacle, answerableUntil: until }),
      lastReplyId: entries.findLast(({ by }) => by === 'host')?._id ?? null,
    });
  }

  /** Entries of a conversation. A guest the hosts have not written to has none: messages from that phone were meant for others. */
  private async entries(guest: Guest, userId: string): Promise<ConversationEntry[]> {
    const [said, own] = await Promise.all([
      this.read.rows<Said>(SAID, [guest.id]),
      this.read.rows<{ id: string; unread: boolean }>(
        'select inbound_id as id, read_at is null as unread from rsvp.inbox_messages where rsvp_id = $1',
        [guest.id],
      ),
    ]);
    const known = own.map(({ id }) => id);
    const written = guest.sends
      ? await this.queries.execute(new WrittenBy([guest.id], MOST, known, guest.merged))
      : [];
    const people = await this.directory.of([...new Set(said.flatMap(({ actorId }) => actorId ?? []))]);
    const actor: ActorOf = (id) => {
      const person = id ? people.get(id) : undefined;
      return person
        ? { name: `${person.firstName} ${person.lastName}`.trim(), you: person.id === userId }
        : null;
    };
    const waiting = new Set(own.flatMap(({ id, unread }) => (unread ? [id] : [])));
    const entries = [
      ...written.map(({ id, kind, text, at }): Timed => ({
        at,
        entry: { by: 'guest', _id: id, at: at.toISOString(), kind, text, unread: waiting.has(id) },
      })),
      ...said.map((one): Timed => ({ at: one.at, entry: entryOf(one, actor) })),
    ];
    return inOrder(entries).slice(-MOST);
  }

  private async until({ id, phone, sends }: Guest): Promise<Date | null> {
    if (!sends) return null;
    return (await this.windows.of([{ id, phone }], this.clock.now())).get(id) ?? null;
  }

  private async standing({ hostId, phone, optedOut }: Guest) {
    const [hostSuspended, silent] = await Promise.all([
      this.queries.execute(new HostSuspended(hostId)),
      this.queries.execute(new OptedOut(phone ? [phone] : [])),
    ]);
    return { hostSuspended, optedOut: optedOut || silent.size > 0 };
  }
}

type ActorOf = (id: string | null) => { name: string; you: boolean } | null;
type Timed = { at: Date; entry: ConversationEntry };

const entryOf = (
  { id: _id, at, say, text, status, actorId, retriedAs }: Said,
  actor: ActorOf,
): ConversationEntry =>
  say !== null
    ? { by: 'product', _id, at: at.toISOString(), said: say }
    : {
        by: 'host',
        _id,
        at: at.toISOString(),
        text: text!,
        status: status!,
        actor: actor(actorId),
        retryable: isRetryable(status!) && retriedAs === null,
      };

const second = ({ at }: Timed): number => Math.floor(at.getTime() / 1000);
const isOurs = ({ entry }: Timed): number => (entry.by === 'guest' ? 0 : 1);
const byId = (a: Timed, b: Timed): number => (a.entry._id < b.entry._id ? -1 : 1);

/**
 * Sorts entries oldest first, by the second, which is the resolution of the provider's clock. Within one second a message
 * precedes its answer.
 */
const inOrder = (entries: Timed[]): ConversationEntry[] =>
  [...entries]
    .sort(
      (a, b) =>
        second(a) - second(b) || isOurs(a) - isOurs(b) || a.at.getTime() - b.at.getTime() || byId(a, b),
    )
    .map(({ entry }) => entry);
