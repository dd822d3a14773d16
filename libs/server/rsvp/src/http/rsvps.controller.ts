import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  acceptNumbers,
  addGuests,
  changeGuest,
  changeGuests,
  deleteGuests,
  getGuest,
  guestHistory,
  keepGuestsApart,
  listDuplicates,
  type InputOf,
  listRsvpIds,
  listRsvps,
  mergeGuests,
  restoreGuests,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { AcceptNumbers } from '../use-cases/guests/accept-numbers';
import { AddGuests } from '../use-cases/guests/add-guests';
import { ChangeGuest } from '../use-cases/guests/change-guest';
import { ChangeGuests, DeleteGuests, RestoreGuests } from '../use-cases/guests/change-guests';
import { DuplicateGuests, KeepGuestsApart } from '../use-cases/guests/duplicate-guests';
import { GuestHistory } from '../use-cases/guests/guest-history';
import { ListRsvps, RsvpIds } from '../use-cases/guests/list-rsvps';
import { MergeGuests } from '../use-cases/guests/merge-guests';
import { OneRsvp } from '../use-cases/guests/one-rsvp';

@Controller()
export class RsvpsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listRsvps)
  list(@Input() { params, query }: InputOf<typeof listRsvps>, @Caller() host: UserActor) {
    return this.queries.execute(new ListRsvps(params.eventId, host.userId, query));
  }
  @Serves(listRsvpIds)
  ids(@Input() { params, query }: InputOf<typeof listRsvpIds>, @Caller() host: UserActor) {
    return this.queries.execute(new RsvpIds(params.eventId, host.userId, query));
  }
  @Serves(getGuest)
  one(@Input() { params }: InputOf<typeof getGuest>, @Caller() host: UserActor) {
    return this.queries.execute(new OneRsvp(params.eventId, params.rsvpId, host.userId));
  }
  @Serves(addGuests)
  add(@Input() { params, body }: InputOf<typeof addGuests>, @Caller() host: UserActor) {
    return this.commands.execute(new AddGuests(params.eventId, body.guests, host.userId));
  }
  @Serves(changeGuest)
  change(@Input() { params, body }: InputOf<typeof changeGuest>, @Caller() host: UserActor) {
    return this.commands.execute(new ChangeGuest(params.eventId, params.rsvpId, body, host.userId));
  }
  @Serves(acceptNumbers)
  accept(@Input() { params, body }: InputOf<typeof acceptNumbers>, @Caller() host: UserActor) {
    return this.commands.execute(new AcceptNumbers(params.eventId, body.numbers, host.userId));
  }
  @Serves(guestHistory)
  history(@Input() { params }: InputOf<typeof guestHistory>, @Caller() host: UserActor) {
    return this.queries.execute(new GuestHistory(params.eventId, params.rsvpId, host.userId));
  }
  @Serves(listDuplicates)
  duplicates(@Input() { params }: InputOf<typeof listDuplicates>, @Caller() host: UserActor) {
    return this.queries.execute(new DuplicateGuests(params.eventId, host.userId));
  }
  @Serves(mergeGuests)
  merge(@Input() { params, body }: InputOf<typeof mergeGuests>, @Caller() host: UserActor) {
    return this.commands.execute(new MergeGuests(params.eventId, body, host.userId));
  }
  @Serves(keepGuestsApart)
  keepApart(@Input() { params, body }: InputOf<typeof keepGuestsApart>, @Caller() host: UserActor) {
    return this.commands.execute(new KeepGuestsApart(params.eventId, body.rsvpIds, host.userId));
  }
  @Serves(changeGuests)
  changeMany(@Input() { params, body }: InputOf<typeof changeGuests>, @Caller() host: UserActor) {
    return this.commands.execute(new ChangeGuests(params.eventId, body, host.userId));
  }
  @Serves(deleteGuests)
  remove(@Input() { params, body }: InputOf<typeof deleteGuests>, @Caller() host: UserActor) {
    return this.commands.execute(new DeleteGuests(params.eventId, body.rsvpIds, host.userId, body.versions));
  }
  @Serves(restoreGuests)
  restore(@Input() { params, body }: InputOf<typeof restoreGuests>, @Caller() host: UserActor) {
    return this.commands.execute(new RestoreGuests(params.eventId, body.rsvpIds, host.userId));
  }
}
