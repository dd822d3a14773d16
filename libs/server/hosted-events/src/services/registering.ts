import { Injectable } from '@nestjs/common';
import type { RegistrationForm, RegistrationId, UserId } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { Registration, requestedOf } from '../domain/registration';
import { HostedEventRepository } from '../persistence/hosted-event.repository';
import { MOST_REGISTRATIONS_A_DAY, RegistrationRepository } from '../persistence/registration.repository';
import { EventNotices } from './event-notices';
import type { RegistrationTarget } from './registration-audience';
import { SeatLine } from './seat-line';

/** Registers one person: with seats while there are enough, else in the waiting list. */
@Injectable()
export class Registering {
  constructor(
    private readonly events: HostedEventRepository,
    private readonly registrations: RegistrationRepository,
    private readonly seats: SeatLine,
    private readonly notices: EventNotices,
    private readonly clock: Clock,
  ) {}

  async register(
    tx: Tx,
    { eventId, hosts, partnerUsername }: RegistrationTarget,
    form: RegistrationForm,
    userId: UserId,
  ): Promise<Result<RegistrationId>> {
    const now = this.clock.now();
    const event = await this.events.load(tx, eventId);
    if (!event || event.state.visibility === 'private') return refuse('not_found');
    const requested = requestedOf(event, form, now);
    if (!requested.ok) return requested;
    const before = await this.registrations.historyOf(tx, eventId, userId, now);
    if (before.refusedByHost) return refuse('registration.rejected');
    if (before.today >= MOST_REGISTRATIONS_A_DAY) return refuse('registration.too_many_today');
    const registration = Registration.request({ id: newId(), eventId, userId }, requested.value, now);
    const { requireApproval } = event.state.registrationOptions;
    if (await this.seats.take(tx, event, registration)) {
      registration.seat(now);
      if (!requireApproval) registration.approve('system');
    }
    // a refusal rolls the seats back
    if (!(await this.registrations.add(tx, registration))) return refuse('registration.already');
    if (requireApproval && registration.holdsSeats) this.notices.waiting(tx, event, hosts, partnerUsername);
    if (registration.state.status === 'approved')
      this.notices.tell(tx, 'registration_approved', event, [registration]);
    return accept(registration.state.id);
  }
}
