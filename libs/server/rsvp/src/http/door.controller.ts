import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  countArrived,
  createDoorLink,
  type InputOf,
  listDoor,
  listDoorByLink,
  listDoorLinks,
  recordArrivals,
  recordArrivalsByLink,
  revokeDoorLink,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { ArrivedAt, DoorListOf, RecordArrivals } from '../use-cases/door/door';
import { CreateDoorLink, DoorLinksOf, RevokeDoorLink } from '../use-cases/door/door-links';

/** Endpoints at the door of an event: of its editors, and of whoever holds a door link. */
@Controller()
export class DoorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listDoor)
  list(@Input() { params, query }: InputOf<typeof listDoor>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new DoorListOf({ ...params, userId }, query.cursor));
  }
  @Serves(recordArrivals)
  record(@Input() { params, body }: InputOf<typeof recordArrivals>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new RecordArrivals({ ...params, userId }, body));
  }
  @Serves(countArrived)
  arrived(@Input() { params }: InputOf<typeof countArrived>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new ArrivedAt(params.eventId, userId));
  }
  @Serves(listDoorLinks)
  links(@Input() { params }: InputOf<typeof listDoorLinks>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new DoorLinksOf(params.eventId, userId));
  }
  @Serves(createDoorLink)
  createLink(@Input() { params, body }: InputOf<typeof createDoorLink>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new CreateDoorLink(params.eventId, body.name, userId));
  }
  @Serves(revokeDoorLink)
  revokeLink(@Input() { params }: InputOf<typeof revokeDoorLink>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new RevokeDoorLink(params.eventId, params.doorLinkId, userId));
  }
  @Serves(listDoorByLink)
  listByLink(@Input() { body }: InputOf<typeof listDoorByLink>) {
    return this.queries.execute(new DoorListOf({ token: body.token }, body.cursor));
  }
  @Serves(recordArrivalsByLink)
  recordByLink(@Input() { body }: InputOf<typeof recordArrivalsByLink>) {
    const { token, ...batch } = body;
    return this.commands.execute(new RecordArrivals({ token }, batch));
  }
}
