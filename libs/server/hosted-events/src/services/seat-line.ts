import { Injectable } from '@nestjs/common';
import type { Tx } from '@smachot/server-platform';
import type { HostedEvent } from '../domain/hosted-event';
import type { Registration } from '../domain/registration';
import { HostedEventRepository } from '../persistence/hosted-event.repository';
import { RegistrationRepository } from '../persistence/registration.repository';
import { EventNotices } from './event-notices';

/** Seats and the waiting list of one event, whose row is locked. */
@Injectable()
export class SeatLine {
  constructor(
    private readonly events: HostedEventRepository,
    private readonly registrations: RegistrationRepository,
    private readonly notices: EventNotices,
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
    const seated: Registration[] = [];
    for (const waiting of await this.registrations.waiting(tx, event.state.id)) {
      if (event.seatsLeft(null) <= 0) break;
      if (event.seatsLeft(waiting.state.ticketTypeId) < waiting.state.participants) continue;
      if (!(await this.take(tx, event, waiting))) continue;
      waiting.seat(now);
      if (!event.state.registrationOptions.requireApproval) waiting.approve('system');
      seated.push(waiting);
    }
    await this.registrations.save(tx, seated);
    this.notices.tell(tx, 'registration_moved_up', event, seated);
    const { registrationOptions, hostUserId, storeId } = event.state;
    // the crew of a store is known outside of transactions alone; they see the queue in their list
    if (seated.length > 0 && registrationOptions.requireApproval && hostUserId && !storeId)
      this.notices.waiting(tx, event, [hostUserId], null);
  }

  private count(event: HostedEvent, ticketTypeId: string | null, seats: number): void {
    event.state.taken += seats;
    const ticket = event.tickets.find(({ id }) => id === ticketTypeId);
    if (ticket) ticket.taken += seats;
  }
}
