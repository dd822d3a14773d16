import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventId, Rides, UserId } from '@smachot/contracts';
import { accept, Clock, type Result } from '@smachot/kernel';
import { RideRepository } from '../../persistence/rides/ride.repository';
import { HostRides } from '../../services/host-rides';

/** Shows place, time and bus on guests' pages, or hides them. */
export class ReleaseRides extends Command<Result<Rides>> {
  constructor(
    readonly eventId: EventId,
    readonly released: boolean,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ReleaseRides)
export class ReleaseRidesHandler implements ICommandHandler<ReleaseRides> {
  constructor(
    private readonly rides: HostRides,
    private readonly repository: RideRepository,
    private readonly clock: Clock,
  ) {}

  execute({ eventId, released, userId }: ReleaseRides): Promise<Result<Rides>> {
    return this.rides.changed(eventId, userId, async (tx) => {
      await this.repository.release(tx, eventId, released ? this.clock.now() : null);
      return accept();
    });
  }
}
