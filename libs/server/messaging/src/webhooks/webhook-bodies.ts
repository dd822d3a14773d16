import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@smachot/kernel';
import { Config, ReadModel } from '@smachot/server-platform';
import { readWebhook } from './read-webhook';

const AT_ONCE = 200;
const LATEST_MS = 2 * DAY_MS;

/** The webhook bodies to be forgotten: those received in this period that mention one of these message ids. */
export type Spoken = { wamids: ReadonlySet<string>; from: Date; to: Date };
type Row = { id: string; body: Buffer; receivedAt: Date };

/** Raw webhooks contain phones and texts of the people in them. Data already extracted from them stays in its own tables. */
@Injectable()
export class WebhookBodies {
  constructor(
    private readonly read: ReadModel,
    private readonly config: Config,
  ) {}

  /** Empties the bodies; the provider's repetition of one is still recognised by its hash. Idempotent. */
  async forget({ wamids, from, to }: Spoken): Promise<void> {
    let after: Pick<Row, 'id' | 'receivedAt'> = {
      receivedAt: from,
      id: '00000000-0000-0000-0000-000000000000',
    };
    for (let more = true; more;) {
      const rows = await this.read.rows<Row>(
        `select id, body, received_at as "receivedAt" from messaging.webhooks
         where (received_at, id) > ($1, $2) and received_at <= $3 and processed_at is not null and body <> ''
         order by received_at, id limit ${AT_ONCE}`,
        [after.receivedAt, after.id, new Date(to.getTime() + LATEST_MS)],
      );
      const speaking = rows.filter((row) => this.wamidsIn(row).some((wamid) => wamids.has(wamid)));
      if (speaking.length)
        await this.read.rows(`update messaging.webhooks set body = '' where id = any($1)`, [
          speaking.map(({ id }) => id),
        ]);
      after = rows.at(-1) ?? after;
      more = rows.length === AT_ONCE;
    }
  }

  private wamidsIn({ body, receivedAt }: Row): string[] {
    try {
      const content = readWebhook(body, this.config.settings.WHATSAPP_PHONE_NUMBER_ID, receivedAt);
      return [...content.statuses, ...content.incoming].map(({ wamid }) => wamid);
    } catch {
      return [];
    }
  }
}
