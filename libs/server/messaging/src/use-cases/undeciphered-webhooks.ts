import { cursorId } from '@smachot/kernel';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, undecipheredWebhooks } from '@smachot/contracts';
import { WebhookQueries } from '../persistence/webhook.queries';

type Page = InputOf<typeof undecipheredWebhooks>['query'];
type List = AnswerOf<typeof undecipheredWebhooks>;

/** Signed webhooks that were not understood and that no admin has dismissed, newest first. */
export class UndecipheredWebhooks extends Query<List> {
  constructor(readonly page: Page) {
    super();
  }
}

/** Greater than every id: the first page. */
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Masks phones: they are not needed for the diagnosis. */
const masked = (text: string): string =>
  text.replace(/\d{7,}/g, (run) => '•'.repeat(run.length - 2) + run.slice(-2));

@QueryHandler(UndecipheredWebhooks)
export class UndecipheredWebhooksHandler implements IQueryHandler<UndecipheredWebhooks> {
  constructor(private readonly webhooks: WebhookQueries) {}

  async execute({ page: { cursor, limit } }: UndecipheredWebhooks): Promise<List> {
    const before = cursorId(cursor) ?? LAST;
    const rows = await this.webhooks.undeciphered(before, limit);
    return {
      webhooks: rows.map(({ id, receivedAt, head, ...row }) => ({
        ...row,
        _id: id,
        receivedAt: receivedAt.toISOString(),
        excerpt: masked(head.toString('utf8').replaceAll('\0', '\uFFFD')),
      })),
      nextCursor: rows.length === limit ? rows.at(-1)!.id : null,
    };
  }
}
