import { Injectable, Optional } from '@nestjs/common';
import { newId } from '@smachot/kernel';
import { PhoneKeys, type Tx } from '@smachot/server-platform';
import { isComplaint } from '../domain/complaints';
import { MessageContentProvider } from '../domain/message-content';
import { asksToStop } from '../domain/opt-out';
import { Complaints } from './complaints';
import { type Match, type Matched, Matching } from './matching';
import { NumberMoves } from './number-moves';
import { OptOuts } from './opt-outs';
import { expectsAnswer, type Incoming } from './read-incoming';
import { saveIncoming, saveInboundRefs } from '../persistence/webhook-rows';

const IDS_IN_EVENT = 500;

/** Handles inbound messages: stores each once, matches it to its refs, and publishes it to the requesting context. */
@Injectable()
export class Replies {
  constructor(
    private readonly phones: PhoneKeys,
    private readonly matching: Matching,
    private readonly optOuts: OptOuts,
    private readonly complaints: Complaints,
    private readonly moves: NumberMoves,
    @Optional() private readonly provider?: MessageContentProvider,
  ) {}

  async take(tx: Tx, incoming: Incoming[], now: Date): Promise<void> {
    await this.moves.take(tx, incoming);
    const matches = await this.matching.of(tx, incoming);
    const kept = await saveIncoming(
      tx,
      incoming.map((one, index) => this.columns(one, matches[index]!, now)),
    );
    // a wamid that was stored before is left out
    const byWamid = new Map(incoming.map((one, index) => [one.wamid, { ...one, ...matches[index]! }]));
    const fresh: Matched[] = kept.map(({ id, wamid }) => ({ ...byWamid.get(wamid)!, id }));
    const pairs = fresh.flatMap(({ id, refs }) => refs.map((ref): [string, string] => [id, ref]));
    if (pairs.length) await saveInboundRefs(tx, pairs);
    const leaving = new Set(fresh.filter((one) => asksToStop(one, this.provider)));
    await this.optOuts.take(tx, [...leaving], now);
    await this.optOuts.follow(
      tx,
      fresh.filter(({ changedTo }) => changedTo),
      now,
    );
    await this.complaints.take(
      tx,
      fresh.filter(
        (one) => one.refs.length && (leaving.has(one) || (one.kind === 'text' && isComplaint(one.text))),
      ),
      now,
    );
    this.moves.tell(tx, fresh);
    const told = fresh
      .filter(({ kind, refs, by }) => refs.length && by !== 'former' && expectsAnswer(kind))
      .map(({ id }) => id);
    for (let from = 0; from < told.length; from += IDS_IN_EVENT)
      tx.emit('messaging.replied', { inboundIds: told.slice(from, from + IDS_IN_EVENT) });
  }

  private columns(one: Incoming, match: Match, now: Date): unknown[] {
    return [
      newId(),
      one.wamid,
      one.kind,
      one.text,
      this.moves.payloadOf(one) ?? one.payload ?? null,
      one.replyTo ?? null,
      one.name ?? null,
      one.from ? this.phones.of(one.from) : null,
      one.providerUserId ?? null,
      match.by,
      one.at,
      now,
      one.edits ?? null,
    ];
  }
}
