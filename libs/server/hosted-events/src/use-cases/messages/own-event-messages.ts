import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, listOwnEventMessages, RegistrationId, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { HostedEventQueries } from '../../persistence/hosted-event.queries';
import { MessageQueries } from '../../persistence/messages/message.queries';
import { MessageRepository } from '../../persistence/messages/message.repository';
import { EventHosts } from '../../views/event-hosts';

type Own = AnswerOf<typeof listOwnEventMessages>;

/** An event has few messages: a day has no more than three, and they end a week after it. */
const MOST = 100;

/** What hosts wrote to the caller's own registration. Others' registrations are not found. */
export class OwnEventMessages extends Query<Result<Own>> {
  constructor(
    readonly registrationId: RegistrationId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(OwnEventMessages)
export class OwnEventMessagesHandler implements IQueryHandler<OwnEventMessages> {
  constructor(
    private readonly events: HostedEventQueries,
    private readonly hosts: EventHosts,
    private readonly messages: MessageQueries,
  ) {}

  async execute({ registrationId, userId }: OwnEventMessages): Promise<Result<Own>> {
    const row = await this.events.own(registrationId, userId);
    if (!row) return refuse('not_found');
    const { shown } = (await this.hosts.of([row.event]))(row.event);
    const messages = shown ? await this.messages.ofRegistration(registrationId, MOST) : [];
    return accept({
      messages: messages.map(({ sentAt, ...message }) => ({ ...message, sentAt: sentAt.toISOString() })),
      muted: await this.messages.isMuted(row.eventId, userId),
    });
  }
}

/** Mutes the messages of an event for the caller, or hears of them again. */
export class MuteEventMessages extends Command<Result<undefined>> {
  constructor(
    readonly registrationId: RegistrationId,
    readonly muted: boolean,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(MuteEventMessages)
export class MuteEventMessagesHandler implements ICommandHandler<MuteEventMessages> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly events: HostedEventQueries,
    private readonly messages: MessageRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ registrationId, muted, userId }: MuteEventMessages): Promise<Result<undefined>> {
    const row = await this.events.own(registrationId, userId);
    if (!row) return refuse('not_found');
    await this.work.run((tx) =>
      muted
        ? this.messages.mute(tx, row.eventId, userId, this.clock.now())
        : this.messages.unmute(tx, row.eventId, userId),
    );
    return accept();
  }
}
