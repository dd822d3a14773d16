import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type InputOf, rateAsGuest, readGuestRatings } from '@smachot/contracts';
import { Caller, type GuestActor, Input, Serves } from '@smachot/server-platform';
import { GuestRatingsOf, RateAsGuest } from '../use-cases/guests/rate-as-guest';

/** Endpoints for guests who were at a celebration; their token is the one of their invitation. */
@Controller()
export class GuestRatingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(readGuestRatings)
  read(@Caller() guest: GuestActor) {
    return this.queries.execute(new GuestRatingsOf(guest));
  }

  @Serves(rateAsGuest)
  rate(@Input() { params, body }: InputOf<typeof rateAsGuest>, @Caller() guest: GuestActor) {
    return this.commands.execute(new RateAsGuest(guest, params.orderId, body.stars));
  }
}
