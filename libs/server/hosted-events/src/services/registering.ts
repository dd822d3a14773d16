import { Injectable } from '@nestjs/common';
import type { RegistrationForm, RegistrationId, UserId } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import type { Hold } from '@smachot/server-payments';
import type { Tx } from '@smachot/server-platform';
import { Registration, requestedOf } from '../domain/registration';
import { HostedEventRepository } from '../persistence/hosted-event.repository';
import { MOST_REGISTRATIONS_A_DAY, RegistrationRepository } from '../persistence/registration.repository';
import { EventNotices } from './event-notices';
import type { RegistrationTarget } from './registration-audience';
import { type SaleTerms, TicketQuotes } from './paying/ticket-quotes';
import { TicketSale } from './paying/ticket-sale';
import { SeatLine } from './seat-line';

/** `hold`: to be asked for after the commit. */
export type Registered = { registrationId: RegistrationId; hold: Hold | null };

/** Registers one person: with seats while there are enough, else in the waiting list. */
@Injectable()
export class Registering {
  constructor(
    private readonly events: HostedEventRepository,
    private readonly registrations: RegistrationRepository,
    private readonly seats: SeatLine,
    private readonly notices: EventNotices,
    private readonly quotes: TicketQuotes,
    private readonly sale: TicketSale,
    private readonly clock: Clock,
  ) {}

  async register(
    tx: Tx,
    { eventId, hosts, partnerUsername, terms }: RegistrationTarget & { terms: SaleTerms },
    form: RegistrationForm,
    userId: UserId,
  ): Promise<Result<Registered>> {
    const now = this.clock.now();
    const event = await this.events.load(tx, eventId);
    if (!event || event.state.visibility === 'private') return refuse('not_found');
    const requested = requestedOf(event, form, now);
    if (!requested.ok) return requested;
    const quote = this.quotes.quote(event, form, terms);
    if (!quote.ok) return quote;
    const before = await this.registrations.historyOf(tx, eventId, userId, now);
    if (before.refusedByHost) return refuse('registration.rejected');
    if (before.today >= MOST_REGISTRATIONS_A_DAY) return refuse('registration.too_many_today');
    const registration = Registration.request({ id: newId(), eventId, userId }, requested.value, now);
    const { requireApproval } = event.state.registrationOptions;
    if (await this.seats.take(tx, event, registration)) {
      registration.seat(now);
      if (quote.value && quote.value.total > 0) registration.awaitPayment();
      else if (!requireApproval) registration.approve('system');
    }
    // a refusal rolls the seats back
    if (!(await this.registrations.add(tx, registration))) return refuse('registration.already');
    const sold = quote.value
      ? await this.sale.begin(tx, { event, registration, form, quote: quote.value, terms })
      : accept(null);
    if (!sold.ok) return sold;
    const { unpaid } = registration.state;
    if (requireApproval && registration.holdsSeats && !unpaid)
      this.notices.waiting(tx, event, hosts, partnerUsername);
    if (registration.state.status === 'approved')
      this.notices.tell(tx, 'registration_approved', event, [registration]);
    return accept({ registrationId: registration.state.id, hold: sold.value });
  }
}
