import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { Inbox } from '../persistence/inbox';
import { InvitationAccess } from '../persistence/invitation-access';

/** A host who may answer has seen a guest's messages up to one of them. */
export class MarkConversationRead extends Command<Result<undefined>> {
  constructor(
    readonly eventId: string,
    readonly rsvpId: string,
    readonly upTo: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(MarkConversationRead)
export class MarkConversationReadHandler implements ICommandHandler<MarkConversationRead> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly inbox: Inbox,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, rsvpId, upTo, userId }: MarkConversationRead): Promise<Result<undefined>> {
    const allowed = await this.access.require(eventId, userId, 'Editor');
    if (!allowed.ok) return allowed;
    return this.work.run(async (tx) => {
      const [guest] = await tx.query(
        'select 1 from rsvp.guests where id = $1 and event_id = $2 and deleted_at is null',
        [rsvpId, eventId],
      );
      if (!guest) return refuse('not_found');
      if (await this.inbox.markRead(tx, rsvpId, upTo, userId, this.clock.now())) tx.hint(`event:${eventId}`);
      return accept();
    });
  }
}
