import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { EventId, InvitationRole, KitchenWish, RideCounts, UserId } from '@smachot/contracts';
import {
  ArrivedSeatsOf,
  type EventSeats,
  RideCountsOf,
  RoleInInvitation,
  SeatsOf,
  WishesOf,
} from '@smachot/server-rsvp';

/** Queries of this context about invitations. Never inside a transaction: each query takes its own connection. */
@Injectable()
export class InvitationsGateway {
  constructor(private readonly queries: QueryBus) {}

  /** Seats by invitation id; deleted invitations are missing. */
  async seats(eventIds: (EventId | null)[]): Promise<Map<string, EventSeats>> {
    const asked = [...new Set(eventIds.filter((id) => id !== null))];
    const found = asked.length ? await this.queries.execute(new SeatsOf(asked)) : [];
    return new Map(found.map((event) => [event.eventId, event]));
  }

  /** People who arrived, by invitation id, without those who may have been counted twice; deleted invitations are missing. */
  async arrived(eventIds: (EventId | null)[]): Promise<Map<string, number>> {
    const asked = [...new Set(eventIds.filter((id) => id !== null))];
    const found = asked.length ? await this.queries.execute(new ArrivedSeatsOf(asked)) : [];
    return new Map(found.map(({ eventId, arrived, inDoubt }) => [eventId, arrived - inDoubt]));
  }

  /** Null when the invitation is deleted or belongs to another account. */
  async own(eventId: EventId, userId: UserId): Promise<EventSeats | null> {
    const event = (await this.seats([eventId])).get(eventId);
    return event?.hostId === userId ? event : null;
  }

  /** What the user is in an invitation; null: nothing, or it is deleted. */
  roleIn(eventId: EventId, userId: UserId): Promise<InvitationRole | null> {
    return this.queries.execute(new RoleInInvitation(eventId, userId));
  }

  /** Guests of an invitation who need a ride, as counts by stop. */
  async rides(eventId: EventId | null): Promise<RideCounts> {
    return eventId ? this.queries.execute(new RideCountsOf(eventId)) : { stops: [], withoutStop: 0 };
  }

  /** Wishes of the guests by invitation, as counts. */
  async wishes(eventIds: (EventId | null)[]): Promise<Map<string, KitchenWish[]>> {
    const asked = [...new Set(eventIds.filter((id) => id !== null))];
    return asked.length ? this.queries.execute(new WishesOf(asked)) : new Map();
  }
}
