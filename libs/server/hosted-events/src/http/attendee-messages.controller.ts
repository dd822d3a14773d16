import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  countMessageRecipients,
  type InputOf,
  listAttendeeMessages,
  listOwnEventMessages,
  muteEventMessages,
  sendAttendeeMessage,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { AttendeeMessages, MessageRecipients } from '../use-cases/messages/attendee-messages';
import { MuteEventMessages, OwnEventMessages } from '../use-cases/messages/own-event-messages';
import { SendAttendeeMessage } from '../use-cases/messages/send-attendee-message';

/** Endpoints of messages to attendees, of both sides. */
@Controller()
export class AttendeeMessagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(countMessageRecipients)
  recipients(
    @Input() { params, query }: InputOf<typeof countMessageRecipients>,
    @Caller() { userId }: UserActor,
  ) {
    return this.queries.execute(new MessageRecipients(params.hostedEventId, query, userId));
  }
  @Serves(sendAttendeeMessage)
  send(@Input() { params, body }: InputOf<typeof sendAttendeeMessage>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new SendAttendeeMessage(params.hostedEventId, body, userId));
  }
  @Serves(listAttendeeMessages)
  list(@Input() { params, query }: InputOf<typeof listAttendeeMessages>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new AttendeeMessages(params.hostedEventId, query, userId));
  }
  @Serves(listOwnEventMessages)
  own(@Input() { params }: InputOf<typeof listOwnEventMessages>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new OwnEventMessages(params.registrationId, userId));
  }
  @Serves(muteEventMessages)
  mute(@Input() { params, body }: InputOf<typeof muteEventMessages>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new MuteEventMessages(params.registrationId, body.muted, userId));
  }
}
