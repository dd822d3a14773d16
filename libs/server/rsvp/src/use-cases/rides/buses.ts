import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type BusId,
  type EventId,
  type InputOf,
  MAX_BUSES,
  type Rides,
  type saveBus,
  type UserId,
} from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { isDeepStrictEqual } from 'node:util';
import { movedStops } from '../../domain/rides/ride-changes';
import type { BusState } from '../../domain/rides/ride-state';
import { RideRepository } from '../../persistence/rides/ride.repository';
import { HostRides } from '../../services/host-rides';

type Body = InputOf<typeof saveBus>['body'];

/** Adds a bus or changes it. */
export class SaveBus extends Command<Result<Rides>> {
  constructor(
    readonly eventId: EventId,
    readonly busId: BusId,
    readonly form: Body,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(SaveBus)
export class SaveBusHandler implements ICommandHandler<SaveBus> {
  constructor(
    private readonly rides: HostRides,
    private readonly repository: RideRepository,
  ) {}

  execute({ eventId, busId, form, userId }: SaveBus): Promise<Result<Rides>> {
    return this.rides.changed(eventId, userId, async (tx, { stops, buses }) => {
      const { version, keepChoices = false, ...bus } = form;
      const before = buses.find(({ id }) => id === busId);
      if (before && isDeepStrictEqual({ ...before, ...bus }, before)) return accept();
      if ((before?.version ?? 0) !== version) return refuse('conflict.version');
      if (!before && buses.length >= MAX_BUSES) return refuse('ride.too_many_buses');
      const known = new Set(stops.map(({ id }) => id));
      if (bus.stops.some(({ stopId }) => !known.has(stopId))) return refuse('ride.no_stop');
      const after = { ...bus, id: busId, eventId, version: version + 1 };
      if (!(await this.repository.saveBus(tx, after))) return refuse('not_found');
      if (before) await this.follow(tx, [before, after], keepChoices);
      return accept();
    });
  }

  private async follow(tx: Tx, [before, after]: [BusState, BusState], keepChoices: boolean): Promise<void> {
    const { id, eventId, way, stops } = after;
    // a bus of the other way has none of its passengers
    const served = way === before.way ? stops.map(({ stopId }) => stopId) : [];
    await this.repository.leaveBus(tx, eventId, id, served);
    if (!keepChoices) await this.repository.askAgain(tx, eventId, movedStops(before.stops, stops), id);
  }
}

/** Removes a bus; its passengers wait for another one. */
export class RemoveBus extends Command<Result<Rides>> {
  constructor(
    readonly eventId: EventId,
    readonly busId: BusId,
    readonly version: number | undefined,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(RemoveBus)
export class RemoveBusHandler implements ICommandHandler<RemoveBus> {
  constructor(
    private readonly rides: HostRides,
    private readonly repository: RideRepository,
  ) {}

  execute({ eventId, busId, version, userId }: RemoveBus): Promise<Result<Rides>> {
    return this.rides.changed(eventId, userId, async (tx, { buses }) => {
      const bus = buses.find(({ id }) => id === busId);
      if (!bus) return refuse('not_found');
      if (version !== undefined && bus.version !== version) return refuse('conflict.version');
      await this.repository.removeBus(tx, bus);
      return accept();
    });
  }
}
