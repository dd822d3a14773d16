import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  type AnswerOf,
  ATTENDEE_MESSAGES_A_DAY,
  type countMessageRecipients,
  type InputOf,
  type listAttendeeMessages,
  type PublicEventId,
  type UserId,
} from '@smachot/contracts';
import { accept, Clock, cursorId, DAY_MS, type Result } from '@smachot/kernel';
import { MessageQueries } from '../../persistence/messages/message.queries';
import { EventAccess } from '../../services/event-access';
import { messageView } from '../../views/message-view';

/** How many people a message would go to, for the hosts. */
export class MessageRecipients extends Query<Result<AnswerOf<typeof countMessageRecipients>>> {
  constructor(
    readonly eventId: PublicEventId,
    readonly asked: InputOf<typeof countMessageRecipients>['query'],
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(MessageRecipients)
export class MessageRecipientsHandler implements IQueryHandler<MessageRecipients> {
  constructor(
    private readonly access: EventAccess,
    private readonly messages: MessageQueries,
  ) {}

  async execute({
    eventId,
    asked,
    userId,
  }: MessageRecipients): Promise<Result<AnswerOf<typeof countMessageRecipients>>> {
    const access = await this.access.of(eventId, userId);
    if (!access.ok) return access;
    return accept(await this.messages.countAudience(eventId, asked.audience, asked.ticketTypeId ?? null));
  }
}

/** The messages that hosts of an event sent. */
export class AttendeeMessages extends Query<Result<AnswerOf<typeof listAttendeeMessages>>> {
  constructor(
    readonly eventId: PublicEventId,
    readonly asked: InputOf<typeof listAttendeeMessages>['query'],
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(AttendeeMessages)
export class AttendeeMessagesHandler implements IQueryHandler<AttendeeMessages> {
  constructor(
    private readonly access: EventAccess,
    private readonly messages: MessageQueries,
    private readonly clock: Clock,
  ) {}

  async execute({
    eventId,
    asked,
    userId,
  }: AttendeeMessages): Promise<Result<AnswerOf<typeof listAttendeeMessages>>> {
    const access = await this.access.of(eventId, userId);
    if (!access.ok) return access;
    const { cursor, limit } = asked;
    const rows = await this.messages.list(eventId, cursorId(cursor), limit + 1);
    const shown = rows.slice(0, limit);
    const today = await this.messages.countSince(eventId, new Date(this.clock.now().getTime() - DAY_MS));
    return accept({
      messages: shown.map(messageView),
      leftToday: Math.max(0, ATTENDEE_MESSAGES_A_DAY - today),
      nextCursor: rows.length > limit ? shown.at(-1)!.id : null,
    });
  }
}
