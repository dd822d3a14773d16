import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { InboundRepository } from '../persistence/inbound.repository';
import { MessageQueries } from '../persistence/message.queries';
import { MessageRepository } from '../persistence/message.repository';
import { WebhookBodies } from '../webhooks/webhook-bodies';

/**
 * Forgets guests whose records are deleted: phones, texts and the provider's ids are deleted here, too. The remaining rows
 * identify nobody: they keep that messages were sent (budgets, complaints and the progress of campaigns count them), and
 * that a phone is suppressed.
 */
export class ForgetGuests extends Command<void> {
  constructor(
    readonly refIds: string[],
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ForgetGuests)
export class ForgetGuestsHandler implements ICommandHandler<ForgetGuests> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: MessageQueries,
    private readonly messages: MessageRepository,
    private readonly inbound: InboundRepository,
    private readonly bodies: WebhookBodies,
  ) {}

  async execute({ refIds, delivery }: ForgetGuests): Promise<void> {
    // first, because the ids are not known afterwards
    const found = await this.queries.wamidsOf(refIds);
    if (found?.wamids) await this.bodies.forget({ ...found, wamids: new Set(found.wamids) });
    await this.work.runOnce(delivery, async (tx) => {
      await this.inbound.deleteOf(tx, refIds);
      await this.messages.erase(tx, refIds);
    });
  }
}
