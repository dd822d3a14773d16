import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  assignPassengers,
  assignRest,
  choosePassengerStop,
  type InputOf,
  listPassengers,
  readRides,
  releaseRides,
  removeBus,
  removeRideStop,
  saveBus,
  saveRideStop,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { AssignPassengers, AssignRest } from '../use-cases/rides/assign-passengers';
import { RemoveBus, SaveBus } from '../use-cases/rides/buses';
import { ChoosePassengerStop } from '../use-cases/rides/choose-passenger-stop';
import { ListPassengers, ReadRides } from '../use-cases/rides/read-rides';
import { ReleaseRides } from '../use-cases/rides/release-rides';
import { RemoveRideStop, SaveRideStop } from '../use-cases/rides/ride-stops';

@Controller()
export class RidesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(readRides)
  read(@Input() { params }: InputOf<typeof readRides>, @Caller() host: UserActor) {
    return this.queries.execute(new ReadRides(params.eventId, host.userId));
  }
  @Serves(listPassengers)
  passengers(@Input() { params, query }: InputOf<typeof listPassengers>, @Caller() host: UserActor) {
    return this.queries.execute(new ListPassengers(params.eventId, query, host.userId));
  }
  @Serves(saveRideStop)
  saveStop(@Input() { params, body }: InputOf<typeof saveRideStop>, @Caller() host: UserActor) {
    return this.commands.execute(new SaveRideStop(params.eventId, params.stopId, body, host.userId));
  }
  @Serves(removeRideStop)
  removeStop(@Input() { params, query }: InputOf<typeof removeRideStop>, @Caller() host: UserActor) {
    return this.commands.execute(
      new RemoveRideStop(params.eventId, params.stopId, query.version, host.userId),
    );
  }
  @Serves(saveBus)
  saveBus(@Input() { params, body }: InputOf<typeof saveBus>, @Caller() host: UserActor) {
    return this.commands.execute(new SaveBus(params.eventId, params.busId, body, host.userId));
  }
  @Serves(removeBus)
  removeBus(@Input() { params, query }: InputOf<typeof removeBus>, @Caller() host: UserActor) {
    return this.commands.execute(new RemoveBus(params.eventId, params.busId, query.version, host.userId));
  }
  @Serves(releaseRides)
  release(@Input() { params, body }: InputOf<typeof releaseRides>, @Caller() host: UserActor) {
    return this.commands.execute(new ReleaseRides(params.eventId, body.released, host.userId));
  }
  @Serves(choosePassengerStop)
  choose(@Input() { params, body }: InputOf<typeof choosePassengerStop>, @Caller() host: UserActor) {
    return this.commands.execute(new ChoosePassengerStop(params.eventId, params.rsvpId, body, host.userId));
  }
  @Serves(assignPassengers)
  assign(@Input() { params, body }: InputOf<typeof assignPassengers>, @Caller() host: UserActor) {
    return this.commands.execute(new AssignPassengers(params.eventId, body.assignments, host.userId));
  }
  @Serves(assignRest)
  assignRest(@Input() { params }: InputOf<typeof assignRest>, @Caller() host: UserActor) {
    return this.commands.execute(new AssignRest(params.eventId, host.userId));
  }
}
