import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UserId } from '@smachot/contracts';
import { type Delivery, FileStore, UnitOfWork } from '@smachot/server-platform';
import { EventModerationRepository } from '../persistence/event-moderation.repository';
import { HostedEventRepository } from '../persistence/hosted-event.repository';
import { MessageRepository } from '../persistence/messages/message.repository';
import { CallingOff } from '../services/calling-off';
import { EventArrivals } from '../services/event-arrivals';
import { PersonSeats } from '../services/person-seats';

/**
 * Forgets a person whose account was deleted: their own events are called off and deleted, their registrations deleted and the seats
 * given back. Events they opened for a store stay, without a creator, and so do scans they recorded
 * and messages they wrote there.
 */
export class ForgetPerson extends Command<void> {
  constructor(
    readonly userId: UserId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ForgetPerson)
export class ForgetPersonHandler implements ICommandHandler<ForgetPerson> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly events: HostedEventRepository,
    private readonly callingOff: CallingOff,
    private readonly personSeats: PersonSeats,
    private readonly moderation: EventModerationRepository,
    private readonly arrivals: EventArrivals,
    private readonly messages: MessageRepository,
    private readonly files: FileStore,
  ) {}

  async execute({ userId, delivery }: ForgetPerson): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      for (const id of await this.events.idsOf(tx, { userId })) await this.callingOff.callOff(tx, id);
      const covers = await this.events.deleteOf(tx, userId);
      await this.personSeats.free(tx, userId);
      await this.events.removeCreator(tx, userId);
      await this.moderation.forgetReporter(tx, userId);
      await this.arrivals.forgetUser(tx, userId);
      await this.messages.forgetPerson(tx, userId);
      // before the commit: after a crash the deletion is repeated
      await Promise.all(covers.map(({ key }) => this.files.delete(key)));
    });
  }
}
