import { Injectable } from '@nestjs/common';
import type { PublicEventId, RegistrationId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { HostedEvent } from '../domain/hosted-event';
import type { Registration } from '../domain/registration';
import { HostedEventRepository } from '../persistence/hosted-event.repository';
import { RegistrationRepository } from '../persistence/registration.repository';
import { RegistrationMoney } from './paying/registration-money';
import { SeatLine } from './seat-line';

/** `expectedRefund`: the shekels that were shown to come back. */
type Ending = {
  now: Date;
  by: 'attendee' | 'host';
  move: (registration: Registration) => Result<undefined>;
  expectedRefund?: number | undefined;
};
export type Moved = { event: HostedEvent; registration: Registration };

/** Moves of one registration, under the lock of its event. */
@Injectable()
export class RegistrationMoves {
  constructor(
    private readonly events: HostedEventRepository,
    private readonly registrations: RegistrationRepository,
    private readonly seats: SeatLine,
    private readonly money: RegistrationMoney,
  ) {}

  /** A move that ends it: its seats are given back, and who waits for them moves up. Once the event is over it stays as it was. */
  async end(
    tx: Tx,
    eventId: PublicEventId,
    registrationId: RegistrationId,
    { now, by, move, expectedRefund }: Ending,
  ): Promise<Result<Moved>> {
    const found = await this.load(tx, eventId, registrationId);
    if (!found.ok) return found;
    const { event, registration } = found.value;
    if (event.state.endDatetime <= now) return refuse('lifecycle.illegal_move');
    const held = registration.holdsSeats;
    const shown = await this.money.checkRefund(tx, registration, expectedRefund);
    if (!shown.ok) return shown;
    const moved = move(registration);
    if (!moved.ok) return moved;
    await this.registrations.save(tx, [registration]);
    await this.money.end(tx, [registration], by);
    if (held) await this.seats.giveBack(tx, event, registration);
    await this.seats.moveUp(tx, event, now);
    return found;
  }

  /** The host's yes; one from the waiting list takes its seats first (registration.full), and is approved when its price is authorized. */
  async approve(
    tx: Tx,
    eventId: PublicEventId,
    registrationId: RegistrationId,
    now: Date,
  ): Promise<Result<Moved>> {
    const found = await this.load(tx, eventId, registrationId);
    if (!found.ok) return found;
    const { event, registration } = found.value;
    if (event.hasBegun(now)) return refuse('registration.closed');
    if (registration.state.waitlisted && (await this.seats.take(tx, event, registration))) {
      registration.seat(now);
      await this.money.ask(tx, event, [registration], true);
      await this.registrations.save(tx, [registration]);
      if (registration.state.unpaid) return found;
    }
    const approved = registration.approve('host');
    if (!approved.ok) return approved;
    await this.registrations.save(tx, [registration]);
    await this.money.approved(tx, registration);
    return found;
  }

  private async load(tx: Tx, eventId: PublicEventId, registrationId: RegistrationId): Promise<Result<Moved>> {
    const event = await this.events.load(tx, eventId);
    if (!event) return refuse('not_found');
    const registration = await this.registrations.load(tx, registrationId);
    return registration?.state.eventId === eventId ? accept({ event, registration }) : refuse('not_found');
  }
}
