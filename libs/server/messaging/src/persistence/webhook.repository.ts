import { Injectable } from '@nestjs/common';
import { returningRows, type Tx } from '@smachot/server-platform';

type Action = 'retry' | 'dismiss';

const SET: Record<Action, string> = {
  // the tick of the worker finds it
  retry:
    'processed_at = null, trouble = null, attempts = 0, retry_at = null where $2::timestamptz is not null and',
  dismiss: 'dismissed_at = $2 where',
};

/** Repository of stored webhooks as an admin handles them; their processing stands in `webhook-rows.ts`. */
@Injectable()
export class WebhookRepository {
  /** Processes a webhook again that was not understood, or dismisses it. False when there is none. */
  async handle(tx: Tx, webhookId: string, action: Action, now: Date): Promise<boolean> {
    const changed = returningRows(
      await tx.query<{ id: string }>(
        `update messaging.webhooks set ${SET[action]} id = $1 and trouble is not null and dismissed_at is null returning id`,
        [webhookId, now],
      ),
    );
    return changed.length > 0;
  }
}
