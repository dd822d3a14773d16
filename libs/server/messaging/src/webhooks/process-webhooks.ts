import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { Config, Logger, Metrics, type Tx, UnitOfWork } from '@smachot/server-platform';
import { Failures } from './failures';
import { type Merged, mergeStatuses } from './merge-statuses';
import { type StatusUpdate, readWebhook, type WebhookContent } from './read-webhook';
import { Replies } from './replies';
import {
  closeWebhooks,
  lockMessages,
  postponeWebhook,
  saveMessages,
  saveRecipients,
  takeWebhooks,
  type WebhookRow,
} from './webhook-rows';

type Items = EventPayload<'messaging.outcomes'>['items'];
type Read = WebhookRow & { content: WebhookContent; trouble: string | null };

const BYTES_AT_ONCE = 800_000;
const ITEMS_IN_EVENT = 500;

/** Turns stored webhooks into statuses and replies: many webhooks, few statements, one transaction. */
@Injectable()
export class ProcessWebhooks {
  /** Moving mean of a body's size: how many fit into one transaction. */
  private meanBytes = 2000;

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly replies: Replies,
    private readonly failures: Failures,
    private readonly logger: Logger,
    private readonly metrics: Metrics,
  ) {}

  /** Answers how many webhooks were processed; 0: there is nothing more. */
  async some(): Promise<number> {
    const most = Math.max(1, Math.min(500, Math.floor(BYTES_AT_ONCE / this.meanBytes)));
    try {
      return await this.batch(most);
    } catch (error) {
      // one of them is poison: alone, it shows which
      this.logger.warn({ error, webhooks: most }, 'webhooks one by one');
      return this.alone();
    }
  }

  private batch(most: number): Promise<number> {
    return this.work.run(async (tx) => {
      const rows = await takeWebhooks(tx, most);
      if (!rows.length) return 0;
      await this.process(tx, rows);
      return rows.length;
    });
  }

  private async alone(): Promise<number> {
    try {
      return await this.batch(1);
    } catch (error) {
      this.logger.error({ error }, 'webhook not understood');
      await this.work.run(postponeWebhook);
      return 1;
    }
  }

  private async process(tx: Tx, rows: WebhookRow[]): Promise<void> {
    const now = this.clock.now();
    const read = rows.map((row) => this.read(row));
    for (const { body } of rows) this.meanBytes += (body.length - this.meanBytes) / 20;
    const statuses = read.flatMap(({ content }) => content.statuses);
    if (statuses.length) await this.takeStatuses(tx, statuses, now);
    const incoming = read.flatMap(({ content }) => content.incoming);
    if (incoming.length) await this.replies.take(tx, incoming, now);
    for (const notice of read.flatMap(({ content }) => content.notices))
      this.logger.warn(notice, 'the provider tells');
    await closeWebhooks(
      tx,
      read.map(({ id, content, trouble }) => ({ id, statuses: content.statuses.length, trouble })),
      now,
    );
    this.metrics.counter('whatsapp_statuses_total', 'Statuses of messages processed').inc(statuses.length);
  }

  private read(row: WebhookRow): Read {
    try {
      return {
        ...row,
        content: readWebhook(row.body, this.config.settings.WHATSAPP_PHONE_NUMBER_ID, row.receivedAt),
        trouble: null,
      };
    } catch {
      return { ...row, content: { statuses: [], incoming: [], notices: [] }, trouble: 'not JSON' };
    }
  }

  private async takeStatuses(tx: Tx, updates: StatusUpdate[], now: Date): Promise<void> {
    const merged = await this.merge(tx, updates, now);
    const changed = merged.filter((one) => one.changed);
    if (changed.length) await saveMessages(tx, changed);
    const learned = changed.flatMap(({ message, userIdIsNew }): [string, string][] =>
      userIdIsNew && message.providerUserId ? [[message.providerUserId, message.refId]] : [],
    );
    if (learned.length) await saveRecipients(tx, learned);
    const items: Items = merged.flatMap(({ outcome }) => outcome ?? []);
    for (let from = 0; from < items.length; from += ITEMS_IN_EVENT)
      tx.emit('messaging.outcomes', { items: items.slice(from, from + ITEMS_IN_EVENT) });
    await this.failures.take(tx, merged, now);
  }

  private async merge(
    tx: Tx,
    updates: StatusUpdate[],
    now: Date,
  ): Promise<(Merged & { userIdIsNew: boolean })[]> {
    const messages = await lockMessages(tx, updates);
    const byId = new Map(messages.map((message) => [message.id, message]));
    const byWamid = new Map(
      messages.flatMap((message) => (message.wamid ? [[message.wamid, message] as const] : [])),
    );
    const grouped = new Map<string, StatusUpdate[]>();
    for (const update of updates) {
      const message = update.callback ? byId.get(update.callback.messageId) : byWamid.get(update.wamid);
      if (message) grouped.set(message.id, [...(grouped.get(message.id) ?? []), update]);
    }
    return [...grouped].map(([id, some]) => {
      const message = byId.get(id)!;
      const known = message.providerUserId;
      const merged = mergeStatuses(message, some, now);
      return { ...merged, userIdIsNew: known !== merged.message.providerUserId };
    });
  }
}
