import { Injectable } from '@nestjs/common';
import { ReadModel } from '@smachot/server-platform';

export type UndecipheredRow = {
  id: string;
  receivedAt: Date;
  trouble: string;
  attempts: number;
  bytes: number;
  /** The first bytes of the body. */
  head: Buffer;
};

const EXCERPT_BYTES = 2_000;
const UNDECIPHERED = `
select id, received_at as "receivedAt", trouble, attempts, length(body) as bytes, substring(body for ${EXCERPT_BYTES}) as head
from messaging.webhooks where trouble is not null and dismissed_at is null and id < $1 order by id desc limit $2`;

/** Reads stored webhooks for admins. */
@Injectable()
export class WebhookQueries {
  constructor(private readonly read: ReadModel) {}

  /** How many an admin has neither dismissed nor had processed again, and since when the oldest. */
  async waiting(): Promise<{ count: number; oldest: Date | null }> {
    const row = await this.read.one<{ count: number; oldest: Date | null }>(
      `select count(*)::int as count, min(received_at) as oldest from messaging.webhooks
       where trouble is not null and dismissed_at is null`,
    );
    return row!;
  }

  /** Webhooks that were not understood, newest first. @param before the id of the last one of the page before */
  undeciphered(before: string, limit: number): Promise<UndecipheredRow[]> {
    return this.read.rows<UndecipheredRow>(UNDECIPHERED, [before, limit]);
  }
}
