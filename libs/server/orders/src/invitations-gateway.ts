import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { KitchenWish } from '@smachot/contracts';
import { type EventSeats, SeatsOf, WishesOf } from '@smachot/server-rsvp';

/** What this context asks about invitations. Never inside a transaction: each question takes a connection of its own. */
@Injectable()
export class InvitationsGateway {
  constructor(private readonly queries: QueryBus) {}

  /** By the invitation; those that are gone are not there. */
  async seats(eventIds: (string | null)[]): Promise<Map<string, EventSeats>> {
    const asked = [...new Set(eventIds.filter((id) => id !== null))];
    const found = asked.length ? await this.queries.execute(new SeatsOf(asked)) : [];
    return new Map(found.map((event) => [event.eventId, event]));
  }

  /** Null: it is gone, or somebody else's. */
  async own(eventId: string, userId: string): Promise<EventSeats | null> {
    const event = (await this.seats([eventId])).get(eventId);
    return event?.hostId === userId ? event : null;
  }

  /** What the guests of invitations asked for, as counts. */
  async wishes(eventIds: (string | null)[]): Promise<Map<string, KitchenWish[]>> {
    const asked = [...new Set(eventIds.filter((id) => id !== null))];
    return asked.length ? this.queries.execute(new WishesOf(asked)) : new Map();
  }
}
