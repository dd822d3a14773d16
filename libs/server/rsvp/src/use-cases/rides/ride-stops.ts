import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type EventId,
  type InputOf,
  MAX_STOPS,
  type Rides,
  type RideStopForm,
  type RideStopId,
  type saveRideStop,
  type UserId,
} from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { isDeepStrictEqual } from 'node:util';
import { busesAtNewTime, isMoved } from '../../domain/rides/ride-changes';
import type { RideStopState } from '../../domain/rides/ride-state';
import { type RidePlan, RideRepository } from '../../persistence/rides/ride.repository';
import { HostRides } from '../../services/host-rides';

type Body = InputOf<typeof saveRideStop>['body'];

/** Adds a stop or changes it; who chose a stop that moves has to choose again. */
export class SaveRideStop extends Command<Result<Rides>> {
  constructor(
    readonly eventId: EventId,
    readonly stopId: RideStopId,
    readonly form: Body,
    readonly userId: UserId,
  ) {
    super();
  }
}

const isSame = (before: RideStopState, form: RideStopForm): boolean =>
  isDeepStrictEqual({ ...before, ...form, note: form.note || null }, before);

@CommandHandler(SaveRideStop)
export class SaveRideStopHandler implements ICommandHandler<SaveRideStop> {
  constructor(
    private readonly rides: HostRides,
    private readonly repository: RideRepository,
  ) {}

  execute({ eventId, stopId, form, userId }: SaveRideStop): Promise<Result<Rides>> {
    return this.rides.changed(eventId, userId, async (tx, plan) => {
      const { version, keepChoices = false, ...stop } = form;
      const before = plan.stops.find(({ id }) => id === stopId);
      // a repeated request, or two hosts who did the same
      if (before && isSame(before, stop)) return accept();
      if ((before?.version ?? 0) !== version) return refuse('conflict.version');
      if (!before && plan.stops.length >= MAX_STOPS) return refuse('ride.too_many_stops');
      const after = { ...stop, note: stop.note || null, id: stopId, eventId, version: version + 1 };
      if (!(await this.repository.saveStop(tx, after))) return refuse('not_found');
      if (before) await this.follow(tx, plan, [before, after], keepChoices);
      return accept();
    });
  }

  private async follow(
    tx: Tx,
    { buses }: RidePlan,
    [before, after]: [RideStopState, RideStopState],
    keepChoices: boolean,
  ): Promise<void> {
    for (const bus of busesAtNewTime(buses, after.id, before.departsAt, after.departsAt))
      await this.repository.saveBus(tx, bus);
    if (!keepChoices && isMoved(before, after)) await this.repository.askAgain(tx, after.eventId, [after.id]);
  }
}

/** Removes a stop, also from the buses. */
export class RemoveRideStop extends Command<Result<Rides>> {
  constructor(
    readonly eventId: EventId,
    readonly stopId: RideStopId,
    readonly version: number | undefined,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(RemoveRideStop)
export class RemoveRideStopHandler implements ICommandHandler<RemoveRideStop> {
  constructor(
    private readonly rides: HostRides,
    private readonly repository: RideRepository,
  ) {}

  execute({ eventId, stopId, version, userId }: RemoveRideStop): Promise<Result<Rides>> {
    return this.rides.changed(eventId, userId, async (tx, { stops, buses }) => {
      const stop = stops.find(({ id }) => id === stopId);
      if (!stop) return refuse('not_found');
      if (version !== undefined && stop.version !== version) return refuse('conflict.version');
      await this.repository.removeStop(tx, stop);
      for (const bus of buses) {
        const left = bus.stops.filter((served) => served.stopId !== stopId);
        if (left.length < bus.stops.length)
          await this.repository.saveBus(tx, { ...bus, stops: left, version: bus.version + 1 });
      }
      return accept();
    });
  }
}
