import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventId, Gift, InputOf, recordGift, RsvpId, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, toAgorot } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { RsvpRepository } from '../../persistence/guests/rsvp.repository';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { GiftWriter } from '../../services/gift-writer';

type Body = InputOf<typeof recordGift>['body'];

/** Records what a guest gave; the sum is the guest's `income`. */
export class RecordGift extends Command<Result<Gift>> {
  constructor(
    readonly eventId: EventId,
    readonly rsvpId: RsvpId,
    readonly gift: Body,
    readonly userId: UserId,
  ) {
    super();
  }
}

const agorot = (shekels: number | null): number | null => (shekels === null ? null : toAgorot(shekels));

@CommandHandler(RecordGift)
export class RecordGiftHandler implements ICommandHandler<RecordGift> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly rsvps: RsvpRepository,
    private readonly gifts: GiftWriter,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, rsvpId, gift, userId }: RecordGift): Promise<Result<Gift>> {
    const now = this.clock.now();
    const recorded = await this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      const [rsvp] = await this.rsvps.loadMany(tx, eventId, [rsvpId]);
      if (!rsvp) return refuse('not_found');
      const income = agorot(gift.amount);
      if (gift.expected !== undefined && agorot(gift.expected) !== (rsvp.state.income || null))
        return refuse('conflict.version');
      if (income !== rsvp.state.income) rsvp.edit({ income }, now);
      await this.rsvps.saveMany(tx, [rsvp], userId);
      await this.gifts.record(tx, { eventId, rsvpId }, gift, { userId, now });
      return accept();
    });
    const giftId: string = rsvpId;
    return recorded.ok ? this.gifts.read(eventId, giftId) : recorded;
  }
}
