import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { EventId, KitchenWish, UserId } from '@smachot/contracts';
import { type EventSeats, SeatsOf, WishesOf } from '@smachot/server-rsvp';

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

  /** Null when the invitation is deleted or belongs to another account. */
  async own(eventId: EventId, userId: UserId): Promise<EventSeats | null> {
    const event = (await this.seats([eventId])).get(eventId);
    return event?.hostId === userId ? event : null;
  }

  /** Wishes of the guests by invitation, as counts. */
  async wishes(eventIds: (EventId | null)[]): Promise<Map<string, KitchenWish[]>> {
    const asked = [...new Set(eventIds.filter((id) => id !== null))];
    return asked.length ? this.queries.execute(new WishesOf(asked)) : new Map();
  }
}
