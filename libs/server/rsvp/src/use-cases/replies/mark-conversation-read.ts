import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventId, RsvpId, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { Inbox } from '../../persistence/replies/inbox';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { MergedGuests } from '../../persistence/guests/merged-guests';

/** Marks a guest's messages as read up to one of them, by a host who may answer. */
export class MarkConversationRead extends Command<Result<undefined>> {
  constructor(
    readonly eventId: EventId,
    readonly rsvpId: RsvpId,
    readonly upTo: string,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(MarkConversationRead)
export class MarkConversationReadHandler implements ICommandHandler<MarkConversationRead> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly merged: MergedGuests,
    private readonly inbox: Inbox,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, rsvpId, upTo, userId }: MarkConversationRead): Promise<Result<undefined>> {
    const allowed = await this.access.require(eventId, userId, 'Editor');
    if (!allowed.ok) return allowed;
    return this.work.run(async (tx) => {
      const guest = (await this.merged.load(tx, [rsvpId])).get(rsvpId)?.state;
      if (guest?.eventId !== eventId || guest.deletedAt) return refuse('not_found');
      const read = await this.inbox.markRead(tx, guest.id, upTo, userId, this.clock.now());
      if (read) tx.hint(`event:${eventId}`);
      return accept();
    });
  }
}
