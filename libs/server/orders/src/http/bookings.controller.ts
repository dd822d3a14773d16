import { Controller, Headers } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  answerBookingLink,
  askBooking,
  editBooking,
  enterBooking,
  type InputOf,
  listBookings,
  readBooking,
  readBookingLink,
  removeBooking,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { AnswerBookingLink, ReadBookingLink } from '../use-cases/bookings/answer-link';
import { AskCustomer } from '../use-cases/bookings/ask-customer';
import { EditBooking, RemoveBooking } from '../use-cases/bookings/change-booking';
import { EnterBooking } from '../use-cases/bookings/enter-booking';
import { ListBookings, OneBooking } from '../use-cases/bookings/read-bookings';

type One = InputOf<typeof readBooking>['params'];
const of = ({ partner, bookingId }: One, { userId }: UserActor) => ({ store: partner, bookingId, userId });

/** Endpoints of bookings taken by phone. */
@Controller()
export class BookingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(enterBooking)
  enter(
    @Input() { params, body }: InputOf<typeof enterBooking>,
    @Caller() actor: UserActor,
    @Headers('idempotency-key') key: string,
  ) {
    return this.commands.execute(new EnterBooking(params.partner, body, actor.userId, key));
  }
  @Serves(listBookings)
  list(@Input() { params, query }: InputOf<typeof listBookings>, @Caller() actor: UserActor) {
    return this.queries.execute(new ListBookings(params.partner, query, actor));
  }
  @Serves(readBooking)
  one(@Input() { params }: InputOf<typeof readBooking>, @Caller() actor: UserActor) {
    return this.queries.execute(new OneBooking(params.partner, params.bookingId, actor));
  }
  @Serves(editBooking)
  edit(@Input() { params, body }: InputOf<typeof editBooking>, @Caller() actor: UserActor) {
    return this.commands.execute(new EditBooking(of(params, actor), body));
  }
  @Serves(removeBooking)
  remove(@Input() { params }: InputOf<typeof removeBooking>, @Caller() actor: UserActor) {
    return this.commands.execute(new RemoveBooking(of(params, actor)));
  }
  @Serves(askBooking)
  ask(@Input() { params }: InputOf<typeof askBooking>, @Caller() actor: UserActor) {
    return this.commands.execute(new AskCustomer(of(params, actor)));
  }
  @Serves(readBookingLink)
  link(@Input() { body }: InputOf<typeof readBookingLink>) {
    return this.queries.execute(new ReadBookingLink(body.token));
  }
  @Serves(answerBookingLink)
  answer(@Input() { body }: InputOf<typeof answerBookingLink>) {
    return this.commands.execute(new AnswerBookingLink(body));
  }
}
