import { Injectable, Optional } from '@nestjs/common';
import type { E164 } from '@smachot/kernel';
import type { InboundId } from '@smachot/contracts';
import { PhoneKeys, type Tx } from '@smachot/server-platform';
import { MessageContentProvider } from '../domain/message-content';
import { TEST_ROUND } from '../domain/rounds';
import type { Incoming } from './read-incoming';

/**
 * The refs that an inbound message is about, and the evidence. `former`: it points at a message or button that went to a
 * former phone of its ref; stored with the ref, but not as its reply.
 */
export type Match = { refs: string[]; by: 'context' | 'payload' | 'user' | 'phone' | 'former' | null };
export type Matched = Incoming & Match & { id: InboundId };

/** The message or button that the writer pointed at. `madeFor`: whether it went to this phone (E.164). */
type Pointed = { ref: string; by: 'context' | 'payload'; madeFor: (phone: E164) => boolean };
type Known = { ref: string; phoneKey: string | null };

/** Matches a message to its refs by the message replied to, else the signed payload, else the provider's user id, else the phone. */
@Injectable()
export class Matching {
  constructor(
    private readonly phones: PhoneKeys,
    @Optional() private readonly provider?: MessageContentProvider,
  ) {}

  async of(tx: Tx, incoming: Incoming[]): Promise<Match[]> {
    const pointed = await this.pointed(tx, incoming);
    const users = incoming.flatMap((one, index) => (pointed[index] ? [] : (one.providerUserId ?? [])));
    const byUser = await this.refsOfUsers(tx, users);
    const phones = await this.phonesOf([
      ...pointed.flatMap((one) => one?.ref ?? []),
      ...[...byUser.values()].flat().map(({ ref }) => ref),
    ]);
    const matches: Match[] = [];
    for (const [index, one] of incoming.entries()) {
      const at = pointed[index];
      matches.push(
        at
          ? { refs: [at.ref], by: stillHas(phones, at.ref, at.madeFor) ? at.by : 'former' }
          : await this.writtenBy(tx, one, byUser, phones),
      );
    }
    return matches;
  }

  private async pointed(tx: Tx, incoming: Incoming[]): Promise<(Pointed | undefined)[]> {
    const sent = await this.messagesOf(
      tx,
      incoming.flatMap(({ replyTo }) => replyTo ?? []),
    );
    return incoming.map(({ replyTo, payload, from }): Pointed | undefined => {
      const message = replyTo ? sent.get(replyTo) : undefined;
      if (message) return { ref: message.ref, by: 'context', madeFor: this.wentTo(message, from) };
      const signed = payload ? this.provider?.refOfPayload(payload) : undefined;
      return signed && { ...signed, by: 'payload' };
    });
  }

  /** The phone of a message that is not recorded yet is taken to be the phone of the person who answers it. */
  private wentTo({ phoneKey }: Known, from: string | undefined): Pointed['madeFor'] {
    const key = phoneKey ?? (from && this.phones.of(from));
    return (phone) => !key || this.phones.every(phone).includes(key);
  }

  private async writtenBy(
    tx: Tx,
    { from, providerUserId }: Incoming,
    byUser: Map<string, Known[]>,
    phones: PhonesOf,
  ): Promise<Match> {
    const known = (providerUserId && byUser.get(providerUserId)) || [];
    const current = known.filter((one) => stillHas(phones, one.ref, this.wentTo(one, undefined)));
    if (current.length) return { refs: [...new Set(current.map(({ ref }) => ref))], by: 'user' };
    const refs = from && this.provider ? await this.provider.refsOfPhone(from) : [];
    if (refs.length || !from) return refs.length ? { refs, by: 'phone' } : { refs: [], by: null };
    const moved = await this.refsMovedTo(tx, from);
    return moved.length ? { refs: moved, by: 'phone' } : { refs: [], by: null };
  }

  /** A person's new number that the asker has not noted yet. */
  private async refsMovedTo(tx: Tx, phone: E164): Promise<string[]> {
    const rows = await tx.query<{ ref: string }>(
      'select distinct ref_id as ref from messaging.number_moves where phone_key = any($1) order by 1',
      [this.phones.every(phone)],
    );
    return rows.map(({ ref }) => ref);
  }

  private async phonesOf(refs: string[]): Promise<PhonesOf> {
    return refs.length ? this.provider?.phonesOf([...new Set(refs)]) : undefined;
  }

  private async messagesOf(tx: Tx, wamids: string[]): Promise<Map<string, Known>> {
    if (!wamids.length) return new Map();
    const rows = await tx.query<Known & { wamid: string }>(
      'select wamid, ref_id as ref, phone_key as "phoneKey" from messaging.messages where wamid = any($1)',
      [wamids],
    );
    return new Map(rows.map((row) => [row.wamid, row]));
  }

  /**
   * Refs by the provider's user ids. A host's test message matches only replies that point at it; the host's other texts
   * may be for other people.
   */
  private async refsOfUsers(tx: Tx, userIds: string[]): Promise<Map<string, Known[]>> {
    if (!userIds.length) return new Map();
    const rows = await tx.query<{ userId: string; known: Known[] }>(
      `select r.provider_user_id as "userId",
         json_agg(json_build_object('ref', r.ref_id, 'phoneKey', m.phone_key) order by r.ref_id) as known
       from messaging.recipients r
       left join messaging.messages m on m.ref_id = r.ref_id and m.provider_user_id = r.provider_user_id
       where r.provider_user_id = any($1) and not exists (
         select 1 from messaging.messages test where test.ref_id = r.ref_id and test.round = '${TEST_ROUND}')
       group by 1`,
      [userIds],
    );
    return new Map(rows.map((row) => [row.userId, row.known]));
  }
}

/** Without a port to query, every message to a ref counts as that ref's own. */
type PhonesOf = Map<string, string[]> | undefined;
const stillHas = (phones: PhonesOf, ref: string, madeFor: (phone: E164) => boolean): boolean => {
  if (!phones) return true;
  return phones.get(ref)?.some(madeFor) ?? false;
};
