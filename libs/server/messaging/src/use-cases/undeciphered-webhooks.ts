import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, undecipheredWebhooks } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

type Page = InputOf<typeof undecipheredWebhooks>['query'];
type List = AnswerOf<typeof undecipheredWebhooks>;

/** Signed webhooks that were not understood and that no admin has dismissed, newest first. */
export class UndecipheredWebhooks extends Query<List> {
  constructor(readonly page: Page) {
    super();
  }
}

const EXCERPT_BYTES = 2_000;
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const SQL = `
select id, received_at as "receivedAt", trouble, attempts, length(body) as bytes, substring(body for ${EXCERPT_BYTES}) as head
from messaging.webhooks where trouble is not null and dismissed_at is null and id < $1 order by id desc limit $2`;
type Row = { id: string; receivedAt: Date; trouble: string; attempts: number; bytes: number; head: Buffer };

/** Masks phones: they are not needed for the diagnosis. */
const masked = (text: string): string =>
  text.replace(/\d{7,}/g, (run) => '•'.repeat(run.length - 2) + run.slice(-2));

@QueryHandler(UndecipheredWebhooks)
export class UndecipheredWebhooksHandler implements IQueryHandler<UndecipheredWebhooks> {
  constructor(private readonly read: ReadModel) {}

  async execute({ page: { cursor, limit } }: UndecipheredWebhooks): Promise<List> {
    const before = /^[0-9a-f-]{36}$/.test(cursor ?? '') ? cursor : LAST;
    const rows = await this.read.rows<Row>(SQL, [before, limit]);
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
