import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type {
  AttendeeMessage,
  AttendeeMessageForm,
  AttendeeMessageId,
  PublicEventId,
  UserId,
} from '@smachot/contracts';
import { accept, Clock, DAY_MS, newId, refuse, type Result } from '@smachot/kernel';
import { Config, type Tx, UnitOfWork } from '@smachot/server-platform';
import { mayWrite } from '../../domain/attendee-message';
import { AllEventsQueries } from '../../persistence/all-events.queries';
import { HostedEventQueries } from '../../persistence/hosted-event.queries';
import { HostedEventRepository } from '../../persistence/hosted-event.repository';
import { MessageQueries } from '../../persistence/messages/message.queries';
import { MessageRepository } from '../../persistence/messages/message.repository';
import { EventAccess } from '../../services/event-access';
import { hasOtherContacts } from '../../services/message-contacts';
import { EventHosts } from '../../views/event-hosts';
import { messageView } from '../../views/message-view';

/** A host writes to attendees. The copies are made at once, the worker tells and mails them. */
export class SendAttendeeMessage extends Command<Result<AttendeeMessage>> {
  constructor(
    readonly eventId: PublicEventId,
    readonly form: AttendeeMessageForm,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(SendAttendeeMessage)
export class SendAttendeeMessageHandler implements ICommandHandler<SendAttendeeMessage> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: EventAccess,
    private readonly found: HostedEventQueries,
    private readonly moderated: AllEventsQueries,
    private readonly hosts: EventHosts,
    private readonly events: HostedEventRepository,
    private readonly messages: MessageRepository,
    private readonly queries: MessageQueries,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async execute(command: SendAttendeeMessage): Promise<Result<AttendeeMessage>> {
    const { eventId, userId } = command;
    const access = await this.access.of(eventId, userId);
    if (!access.ok) return access;
    if (!(await this.isShown(eventId))) return refuse('attendee_message.off_site');
    const sent = await this.work.run((tx) => this.send(tx, command));
    if (!sent.ok) return sent;
    const [row] = await this.queries.list(eventId, null, 1, sent.value);
    return row ? accept(messageView(row)) : refuse('not_found');
  }

  /** Neither the event was taken off the site, nor its store, nor was its host blocked. */
  private async isShown(eventId: PublicEventId): Promise<boolean> {
    const event = await this.found.hostOf(eventId);
    if (!event || (await this.moderated.takenOff(eventId)) !== null) return false;
    return (await this.hosts.of([event]))(event).shown;
  }

  private async send(
    tx: Tx,
    { eventId, form, userId }: SendAttendeeMessage,
  ): Promise<Result<AttendeeMessageId>> {
    const now = this.clock.now();
    const event = await this.events.load(tx, eventId);
    if (!event) return refuse('not_found');
    const since = new Date(now.getTime() - DAY_MS);
    const pace = await this.messages.countSince(tx, eventId, userId, since);
    const { slug } = event.state;
    const page = new URL(`/event/${encodeURIComponent(slug)}`, this.config.settings.PUBLIC_URL).href;
    const allowed = mayWrite(event, form, { pace, page, now, hasOtherContacts });
    if (!allowed.ok) return allowed;
    const { audience, text, expectedRecipients, ticketTypeId = null } = form;
    const id: AttendeeMessageId = newId();
    const ticketName = event.tickets.find((ticket) => ticket.id === ticketTypeId)?.name ?? null;
    const recipients = await this.messages.add(tx, {
      ...{ id, eventId, audience, ticketTypeId, ticketName, text },
      ...{ sentBy: userId, createdAt: now },
    });
    // a refusal rolls back what was added
    if (recipients !== expectedRecipients) return refuse('attendee_message.recipients_changed');
    if (recipients === 0) return refuse('attendee_message.nobody');
    tx.hint(`hosted_event:${eventId}`);
    return accept(id);
  }
}
