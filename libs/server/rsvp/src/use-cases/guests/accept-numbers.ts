import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { acceptNumbers, AnswerOf, EventId, InputOf, UserId } from '@smachot/contracts';
import { accept, Clock, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { RsvpRepository } from '../../persistence/guests/rsvp.repository';

type Numbers = InputOf<typeof acceptNumbers>['body']['numbers'];

/** Accepts numbers above the invited ones; one that the guest has changed since the host read it is left. */
export class AcceptNumbers extends Command<Result<AnswerOf<typeof acceptNumbers>>> {
  constructor(
    readonly eventId: EventId,
    readonly numbers: Numbers,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(AcceptNumbers)
export class AcceptNumbersHandler implements ICommandHandler<AcceptNumbers> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly rsvps: RsvpRepository,
    private readonly clock: Clock,
  ) {}

  execute({ eventId, numbers, userId }: AcceptNumbers): Promise<Result<AnswerOf<typeof acceptNumbers>>> {
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      const seen = new Map(numbers.map(({ rsvpId, number }) => [rsvpId, number]));
      const rsvps = (await this.rsvps.loadMany(tx, eventId, [...seen.keys()])).filter(
        ({ state }) => state.numberWaiting === seen.get(state.id),
      );
      for (const rsvp of rsvps) rsvp.approveNumber(this.clock.now());
      await this.rsvps.saveMany(tx, rsvps, userId);
      tx.hint(`event:${eventId}`);
      return accept({ accepted: rsvps.length });
    });
  }
}
