import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { handleWebhook, InputOf } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { ActLog, UnitOfWork } from '@smachot/server-platform';
import { WebhookRepository } from '../persistence/webhook.repository';

type Action = InputOf<typeof handleWebhook>['body']['action'];

/** Processes an unrecognised webhook again, or dismisses it, by an admin. */
export class HandleWebhook extends Command<Result<undefined>> {
  constructor(
    readonly webhookId: string,
    readonly action: Action,
  ) {
    super();
  }
}

@CommandHandler(HandleWebhook)
export class HandleWebhookHandler implements ICommandHandler<HandleWebhook> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly webhooks: WebhookRepository,
    private readonly clock: Clock,
    private readonly acts: ActLog,
  ) {}

  async execute({ webhookId, action }: HandleWebhook): Promise<Result<undefined>> {
    const handled = await this.work.run(async (tx) => {
      const found = await this.webhooks.handle(tx, webhookId, action, this.clock.now());
      if (found)
        await this.acts.changed(tx, {
          subject: { kind: 'webhook', id: webhookId },
          before: { handled: null },
          after: { handled: action },
        });
      return found;
    });
    return handled ? accept(undefined) : refuse('not_found');
  }
}
