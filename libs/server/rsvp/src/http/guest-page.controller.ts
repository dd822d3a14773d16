import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { answerAsGuest, guestPage, type InputOf, publicInvitation } from '@smachot/contracts';
import { Caller, type GuestActor, Input, Serves } from '@smachot/server-platform';
import { AnswerAsGuest } from '../use-cases/answer-as-guest';
import { GuestPageOf } from '../use-cases/guest-page';

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
}
