import { Injectable } from '@nestjs/common';
import type { EventId, StoreId } from '@smachot/contracts';
import type { EventSeats } from '@smachot/server-rsvp';
import { InvitationsGateway } from '../invitations-gateway';
import { StoresGateway } from '../stores-gateway';

export type PartiesOfLinkedOrders = {
  events: Map<string, EventSeats>;
  crewOf: (storeId: StoreId) => string[];
};

/** Invitations and crews of linked orders, each asked for once however many orders there are. Never inside a transaction. */
@Injectable()
export class LinkedOrderParties {
  constructor(
    private readonly stores: StoresGateway,
    private readonly invitations: InvitationsGateway,
  ) {}

  /** A deleted invitation is missing from `events`. */
  async of(orders: { storeId: StoreId; eventId: EventId | null }[]): Promise<PartiesOfLinkedOrders> {
    const [events, crewOf] = await Promise.all([
      this.invitations.seats(orders.map(({ eventId }) => eventId)),
      this.stores.crews(orders.map(({ storeId }) => storeId)),
    ]);
    return { events, crewOf };
  }
}
