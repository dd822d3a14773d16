import { Injectable } from '@nestjs/common';
import type { Tx } from '@smachot/server-platform';
import type { HostedEvent } from '../domain/hosted-event';
import type { Registration } from '../domain/registration';
import { HostedEventRepository } from '../persistence/hosted-event.repository';
import { RegistrationRepository, WAITING_AT_ONCE } from '../persistence/registration.repository';
import { EventNotices } from './event-notices';
import { RegistrationMoney } from './paying/registration-money';

/** Seats and the waiting list of one event, whose row is locked. */
@Injectable()
export class SeatLine {
  constructor(
    private readonly events: HostedEventRepository,
    private readonly registrations: RegistrationRepository,
    private readonly notices: EventNotices,
    private readonly money: RegistrationMoney,
  ) {}

  /** Takes the seats of a registration; false: there are not enough. */
  async take(tx: Tx, event: HostedEvent, { state }: Registration): Promise<boolean> {
    const { ticketTypeId, participants } = state;
    const taken = await this.events.takeSeats(tx, event.state.id, ticketTypeId, participants);
    if (taken) this.count(event, ticketTypeId, participants);
    return taken;
  }

  async giveBack(tx: Tx, event: HostedEvent, { state }: Registration): Promise<void> {
    const { ticketTypeId, participants } = state;
    await this.events.giveBack(tx, event.state.id, ticketTypeId, participants);
    this.count(event, ticketTypeId, -participants);
  }

  /**
   * Moves the waiting list up: in its order, each one for whom there are enough seats. A larger group waits on while smaller ones
   * behind it fit. Nothing moves once the event has begun.
   */
  async moveUp(tx: Tx, event: HostedEvent, now: Date): Promise<void> {
    if (event.hasBegun(now)) return;
    let moved = 0;
    while (event.seatsLeft(null) > 0) {
      const waiting = await this.registrations.waiting(tx, event.state.id, event.seatsLeft(null));
      const seated = await this.seat(tx, event, waiting, now);
      moved += seated;
      if (seated === 0 || waiting.length < WAITING_AT_ONCE) break;
    }
    const { id, registrationOptions, hostUserId, storeId } = event.state;
    if (moved === 0 || !registrationOptions.requireApproval) return;
    // the crew of a store is known outside of transactions alone
    if (storeId) tx.emit('hosted_events.queue_grew', { eventId: id });
    else if (hostUserId) this.notices.waiting(tx, event, [hostUserId], null);
  }

  /** Seats those who fit and tells them; the first of the list always does. @returns how many */
  private async seat(tx: Tx, event: HostedEvent, waiting: Registration[], now: Date): Promise<number> {
    const seated: Registration[] = [];
    for (const one of waiting) {
      if (event.seatsLeft(null) <= 0) break;
      if (event.seatsLeft(one.state.ticketTypeId) < one.state.participants) continue;
      if (!(await this.take(tx, event, one))) continue;
      one.seat(now);
      seated.push(one);
    }
    const { requireApproval } = event.state.registrationOptions;
    await this.money.ask(tx, event, seated, !requireApproval);
    for (const one of seated) if (!requireApproval && !one.state.unpaid) one.approve('system');
    await this.registrations.save(tx, seated);
    this.notices.tell(tx, 'registration_moved_up', event, seated);
    return seated.length;
  }

  private count(event: HostedEvent, ticketTypeId: string | null, seats: number): void {
    event.state.taken += seats;
    const ticket = event.tickets.find(({ id }) => id === ticketTypeId);
    if (ticket) ticket.taken += seats;
  }
}
