import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { chooseGuestStop, EventId, GuestRide, InputOf, RsvpId } from '@smachot/contracts';
import type { Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { GuestRides } from '../../services/guest-rides';

type Wanted = InputOf<typeof chooseGuestStop>['body'];

/** The ride of a guest, and the stops to choose from. */
export class GuestRideOf extends Query<Result<GuestRide>> {
  constructor(
    readonly eventId: EventId,
    readonly rsvpId: RsvpId,
  ) {
    super();
  }
}
/** Chooses a guest's stop on the personal page. */
export class ChooseGuestStop extends Command<Result<GuestRide>> {
  constructor(
    readonly eventId: EventId,
    readonly rsvpId: RsvpId,
    readonly wanted: Wanted,
  ) {
    super();
  }
}

@QueryHandler(GuestRideOf)
export class GuestRideOfHandler implements IQueryHandler<GuestRideOf> {
  constructor(private readonly rides: GuestRides) {}

  execute(guest: GuestRideOf): Promise<Result<GuestRide>> {
    return this.rides.read(guest);
  }
}

@CommandHandler(ChooseGuestStop)
export class ChooseGuestStopHandler implements ICommandHandler<ChooseGuestStop> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rides: GuestRides,
  ) {}

  async execute({ wanted, ...guest }: ChooseGuestStop): Promise<Result<GuestRide>> {
    const chosen = await this.work.run((tx) => this.rides.choose(tx, guest, wanted));
    return chosen.ok ? this.rides.read(guest) : chosen;
  }
}
