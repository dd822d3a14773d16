import { Injectable } from '@nestjs/common';
import type { PublicEventId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { HostedEventRepository } from '../persistence/hosted-event.repository';
import { RegistrationRepository } from '../persistence/registration.repository';
import { EventNotices } from './event-notices';
import { RegistrationMoney } from './paying/registration-money';

/** Calls an event off: its registrations are canceled, and their people are told unless it is over. */
@Injectable()
export class CallingOff {
  constructor(
    private readonly events: HostedEventRepository,
    private readonly registrations: RegistrationRepository,
    private readonly notices: EventNotices,
    private readonly money: RegistrationMoney,
    private readonly clock: Clock,
  ) {}

  /** @returns false when there is no such event any more */
  async callOff(tx: Tx, eventId: PublicEventId): Promise<boolean> {
    const now = this.clock.now();
    const event = await this.events.load(tx, eventId);
    if (!event) return false;
    event.cancel(now);
    await this.events.save(tx, event);
    if (event.state.endDatetime <= now) return true;
    const standing = await this.registrations.standing(tx, eventId);
    for (const registration of standing) registration.cancel('host');
    await this.registrations.save(tx, standing);
    await this.money.end(tx, standing, 'host');
    this.notices.tell(tx, 'event_canceled', event, standing);
    return true;
  }
}
