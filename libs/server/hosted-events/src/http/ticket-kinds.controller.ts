import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type InputOf, listAllTicketKinds, listTicketKinds } from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { AllTicketKinds, TicketKindsOfStore } from '../use-cases/ticket-kinds';

/** Kinds of tickets, for those who write coupons. */
@Controller()
export class TicketKindsController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(listTicketKinds)
  ofStore(@Input() { params }: InputOf<typeof listTicketKinds>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new TicketKindsOfStore(params.partner, userId));
  }

  @Serves(listAllTicketKinds)
  all(@Input() { query }: InputOf<typeof listAllTicketKinds>) {
    return this.queries.execute(new AllTicketKinds(query.partnerId ?? null));
  }
}
