import { Injectable } from '@nestjs/common';
import {
  type OwnTickets,
  type RegistrationId,
  type Ticket,
  ticketPath,
  type UserId,
} from '@smachot/contracts';
import { qrCodeOf, qrPath } from '@smachot/server-documents';
import { wazeLink } from '@smachot/server-places';
import { Config } from '@smachot/server-platform';
import { placeOf } from '../domain/form-of-event';
import { HostedEventQueries, type OwnRegistrationRow } from '../persistence/hosted-event.queries';
import { TicketPurchaseQueries } from '../persistence/ticket-purchase.queries';
import { TicketQueries } from '../persistence/tickets/ticket.queries';
import type { TicketRow } from '../persistence/tickets/ticket.schema';
import { AttendeeNames } from './attendee-names';
import { EventHosts } from './event-hosts';
import { mapLink } from './map-link';
import { attendeePaymentView } from './ticket-payment-view';

const QUIET = 4;
const qrOf = (address: string): Ticket['qr'] => {
  const code = qrCodeOf(address);
  return { path: qrPath(code, QUIET), size: code.size + 2 * QUIET };
};

const eventView = ({ event }: OwnRegistrationRow, shown: boolean): OwnTickets['event'] => {
  const { slug, title, language, locationType, location, isFound, deletedAt } = event;
  const place = shown ? placeOf(event) : null;
  return {
    ...{ slug, title, language, locationType, location },
    startDatetime: new Date(event.startDatetime).toISOString(),
    endDatetime: new Date(event.endDatetime).toISOString(),
    address: place && place.address,
    wazeLink: place && wazeLink(place),
    mapLink: place && mapLink(place),
    hasPage: shown && isFound,
    isCanceled: deletedAt !== null,
  };
};

/** The tickets of a registration as its person sees them. */
@Injectable()
export class OwnTicketsViews {
  constructor(
    private readonly events: HostedEventQueries,
    private readonly tickets: TicketQueries,
    private readonly hosts: EventHosts,
    private readonly names: AttendeeNames,
    private readonly purchases: TicketPurchaseQueries,
    private readonly config: Config,
  ) {}

  /** Undefined: the person has no such registration. */
  async of(registrationId: RegistrationId, userId: UserId): Promise<OwnTickets | undefined> {
    const row = await this.events.own(registrationId, userId);
    const tickets = row && (await this.tickets.ofRegistration(registrationId, userId));
    if (!row || !tickets) return undefined;
    const [hostOf, nameOf, purchases] = await Promise.all([
      this.hosts.of([row.event]),
      this.names.of([row]),
      this.purchases.of([registrationId]),
    ]);
    const payment = attendeePaymentView(purchases.get(registrationId));
    const { status, waitlisted, participants, ticketName } = row;
    return {
      ...{ registrationId, status, waitlisted, participants, ticketName },
      refunded: payment !== null && payment.refunded + payment.toRefund + payment.owed > 0,
      fullName: nameOf(row),
      event: eventView(row, hostOf(row.event).shown),
      tickets: tickets.map((ticket) => this.ticket(ticket)),
    };
  }

  private ticket({ id, seat, code }: Pick<TicketRow, 'id' | 'seat' | 'code'>): Ticket {
    const address = `${this.config.settings.PUBLIC_URL}${ticketPath(code)}`;
    return { ticketId: id, seat, code, address, qr: qrOf(address) };
  }
}
