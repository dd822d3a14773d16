import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PublicEventId } from '@smachot/contracts';
import { forEachAlone, type Tx, UnitOfWork } from '@smachot/server-platform';
import { ANSWER_TIME_MS } from '../domain/registration';
import { HostedEventRepository } from '../persistence/hosted-event.repository';
import { RegistrationRepository } from '../persistence/registration.repository';
import { EventNotices } from '../services/event-notices';
import { RegistrationMoney } from '../services/paying/registration-money';
import { SeatLine } from '../services/seat-line';

/** Rejects registrations that nobody answered for 144 hours, and everything that still waits when the event begins. */
export class RejectOverdue extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(RejectOverdue)
export class RejectOverdueHandler implements ICommandHandler<RejectOverdue> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly events: HostedEventRepository,
    private readonly registrations: RegistrationRepository,
    private readonly seats: SeatLine,
    private readonly notices: EventNotices,
    private readonly money: RegistrationMoney,
  ) {}

  async execute({ now }: RejectOverdue): Promise<void> {
    const since = new Date(now.getTime() - ANSWER_TIME_MS);
    const due = await this.work.run((tx) => this.registrations.eventsDue(tx, since, now));
    await forEachAlone(due, String, (eventId) =>
      this.work.run((tx) => this.rejectAt(tx, eventId, since, now)),
    );
  }

  private async rejectAt(tx: Tx, eventId: PublicEventId, since: Date, now: Date): Promise<void> {
    const event = await this.events.load(tx, eventId);
    if (!event) return;
    const overdue = await this.registrations.overdue(tx, eventId, since, event.hasBegun(now));
    for (const registration of overdue) {
      const held = registration.holdsSeats;
      registration.reject('system');
      if (held) await this.seats.giveBack(tx, event, registration);
    }
    await this.registrations.save(tx, overdue);
    await this.money.end(tx, overdue, 'system');
    this.notices.tell(tx, 'registration_rejected', event, overdue);
    await this.seats.moveUp(tx, event, now);
  }
}
