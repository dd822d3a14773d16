import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventId, Gift, GiftId, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { GiftThanks } from '../../services/gift-thanks';
import { GiftWriter } from '../../services/gift-writer';

/** Marks the giver of a gift as thanked; with a text, the guest gets it as a reply in the same transaction. */
export class ThankForGift extends Command<Result<Gift>> {
  constructor(
    readonly eventId: EventId,
    readonly giftId: GiftId,
    readonly text: string | null,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ThankForGift)
export class ThankForGiftHandler implements ICommandHandler<ThankForGift> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly thanks: GiftThanks,
    private readonly gifts: GiftWriter,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, giftId, text, userId }: ThankForGift): Promise<Result<Gift>> {
    const allowed = await this.access.require(eventId, userId, 'Editor');
    if (!allowed.ok) return allowed;
    const gift = await this.gifts.read(eventId, giftId);
    if (!gift.ok) return gift;
    const { _id: id, rsvpId } = gift.value;
    const message = await this.thanks.prepare(eventId, rsvpId, text, userId);
    if (!message.ok) return message;
    const thanked = await this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      const act = { userId, now: this.clock.now() };
      if (!(await this.thanks.mark(tx, { eventId, id, rsvpId }, act))) return refuse('gift.thanked');
      tx.hint(`event:${eventId}`);
      return message.value ? this.thanks.send(tx, message.value, userId) : accept();
    });
    return thanked.ok ? this.gifts.read(eventId, id) : thanked;
  }
}
