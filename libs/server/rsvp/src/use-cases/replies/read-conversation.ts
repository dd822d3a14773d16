import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type {
  AnswerOf,
  ConversationEntry,
  EventId,
  readConversation,
  RsvpId,
  UserId,
} from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { WrittenBy } from '@smachot/server-messaging';
import { isRetryable } from '../../domain/replies/reply-status';
import {
  type ConversationGuest,
  ConversationQueries,
  MAX_MESSAGES,
  type SentMessage,
} from '../../persistence/replies/conversation.queries';
import { ReplyObstacles } from '../../services/reply-obstacles';

type Answer = AnswerOf<typeof readConversation>;

/** Reads the conversation of a guest and the hosts, including the product's own messages. */
export class ReadConversation extends Query<Result<Answer>> {
  constructor(
    readonly eventId: EventId,
    readonly rsvpId: RsvpId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(ReadConversation)
export class ReadConversationHandler implements IQueryHandler<ReadConversation> {
  constructor(
    private readonly conversations: ConversationQueries,
    private readonly queries: QueryBus,
    private readonly directory: UserDirectory,
    private readonly obstacles: ReplyObstacles,
  ) {}

  async execute({ eventId, rsvpId, userId }: ReadConversation): Promise<Result<Answer>> {
    const guest = await this.conversations.guest(eventId, rsvpId, userId);
    if (!guest) return refuse('not_found');
    const [entries, { obstacle, answerableUntil }] = await Promise.all([
      this.entries(guest, userId),
      this.obstacles.of(guest),
    ]);
    return accept({
      attendeeName: guest.name,
      attendeePhone: guest.phone,
      entries,
      unread: entries.filter((entry) => entry.by === 'guest' && entry.unread).length,
      answerableUntil: answerableUntil?.toISOString() ?? null,
      obstacle,
      lastReplyId: entries.findLast(({ by }) => by === 'host')?._id ?? null,
    });
  }

  /** Entries of a conversation. A guest the hosts have not written to has none: messages from that phone were meant for others. */
  private async entries(guest: ConversationGuest, userId: UserId): Promise<ConversationEntry[]> {
    const [sent, inbox] = await Promise.all([
      this.conversations.sentTo(guest.id),
      this.conversations.inbox(guest.id),
    ]);
    const known = inbox.map(({ id }) => id);
    const written = guest.sends
      ? await this.queries.execute(new WrittenBy([guest.id], MAX_MESSAGES, known, guest.merged))
      : [];
    const people = await this.directory.of([...new Set(sent.flatMap(({ actorId }) => actorId ?? []))]);
    const actor: ActorOf = (id) => {
      const person = id ? people.get(id) : undefined;
      return person
        ? { name: `${person.firstName} ${person.lastName}`.trim(), you: person.id === userId }
        : null;
    };
    const waiting = new Set(inbox.flatMap(({ id, unread }) => (unread ? [id] : [])));
    const entries = [
      ...written.map(({ id, kind, text, at }): Timed => ({
        at,
        entry: { by: 'guest', _id: id, at: at.toISOString(), kind, text, unread: waiting.has(id) },
      })),
      ...sent.map((message): Timed => ({ at: message.at, entry: entryOf(message, actor) })),
    ];
    return inOrder(entries).slice(-MAX_MESSAGES);
  }
}

type ActorOf = (id: string | null) => { name: string; you: boolean } | null;
type Timed = { at: Date; entry: ConversationEntry };

const entryOf = (
  { id: _id, at, say, text, status, actorId, retriedAs }: SentMessage,
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
