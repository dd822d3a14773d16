import { Readable } from 'node:stream';
import { Controller, Headers, Ip, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  cancelOwnRegistration,
  decideRegistration,
  exportAttendees,
  getOwnRegistration,
  type InputOf,
  listAttendees,
  listOwnRegistrations,
  listOwnTickets,
  listTicketPayments,
  ownTicketsFile,
  payForRegistration,
  registerForEvent,
  ticketReceipt,
} from '@smachot/contracts';
import { chooseLanguage } from '@smachot/i18n';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { Attendees } from '../use-cases/attendees';
import { CancelOwnRegistration } from '../use-cases/cancel-own-registration';
import { DecideRegistration } from '../use-cases/decide-registration';
import { ExportAttendees } from '../use-cases/export-attendees';
import { OwnRegistrationFor, OwnRegistrations } from '../use-cases/own-registrations';
import { PayForRegistration } from '../use-cases/pay-for-registration';
import { Register } from '../use-cases/register';
import { TicketsFile } from '../use-cases/tickets-file';
import { TicketsOf } from '../use-cases/tickets-of';
import { TicketReceipt } from '../use-cases/ticket-receipt';
import { TicketPayments } from '../use-cases/ticket-payments';

/** Endpoints of registrants, and of hosts about their registrations. */
@Controller()
export class RegistrationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(registerForEvent)
  register(
    @Input() { params, body }: InputOf<typeof registerForEvent>,
    @Caller() { userId }: UserActor,
    @Ip() ip: string,
  ) {
    return this.commands.execute(new Register(params.slug, body, userId, ip));
  }
  @Serves(getOwnRegistration)
  own(@Input() { params }: InputOf<typeof getOwnRegistration>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new OwnRegistrationFor(params.slug, userId));
  }
  @Serves(listOwnRegistrations)
  listOwn(@Input() { query }: InputOf<typeof listOwnRegistrations>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new OwnRegistrations(userId, query));
  }
  @Serves(listOwnTickets)
  tickets(@Input() { params }: InputOf<typeof listOwnTickets>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new TicketsOf(params.registrationId, userId));
  }
  @Serves(ownTicketsFile)
  async ticketsFile(
    @Input() { params }: InputOf<typeof ownTicketsFile>,
    @Caller() { userId }: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    const asked = new TicketsFile(params.registrationId, userId, chooseLanguage(accepted));
    const file = await this.queries.execute(asked);
    if (!file.ok) return file;
    return new StreamableFile(file.value, {
      type: ownTicketsFile.media,
      disposition: 'attachment; filename="tickets.pdf"',
    });
  }
  @Serves(cancelOwnRegistration)
  cancel(@Input() { params, query }: InputOf<typeof cancelOwnRegistration>, @Caller() { userId }: UserActor) {
    return this.commands.execute(
      new CancelOwnRegistration(params.registrationId, userId, query.expectedRefund),
    );
  }
  @Serves(payForRegistration)
  pay(@Input() { params, body }: InputOf<typeof payForRegistration>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new PayForRegistration(params.registrationId, userId, body.cardId ?? null));
  }
  @Serves(listTicketPayments)
  ticketPayments(@Input() { query }: InputOf<typeof listTicketPayments>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new TicketPayments(userId, query));
  }
  @Serves(ticketReceipt)
  async receipt(
    @Input() { params }: InputOf<typeof ticketReceipt>,
    @Caller() { userId }: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    const asked = new TicketReceipt(params.registrationId, userId, chooseLanguage(accepted));
    const receipt = await this.queries.execute(asked);
    if (!receipt.ok) return receipt;
    return new StreamableFile(receipt.value.pdf, {
      type: ticketReceipt.media,
      disposition: `attachment; filename="tickets-${receipt.value.code}.pdf"`,
    });
  }
  @Serves(listAttendees)
  attendees(@Input() { params, query }: InputOf<typeof listAttendees>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new Attendees(params.hostedEventId, query, userId));
  }
  @Serves(decideRegistration)
  decide(@Input() { params, body }: InputOf<typeof decideRegistration>, @Caller() { userId }: UserActor) {
    const { hostedEventId, registrationId } = params;
    return this.commands.execute(new DecideRegistration(hostedEventId, registrationId, body.move, userId));
  }
  @Serves(exportAttendees)
  async export(
    @Input() { params }: InputOf<typeof exportAttendees>,
    @Caller() { userId }: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    const asked = new ExportAttendees(params.hostedEventId, userId, chooseLanguage(accepted));
    const file = await this.queries.execute(asked);
    if (!file.ok) return file;
    return new StreamableFile(Readable.from(file.value.chunks, { objectMode: false }), {
      type: exportAttendees.media,
      disposition: `attachment; filename*=UTF-8''${encodeURIComponent(`${file.value.title}.xlsx`)}`,
    });
  }
}
