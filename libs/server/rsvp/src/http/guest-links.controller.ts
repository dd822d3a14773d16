import { Controller, Ip } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { copyGuestLink, type InputOf, textGuestLink } from '@smachot/contracts';
import { Caller, Input, networkOf, Serves, type UserActor } from '@smachot/server-platform';
import { CopyGuestLink, TextGuestLink } from '../use-cases/links/host-guest-links';

/** Endpoints for personal links that a host hands to guests. */
@Controller()
export class GuestLinksController {
  constructor(private readonly commands: CommandBus) {}

  @Serves(copyGuestLink)
  copy(@Input() { params }: InputOf<typeof copyGuestLink>, @Caller() host: UserActor) {
    return this.commands.execute(new CopyGuestLink(params.eventId, params.rsvpId, host.userId));
  }
  @Serves(textGuestLink)
  text(@Input() { params }: InputOf<typeof textGuestLink>, @Caller() host: UserActor, @Ip() ip: string) {
    return this.commands.execute(
      new TextGuestLink(params.eventId, params.rsvpId, host.userId, networkOf(ip)),
    );
  }
}
