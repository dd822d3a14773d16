import { Injectable, Optional } from '@nestjs/common';
import { newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { LetterSource } from '../domain/letter';
import { isOptOut } from '../domain/opt-out';
import { PhoneKeys } from '../store/phone-keys';
import { Complaints } from './complaints';
import { OptOuts } from './opt-outs';
import { expectsAnswer, type Incoming } from './read-incoming';
import { saveIncoming, saveInboundRefs } from './webhook-rows';

type Match = { refs: string[]; by: 'context' | 'payload' | 'user' | 'phone' | null };
export type Matched = Incoming & Match & { id: string };
const IDS_IN_EVENT = 500;

/** What guests wrote: kept once, matched to whom it is about, told to who asked for the messages. */
@Injectable()
export class Replies {
  constructor(
    private readonly phones: PhoneKeys,
    private readonly optOuts: OptOuts,
    private readonly complaints: Complaints,
    @Optional() private readonly letters?: LetterSource,
  ) {}

  async take(tx: Tx, incoming: Incoming[], now: Date): Promise<void> {
    const matches = await this.match(tx, incoming);
    const kept = await saveIncoming(
      tx,
      incoming.map((one, index) => this.columns(one, matches[index]!, now)),
    );
    // a wamid that was here before is not among them
    const byWamid = new Map(incoming.map((one, index) => [one.wamid, { ...one, ...matches[index]! }]));
    const fresh: Matched[] = kept.map(({ id, wamid }) => ({ ...byWamid.get(wamid)!, id }));
    const pairs = fresh.flatMap(({ id, refs }) => refs.map((ref): [string, string] => [id, ref]));
    if (pairs.length) await saveInboundRefs(tx, pairs);
    await this.optOuts.take(
      tx,
      fresh.filter(({ kind, text }) => kind === 'text' && isOptOut(text)),
      now,
    );
    await this.optOuts.follow(
      tx,
      fresh.filter(({ changedTo }) => changedTo),
      now,
    );
    await this.complaints.take(tx, fresh, now);
    const told = fresh.filter(({ kind, refs }) => refs.length && expectsAnswer(kind)).map(({ id }) => id);
    for (let from = 0; from < told.length; from += IDS_IN_EVENT)
      tx.emit('messaging.replied', { inboundIds: told.slice(from, from + IDS_IN_EVENT) });
  }

  /** By the message replied to, else the signed payload, else the provider's user id, else the phone. */
  private async match(tx: Tx, incoming: Incoming[]): Promise<Match[]> {
    const byContext = await this.refsOfWamids(
      tx,
      incoming.flatMap(({ replyTo }) => replyTo ?? []),
    );
    const matches = incoming.map((one): Match => {
      const replied = one.replyTo ? byContext.get(one.replyTo) : undefined;
      if (replied) return { refs: [replied], by: 'context' };
      const signed = one.payload ? this.letters?.refOfPayload(one.payload) : undefined;
      return signed ? { refs: [signed], by: 'payload' } : { refs: [], by: null };
    });
    const open = incoming.filter((_, index) => !matches[index]!.by);
    if (!open.length) return matches;
    const byUser = await this.refsOfUsers(
      tx,
      open.flatMap(({ providerUserId }) => providerUserId ?? []),
    );
    for (const [index, one] of incoming.entries()) {
      if (matches[index]!.by) continue;
      const ofUser = one.providerUserId ? byUser.get(one.providerUserId) : undefined;
      if (ofUser) matches[index] = { refs: ofUser, by: 'user' };
      else if (one.from && this.letters) {
        const refs = await this.letters.refsOfPhone(one.from);
        if (refs.length) matches[index] = { refs, by: 'phone' };
      }
    }
    return matches;
  }

  private async refsOfWamids(tx: Tx, wamids: string[]): Promise<Map<string, string>> {
    if (!wamids.length) return new Map();
    const rows = await tx.query<{ wamid: string; ref_id: string }>(
      'select wamid, ref_id from messaging.messages where wamid = any($1)',
      [wamids],
    );
    return new Map(rows.map((row) => [row.wamid, row.ref_id]));
  }

  private async refsOfUsers(tx: Tx, userIds: string[]): Promise<Map<string, string[]>> {
    if (!userIds.length) return new Map();
    const rows = await tx.query<{ user_id: string; refs: string[] }>(
      `select provider_user_id as user_id, array_agg(ref_id order by ref_id) as refs from messaging.recipients
       where provider_user_id = any($1) group by 1`,
      [userIds],
    );
    return new Map(rows.map((row) => [row.user_id, row.refs]));
  }

  private columns(one: Incoming, match: Match, now: Date): unknown[] {
    return [
      newId(),
      one.wamid,
      one.kind,
      one.text,
      one.payload ?? null,
      one.replyTo ?? null,
      one.name ?? null,
      one.from ? this.phones.of(one.from) : null,
      one.providerUserId ?? null,
      match.by,
      one.at,
      now,
    ];
  }
}
