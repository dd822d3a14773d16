import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { chooseGuestStop, type InputOf, readGuestRide } from '@smachot/contracts';
import { Caller, type GuestActor, Input, Serves } from '@smachot/server-platform';
import { ChooseGuestStop, GuestRideOf } from '../use-cases/rides/guest-ride';

/** The ride of a guest, on the personal page. */
@Controller()
export class GuestRideController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(readGuestRide)
  read(@Caller() guest: GuestActor) {
    return this.queries.execute(new GuestRideOf(guest.eventId, guest.rsvpId));
  }
  @Serves(chooseGuestStop)
  choose(@Input() { body }: InputOf<typeof chooseGuestStop>, @Caller() guest: GuestActor) {
    return this.commands.execute(new ChooseGuestStop(guest.eventId, guest.rsvpId, body));
  }
}
