import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { handleWebhook, InputOf } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { returningRows, UnitOfWork } from '@smachot/server-platform';

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

const SET: Record<Action, string> = {
  // the tick of the worker finds it
  retry:
    'processed_at = null, trouble = null, attempts = 0, retry_at = null where $2::timestamptz is not null and',
  dismiss: 'dismissed_at = $2 where',
};

@CommandHandler(HandleWebhook)
export class HandleWebhookHandler implements ICommandHandler<HandleWebhook> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ webhookId, action }: HandleWebhook): Promise<Result<undefined>> {
    const changed = await this.work.run(async (tx) =>
      returningRows(
        await tx.query<{ id: string }>(
          `update messaging.webhooks set ${SET[action]} id = $1 and trouble is not null and dismissed_at is null returning id`,
          [webhookId, this.clock.now()],
        ),
      ),
    );
    return changed.length ? accept(undefined) : refuse('not_found');
  }
}
