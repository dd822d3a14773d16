import { Injectable, Optional } from '@nestjs/common';
import type { E164 } from '@smachot/kernel';
import { PhoneKeys } from '@smachot/server-platform';
import { DataSource } from 'typeorm';
import { type Decision, type MessageContent, MessageContentProvider } from '../domain/message-content';
import { NOTICE_ROUND, NoticeSource } from '../domain/notice';
import type { Claimed } from './claims';
import { type Verdict, waitSeconds, withdrawn } from './verdict';

export type Ready = { to: E164; content: MessageContent; phoneKey: string };
export type Prepared = Ready | { verdict: Verdict };

const HOLD_SECONDS = 30;

/** Reads the contents of a batch at the last moment; recipients who must not be written to are taken out. */
@Injectable()
export class MessageContents {
  constructor(
    private readonly source: DataSource,
    private readonly phones: PhoneKeys,
    @Optional() private readonly provider?: MessageContentProvider,
    @Optional() private readonly notices?: NoticeSource,
  ) {}

  async prepare(batch: Claimed[], now: Date): Promise<Map<string, Prepared>> {
    const decisions = await this.decide(batch);
    const prepared = new Map<string, Prepared>();
    for (const message of batch) {
      const decision = decisions.get(message.id);
      if (decision?.kind === 'send')
        prepared.set(message.id, {
          to: decision.to,
          content: decision.content,
          phoneKey: this.phones.of(decision.to),
        });
      else
        prepared.set(message.id, {
          verdict: decision?.kind === 'hold' ? waitSeconds(now, HOLD_SECONDS) : withdrawn,
        });
    }
    await this.takeOutSuppressed(batch, prepared);
    return prepared;
  }

  private async decide(batch: Claimed[]): Promise<Map<string, Decision>> {
    const written = batch.filter((message) => !message.ownLetter);
    const isNotice = ({ round }: Claimed) => round === NOTICE_ROUND;
    const [decisions, notices] = await Promise.all([
      this.ask(written.filter((message) => !isNotice(message))),
      this.askNotices(written.filter(isNotice)),
    ]);
    for (const { id, ownLetter } of batch)
      if (ownLetter) decisions.set(id, { kind: 'send', to: ownLetter.to, content: ownLetter.letter });
    return new Map([...decisions, ...notices]);
  }

  private async ask(messages: Claimed[]): Promise<Map<string, Decision>> {
    if (!messages.length || !this.provider) return new Map();
    return this.provider.contents(
      messages.map(({ id, refId, round, campaignId }) => ({ messageId: id, refId, round, campaignId })),
    );
  }

  private async askNotices(messages: Claimed[]): Promise<[string, Decision][]> {
    if (!messages.length || !this.notices) return [];
    const decisions = await this.notices.notices(messages.map(({ refId }) => refId));
    return messages.flatMap(({ id, refId }): [string, Decision][] => {
      const decision = decisions.get(refId);
      return decision ? [[id, decision]] : [];
    });
  }

  /** Our own messages pass: the confirmation of an opt-out is among them. */
  private async takeOutSuppressed(batch: Claimed[], prepared: Map<string, Prepared>): Promise<void> {
    const keys = new Map<string, string[]>();
    for (const { id, ownLetter } of batch) {
      const one = prepared.get(id)!;
      if (ownLetter || !('to' in one)) continue;
      for (const key of this.phones.every(one.to)) keys.set(key, [...(keys.get(key) ?? []), id]);
    }
    if (!keys.size) return;
    const found = await this.source.query<{ phone_key: string }[]>(
      'select phone_key from messaging.suppressions where phone_key = any($1)',
      [[...keys.keys()]],
    );
    for (const { phone_key } of found)
      for (const id of keys.get(phone_key)!) prepared.set(id, { verdict: withdrawn });
  }
}
