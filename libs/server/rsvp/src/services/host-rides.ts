import { Injectable } from '@nestjs/common';
import type { EventId, Rides, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { InvitationAccess } from '../persistence/invitations/invitation-access';
import { type RidePlan, RideRepository } from '../persistence/rides/ride.repository';
import { RideQueries } from '../persistence/rides/ride.queries';
import { ridesView } from '../views/rides-view';

/** Reads and changes the rides of an event on behalf of its hosts. */
@Injectable()
export class HostRides {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly repository: RideRepository,
    private readonly queries: RideQueries,
  ) {}

  async read(eventId: EventId, userId: UserId): Promise<Result<Rides>> {
    const event = await this.queries.event(eventId, userId);
    if (!event) return refuse('not_found');
    const [stops, buses, counts] = await Promise.all([
      this.queries.stops(eventId),
      this.queries.buses(eventId),
      this.queries.counts(eventId),
    ]);
    return accept(ridesView(eventId, { event, stops, buses, counts }));
  }

  /** Runs a change of an owner or editor while the event and its rides are locked. */
  async change<T>(
    eventId: EventId,
    userId: UserId,
    act: (tx: Tx, plan: RidePlan) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      const changed = await act(tx, await this.repository.lock(tx, eventId));
      if (changed.ok) tx.hint(`event:${eventId}`);
      return changed;
    });
  }

  /** A change, and the rides after it. */
  async changed(
    eventId: EventId,
    userId: UserId,
    act: (tx: Tx, plan: RidePlan) => Promise<Result<unknown>>,
  ): Promise<Result<Rides>> {
    const done = await this.change(eventId, userId, act);
    return done.ok ? this.read(eventId, userId) : done;
  }
}
