import { Injectable } from '@nestjs/common';
import { Metrics, type Tx } from '@smachot/server-platform';
import { tellOutcomes } from '../sender/tell-outcomes';
import { Failures } from './failures';
import { type Merged, mergeStatuses } from './merge-statuses';
import type { StatusUpdate } from './read-webhook';
import { lockMessages, saveMessages, saveRecipients } from '../persistence/webhook-rows';

/** Handles the provider's statuses of many messages: merges them, stores them in one statement, and publishes them. */
@Injectable()
export class Statuses {
  constructor(
    private readonly failures: Failures,
    private readonly metrics: Metrics,
  ) {}

  async take(tx: Tx, updates: StatusUpdate[], now: Date): Promise<void> {
    const merged = await this.merge(tx, updates, now);
    const changed = merged.filter((one) => one.changed);
    if (changed.length) await saveMessages(tx, changed, now);
    const learned = changed.flatMap(({ message, userIdIsNew }): [string, string][] =>
      userIdIsNew && message.providerUserId ? [[message.providerUserId, message.refId]] : [],
    );
    if (learned.length) await saveRecipients(tx, learned);
    tellOutcomes(
      tx,
      merged.flatMap(({ sent, outcome }) => [sent ?? [], outcome ?? []].flat()),
    );
    await this.failures.take(tx, merged, now);
    this.metrics.counter('whatsapp_statuses_total', 'Statuses of messages processed').inc(updates.length);
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
