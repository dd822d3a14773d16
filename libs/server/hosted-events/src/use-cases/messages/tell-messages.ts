import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ticketsPage } from '@smachot/contracts';
import { UnitOfWork } from '@smachot/server-platform';
import { type CopyToSend, MessageQueries } from '../../persistence/messages/message.queries';
import { MessageRepository } from '../../persistence/messages/message.repository';
import { EventHosts } from '../../views/event-hosts';

/** Copies that one tick tells. */
const AT_ONCE = 200;

/** Puts copies of messages under the bell, each once: telling and noting it are one transaction. Their mails go afterwards. */
export class TellMessages extends Command<void> {}

@CommandHandler(TellMessages)
export class TellMessagesHandler implements ICommandHandler<TellMessages> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: MessageQueries,
    private readonly messages: MessageRepository,
    private readonly hosts: EventHosts,
  ) {}

  async execute(): Promise<void> {
    const untold = await this.queries.untold(AT_ONCE);
    if (untold.length === 0) return;
    const hostOf = await this.hosts.of(untold);
    const goes = (copy: CopyToSend) => copy.goes && hostOf(copy).shown;
    await this.work.run(async (tx) => {
      const mine = await this.messages.lockUntold(
        tx,
        untold.map(({ id }) => id),
      );
      const locked = untold.filter(({ id }) => mine.has(id));
      const told = locked.filter(goes);
      for (const { userId, registrationId, title, startDatetime } of told)
        tx.emit('notifications.wanted', {
          ...{ userId, kind: 'event_message', href: ticketsPage(registrationId), urgent: false },
          values: { title, startsAt: startDatetime.toISOString() },
        });
      await this.messages.noteTold(
        tx,
        told.map(({ id }) => id),
      );
      await this.messages.drop(
        tx,
        locked.filter((copy) => !goes(copy)).map(({ id }) => id),
      );
    });
  }
}
