import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventId, GiftId, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { GiftRepository } from '../../persistence/gifts/gift.repository';
import { RsvpRepository } from '../../persistence/guests/rsvp.repository';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';

/** Removes a gift or an envelope. Of a guest's gift the sum goes too; the guest stays. */
export class DeleteGift extends Command<Result<undefined>> {
  constructor(
    readonly eventId: EventId,
    readonly giftId: GiftId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(DeleteGift)
export class DeleteGiftHandler implements ICommandHandler<DeleteGift> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly rsvps: RsvpRepository,
    private readonly gifts: GiftRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, giftId, userId }: DeleteGift): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      // a guest's gift has the guest's id
      const guestId: string = giftId;
      const [rsvp] = await this.rsvps.loadMany(tx, eventId, [guestId]);
      if (rsvp && rsvp.state.income !== null) {
        rsvp.edit({ income: null }, this.clock.now());
        await this.rsvps.saveMany(tx, [rsvp], userId);
      }
      const deleted = await this.gifts.delete(tx, eventId, giftId);
      if (!deleted && !rsvp) return refuse('not_found');
      tx.hint(`event:${eventId}`);
      return accept();
    });
  }
}
