import { Injectable } from '@nestjs/common';
import { newId } from '@smachot/kernel';
import { currentTrace, PhoneKeys, returningRows, type Tx } from '@smachot/server-platform';
import { optOutConfirmation } from '../domain/opt-out';
import type { FixedContent } from '../sender/claims';
import type { Matched } from './matching';

/** Records opt-outs, for every host and for ever; each is confirmed to the person once. */
@Injectable()
export class OptOuts {
  constructor(private readonly phones: PhoneKeys) {}

  async take(tx: Tx, asked: Matched[], now: Date): Promise<void> {
    for (const one of asked) {
      const known = one.from ? this.phones.every(one.from) : [];
      const fresh = await this.suppress(tx, await this.keysOf(tx, one), known, now);
      const to = one.from ?? one.providerUserId;
      if (fresh && to) await this.confirm(tx, one, to, now);
    }
  }

  /** Copies an opt-out to the person's new number. */
  async follow(tx: Tx, moved: Matched[], now: Date): Promise<void> {
    for (const { from, changedTo } of moved)
      if (from && changedTo)
        await tx.query(
          `insert into messaging.suppressions (phone_key, reason, since)
           select $2, reason, $3::timestamptz from messaging.suppressions where phone_key = any($1) limit 1 on conflict do nothing`,
          [this.phones.every(from), this.phones.of(changedTo), now],
        );
  }

  /** The phone, or the phones behind a username as far as we wrote to them. */
  private async keysOf(tx: Tx, { from, providerUserId }: Matched): Promise<string[]> {
    const keys = from ? [this.phones.of(from)] : [];
    if (!providerUserId) return keys;
    const known = await tx.query<{ phone_key: string }>(
      `select distinct m.phone_key from messaging.recipients r join messaging.messages m on m.ref_id = r.ref_id
       where r.provider_user_id = $1 and m.provider_user_id = $1 and m.phone_key is not null`,
      [providerUserId],
    );
    return [...new Set([...keys, ...known.map(({ phone_key }) => phone_key)])];
  }

  /** @param known keys under which the same phone may be suppressed already */
  private async suppress(tx: Tx, keys: string[], known: string[], now: Date): Promise<boolean> {
    if (!keys.length) return false;
    const added = await tx.query(
      `insert into messaging.suppressions (phone_key, reason, since) select k, 'asked', $2::timestamptz from unnest($1::text[]) as k
       where not (k = any($3) and exists (select 1 from messaging.suppressions where phone_key = any($3)))
       on conflict do nothing returning phone_key`,
      [keys, now, known],
    );
    return returningRows(added).length > 0;
  }

  private async confirm(tx: Tx, { id, refs, text }: Matched, to: string, now: Date): Promise<void> {
    const letter: FixedContent = { to, letter: { kind: 'text', body: optOutConfirmation(text) } };
    await tx.query(
      `insert into messaging.messages (id, ref_id, round, lane, quiet, state, due_at, created_at, own_letter, trace)
       values ($1, $2, $3, 'conversation', 'exempt', 'queued', $4, $4, $5, $6) on conflict (ref_id, round) do nothing`,
      [newId(), refs[0] ?? id, `opted_out:${id}`, now, JSON.stringify(letter), currentTrace()],
    );
  }
}
