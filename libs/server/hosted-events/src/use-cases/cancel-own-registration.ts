import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OwnRegistration, RegistrationId, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { HostedEventQueries } from '../persistence/hosted-event.queries';
import { RegistrationMoves } from '../services/registration-moves';
import { OwnRegistrationViews } from '../views/registration-view';

/** Somebody cancels their registration; whoever waits for the seats moves up. */
export class CancelOwnRegistration extends Command<Result<OwnRegistration>> {
  constructor(
    readonly registrationId: RegistrationId,
    readonly userId: UserId,
    readonly expectedRefund?: number,
  ) {
    super();
  }
}

@CommandHandler(CancelOwnRegistration)
export class CancelOwnRegistrationHandler implements ICommandHandler<CancelOwnRegistration> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly events: HostedEventQueries,
    private readonly views: OwnRegistrationViews,
    private readonly moves: RegistrationMoves,
    private readonly clock: Clock,
  ) {}

  async execute({
    registrationId,
    userId,
    expectedRefund,
  }: CancelOwnRegistration): Promise<Result<OwnRegistration>> {
    const own = await this.events.own(registrationId, userId);
    if (!own) return refuse('not_found');
    const canceled = await this.work.run((tx) =>
      this.moves.end(tx, own.eventId, registrationId, {
        ...{ now: this.clock.now(), by: 'attendee', expectedRefund },
        move: (one) => one.cancel('attendee'),
      }),
    );
    if (!canceled.ok) return canceled;
    const row = await this.events.own(registrationId, userId);
    return row ? accept(await this.views.one(row)) : refuse('not_found');
  }
}
