import { Injectable, Optional } from '@nestjs/common';
import { canonicalPhone, type E164 } from '@smachot/kernel';
import { PhoneKeys, Secrets, type Tx } from '@smachot/server-platform';
import { MessageContentProvider } from '../domain/message-content';
import type { Matched } from './matching';
import type { Incoming } from './read-incoming';

const PURPOSE = 'changed-number';
const IDS_IN_EVENT = 500;

/**
 * Handles people who changed their number: messages from the new number match them at once, and the requesting context is
 * notified. Both numbers are sealed in the message that announced the change, and are deleted with it.
 */
@Injectable()
export class NumberMoves {
  constructor(
    private readonly phones: PhoneKeys,
    private readonly secrets: Secrets,
    @Optional() private readonly contents?: MessageContentProvider,
  ) {}

  /** Records number changes before anything is matched: a reply from the new number may come in the same webhook. */
  async take(tx: Tx, incoming: Incoming[]): Promise<void> {
    for (const { from, changedTo } of incoming) {
      if (!from || !changedTo || !this.contents) continue;
      if (canonicalPhone(from) === canonicalPhone(changedTo)) continue;
      const refs = await this.contents.refsOfPhone(from);
      if (refs.length)
        await tx.query(
          `insert into messaging.number_moves (phone_key, ref_id) select $1, unnest($2::uuid[]) on conflict do nothing`,
          [this.phones.of(changedTo), refs],
        );
    }
  }

  payloadOf({ from, changedTo }: Incoming): string | undefined {
    return from && changedTo
      ? this.secrets.seal(PURPOSE, JSON.stringify({ from, to: changedTo }))
      : undefined;
  }
  readPayload(sealed: string): { from: E164; to: E164 } {
    return JSON.parse(this.secrets.open(PURPOSE, sealed)) as { from: E164; to: E164 };
  }

  tell(tx: Tx, fresh: Matched[]): void {
    const moved = fresh.filter(
      ({ from, changedTo, refs, by }) => from && changedTo && refs.length && by !== 'former',
    );
    for (let start = 0; start < moved.length; start += IDS_IN_EVENT)
      tx.emit('messaging.number_changed', {
        inboundIds: moved.slice(start, start + IDS_IN_EVENT).map(({ id }) => id),
      });
  }
}
