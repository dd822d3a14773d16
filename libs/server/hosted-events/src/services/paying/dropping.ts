import { Injectable } from '@nestjs/common';
import { Clock } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { HostedEvent } from '../../domain/hosted-event';
import type { Registration } from '../../domain/registration';
import { RegistrationRepository } from '../../persistence/registration.repository';
import { EventNotices } from '../event-notices';
import { SeatLine } from '../seat-line';
import { RegistrationMoney } from './registration-money';

/** Ends registrations that were not paid; whoever waits for the seats moves up. */
@Injectable()
export class Dropping {
  constructor(
    private readonly registrations: RegistrationRepository,
    private readonly seats: SeatLine,
    private readonly money: RegistrationMoney,
    private readonly notices: EventNotices,
    private readonly clock: Clock,
  ) {}

  /** `quiet`: the person is on the page and sees it. */
  async drop(tx: Tx, event: HostedEvent, registration: Registration, how: 'quiet' | 'told'): Promise<void> {
    const held = registration.holdsSeats;
    if (!registration.cancel('system').ok) return;
    await this.registrations.save(tx, [registration]);
    await this.money.end(tx, [registration], 'system');
    if (held) await this.seats.giveBack(tx, event, registration);
    if (how === 'told') this.notices.tell(tx, 'registration_dropped', event, [registration]);
    await this.seats.moveUp(tx, event, this.clock.now());
  }
}
