import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { choosePassengerStop, EventId, InputOf, Rides, RsvpId, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { chooseRide } from '../../domain/rides/choice';
import { RideRepository } from '../../persistence/rides/ride.repository';
import { HostRides } from '../../services/host-rides';

type Body = InputOf<typeof choosePassengerStop>['body'];

/** Chooses a stop for a guest, on the hosts' behalf. */
export class ChoosePassengerStop extends Command<Result<Rides>> {
  constructor(
    readonly eventId: EventId,
    readonly rsvpId: RsvpId,
    readonly choice: Body,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ChoosePassengerStop)
export class ChoosePassengerStopHandler implements ICommandHandler<ChoosePassengerStop> {
  constructor(
    private readonly rides: HostRides,
    private readonly repository: RideRepository,
    private readonly clock: Clock,
  ) {}

  execute({ eventId, rsvpId, choice, userId }: ChoosePassengerStop): Promise<Result<Rides>> {
    return this.rides.changed(eventId, userId, async (tx, plan) => {
      const passenger = plan.passengers.find((one) => one.rsvpId === rsvpId);
      if (!passenger) {
        const known = await this.repository.hasGuest(tx, eventId, rsvpId);
        return refuse(known ? 'ride.not_needed' : 'not_found');
      }
      if (passenger.version !== choice.version) return refuse('conflict.version');
      const chosen = chooseRide(plan, passenger, choice);
      if (!chosen.ok) return chosen;
      const at = this.clock.now();
      await this.repository.choose(tx, { eventId, rsvpId }, { ...chosen.value, by: 'host', at });
      return accept();
    });
  }
}
