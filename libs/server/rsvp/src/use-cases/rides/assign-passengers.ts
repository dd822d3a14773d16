import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerOf, assignRest, BusAssignment, EventId, Rides, UserId } from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { assign, seatRest } from '../../domain/rides/assignments';
import { type RidePlan, RideRepository } from '../../persistence/rides/ride.repository';
import { HostRides } from '../../services/host-rides';

/** Moves passengers to buses and off them. */
export class AssignPassengers extends Command<Result<Rides>> {
  constructor(
    readonly eventId: EventId,
    readonly assignments: BusAssignment[],
    readonly userId: UserId,
  ) {
    super();
  }
}
/** Gives the passengers without a bus the free seats. */
export class AssignRest extends Command<Result<AnswerOf<typeof assignRest>>> {
  constructor(
    readonly eventId: EventId,
    readonly userId: UserId,
  ) {
    super();
  }
}

const save = async (
  repository: RideRepository,
  [tx, eventId]: [Tx, EventId],
  { buses, passengers }: RidePlan,
  assignments: BusAssignment[],
): Promise<Result<BusAssignment[]>> => {
  const moved = assign(buses, passengers, assignments);
  if (!moved.ok) return moved;
  await repository.assign(tx, eventId, moved.value);
  return accept(assignments);
};

@CommandHandler(AssignPassengers)
export class AssignPassengersHandler implements ICommandHandler<AssignPassengers> {
  constructor(
    private readonly rides: HostRides,
    private readonly repository: RideRepository,
  ) {}

  execute({ eventId, assignments, userId }: AssignPassengers): Promise<Result<Rides>> {
    return this.rides.changed(eventId, userId, (tx, plan) =>
      save(this.repository, [tx, eventId], plan, assignments),
    );
  }
}

@CommandHandler(AssignRest)
export class AssignRestHandler implements ICommandHandler<AssignRest> {
  constructor(
    private readonly rides: HostRides,
    private readonly repository: RideRepository,
  ) {}

  async execute({ eventId, userId }: AssignRest): Promise<Result<AnswerOf<typeof assignRest>>> {
    const assigned = await this.rides.change(eventId, userId, (tx, plan) =>
      save(this.repository, [tx, eventId], plan, seatRest(plan.buses, plan.passengers)),
    );
    if (!assigned.ok) return assigned;
    const rides = await this.rides.read(eventId, userId);
    return rides.ok ? accept({ rides: rides.value, assignments: assigned.value }) : rides;
  }
}
