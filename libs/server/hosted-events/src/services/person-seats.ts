import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { HostedEventRepository } from '../persistence/hosted-event.repository';
import { RegistrationRepository } from '../persistence/registration.repository';
import { RegistrationMoney } from './paying/registration-money';
import { SeatLine } from './seat-line';

/** Deletes a person's registrations; whoever waits for the seats moves up. */
@Injectable()
export class PersonSeats {
  constructor(
    private readonly events: HostedEventRepository,
    private readonly registrations: RegistrationRepository,
    private readonly seats: SeatLine,
    private readonly money: RegistrationMoney,
    private readonly clock: Clock,
  ) {}

  async free(tx: Tx, userId: UserId): Promise<void> {
    for (const eventId of await this.registrations.eventsOf(tx, userId)) {
      const event = await this.events.load(tx, eventId);
      if (!event) continue;
      for (const registration of await this.registrations.standing(tx, eventId, userId)) {
        if (registration.holdsSeats) await this.seats.giveBack(tx, event, registration);
        registration.cancel('attendee');
        await this.registrations.save(tx, [registration]);
        await this.money.end(tx, [registration], 'attendee');
      }
      await this.seats.moveUp(tx, event, this.clock.now());
    }
    await this.registrations.deleteOf(tx, userId);
  }
}
