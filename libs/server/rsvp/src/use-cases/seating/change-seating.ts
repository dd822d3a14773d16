import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventId, SeatingPatch, UserId } from '@smachot/contracts';
import { Clock, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import type { PatchOutcome } from '../../domain/seating/seating-plan';
import { RsvpRepository } from '../../persistence/guests/rsvp.repository';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { SeatingRepository } from '../../persistence/seating/seating.repository';

/** Changes the seating plan: tables, who sits where, wishes. */
export class ChangeSeating extends Command<Result<PatchOutcome>> {
  constructor(
    readonly eventId: EventId,
    readonly patch: SeatingPatch,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ChangeSeating)
export class ChangeSeatingHandler implements ICommandHandler<ChangeSeating> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly seating: SeatingRepository,
    private readonly rsvps: RsvpRepository,
    private readonly clock: Clock,
  ) {}

  execute({ eventId, patch, userId }: ChangeSeating): Promise<Result<PatchOutcome>> {
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      const plan = await this.seating.load(tx, eventId);
      const rsvps = await this.rsvps.loadSeated(
        tx,
        eventId,
        patch.seats.map(({ rsvpId }) => rsvpId),
        plan.namesTouchedBy(patch),
      );
      const outcome = plan.apply(patch, rsvps, this.clock.now());
      if (!outcome.ok) return outcome;
      await this.seating.save(tx, plan);
      await this.rsvps.saveMany(tx, rsvps, userId);
      tx.hint(`event:${eventId}`);
      return outcome;
    });
  }
}
