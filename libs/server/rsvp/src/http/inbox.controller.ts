import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  type InputOf,
  listInbox,
  markConversationRead,
  readConversation,
  replyToGuest,
  retryReply,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { ListInbox } from '../use-cases/replies/list-inbox';
import { MarkConversationRead } from '../use-cases/replies/mark-conversation-read';
import { ReadConversation } from '../use-cases/replies/read-conversation';
import { ReplyToGuest, RetryReply } from '../use-cases/replies/reply-to-guest';

@Controller()
export class InboxController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listInbox)
  list(@Input() { params, query }: InputOf<typeof listInbox>, @Caller() host: UserActor) {
    return this.queries.execute(new ListInbox(params.eventId, host.userId, query));
  }
  @Serves(readConversation)
  read(@Input() { params }: InputOf<typeof readConversation>, @Caller() host: UserActor) {
    return this.queries.execute(new ReadConversation(params.eventId, params.rsvpId, host.userId));
  }
  @Serves(markConversationRead)
  markRead(@Input() { params, body }: InputOf<typeof markConversationRead>, @Caller() host: UserActor) {
    return this.commands.execute(
      new MarkConversationRead(params.eventId, params.rsvpId, body.upTo, host.userId),
    );
  }
  @Serves(replyToGuest)
  reply(@Input() { params, body }: InputOf<typeof replyToGuest>, @Caller() host: UserActor) {
    return this.commands.execute(new ReplyToGuest(params.eventId, params.rsvpId, body, host.userId));
  }
  @Serves(retryReply)
  retry(@Input() { params }: InputOf<typeof retryReply>, @Caller() host: UserActor) {
    return this.commands.execute(new RetryReply(params.eventId, params.rsvpId, params.replyId, host.userId));
  }
}
