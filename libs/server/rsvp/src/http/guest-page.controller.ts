import { Controller, Header, Ip } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  answerAsGuest,
  guestCalendarFile,
  guestPage,
  type InputOf,
  publicInvitation,
  requestGuestLink,
} from '@smachot/contracts';
import { Caller, type GuestActor, Input, networkOf, Serves } from '@smachot/server-platform';
import { AnswerAsGuest } from '../use-cases/guest-page/answer-as-guest';
import { GuestCalendar } from '../use-cases/guest-page/guest-calendar';
import { GuestPageOf } from '../use-cases/guest-page/guest-page';
import { RequestGuestLink } from '../use-cases/links/request-guest-link';

@Controller()
export class GuestPageController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(guestPage)
  page(@Caller() guest: GuestActor) {
    return this.queries.execute(new GuestPageOf(guest.eventId, guest.rsvpId));
  }
  @Serves(publicInvitation)
  invitation(@Input() { params }: InputOf<typeof publicInvitation>) {
    return this.queries.execute(new GuestPageOf(params.eventId, null));
  }
  @Serves(answerAsGuest)
  answer(@Input() { body }: InputOf<typeof answerAsGuest>, @Caller() guest: GuestActor) {
    return this.commands.execute(new AnswerAsGuest(guest.eventId, guest.rsvpId, body));
  }
  @Serves(requestGuestLink)
  link(@Input() { params, body }: InputOf<typeof requestGuestLink>, @Ip() ip: string) {
    return this.commands.execute(new RequestGuestLink(params.eventId, body.phone, networkOf(ip)));
  }
  @Serves(guestCalendarFile)
  @Header('content-type', guestCalendarFile.media)
  @Header('content-disposition', 'attachment; filename="event.ics"')
  calendar(@Input() { params }: InputOf<typeof guestCalendarFile>) {
    return this.queries.execute(new GuestCalendar(params.eventId));
  }
}
