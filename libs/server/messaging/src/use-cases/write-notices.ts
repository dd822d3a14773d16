import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import { type Delivered } from '@smachot/server-platform';
import { Wake } from '../jobs/wake-senders';
import { MessageRepository } from '../persistence/message.repository';
import { nextAllowed } from '../quiet/quiet-calendar';

/**
 * Creates the WhatsApp messages of notices: one message per notice, ever. Urgent notices go at any hour, as codes do; the
 * others outside quiet hours.
 */
export class WriteNotices extends Command<void> {
  constructor(readonly notices: Delivered<'messaging.write_notice'>[]) {
    super();
  }
}

@CommandHandler(WriteNotices)
export class WriteNoticesHandler implements ICommandHandler<WriteNotices> {
  constructor(
    private readonly messages: MessageRepository,
    private readonly clock: Clock,
    private readonly wake: Wake,
  ) {}

  async execute({ notices }: WriteNotices): Promise<void> {
    const now = this.clock.now();
    await this.messages.addNotices(notices, { now, allowed: nextAllowed(now, 'jewish').at });
    this.wake.messagesDueSoon();
  }
}
