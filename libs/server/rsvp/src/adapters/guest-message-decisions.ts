import { Injectable } from '@nestjs/common';
import { Clock } from '@smachot/kernel';
import type { ContentRequest, Decision } from '@smachot/server-messaging';
import { decideSend } from '../domain/sending/send-decision';
import { kindOfTemplate } from '../domain/sending/templates';
import { ReplyWindows } from '../persistence/replies/reply-windows';
import { MessageContentQueries, type MessageRow } from '../persistence/sending/message-content.queries';
import { GuestMessageWriter } from './guest-message-writer';

const WITHDRAW: Decision = { kind: 'withdraw' };

/** Decides just before messages to guests are sent whether they still are, and what they say. */
@Injectable()
export class GuestMessageDecisions {
  constructor(
    private readonly queries: MessageContentQueries,
    private readonly windows: ReplyWindows,
    private readonly writer: GuestMessageWriter,
    private readonly clock: Clock,
  ) {}

  /** Decisions by message id; messages that belong to no guest are omitted. */
  async of(batch: ContentRequest[]): Promise<Map<string, Decision>> {
    const rows = await this.queries.messages(batch);
    const now = this.clock.now();
    const open = await this.windows.of(
      rows.filter(({ reply }) => reply !== null).map(({ guest }) => guest),
      now,
    );
    return new Map(rows.map((row) => [row.messageId, this.decide(row, open.has(row.guest.id), now)]));
  }

  private decide(row: MessageRow, windowOpen: boolean, now: Date): Decision {
    if (row.reply !== null) return this.reply(row, row.reply, windowOpen);
    if (row.say) return this.turn(row, row.say);
    return this.template(row, now);
  }

  private reply({ guest, event, date }: MessageRow, text: string, windowOpen: boolean): Decision {
    // The reply window may have closed while the reply was queued.
    if (!windowOpen || guest.deletedAt || event.deletedAt || guest.optedOut || !guest.phone) return WITHDRAW;
    return {
      kind: 'send',
      to: guest.phone,
      content: this.writer.hostReply(text, { ...event, date }, guest),
    };
  }

  private turn(row: MessageRow, say: NonNullable<MessageRow['say']>): Decision {
    const { guest, event, date, reminded } = row;
    const details = { ...row.details, reminded };
    if (guest.deletedAt || event.deletedAt || !guest.phone) return WITHDRAW;
    return {
      kind: 'send',
      to: guest.phone,
      content: this.writer.turn(say, details, { ...event, date }, { ...guest, phone: guest.phone }),
    };
  }

  private template(row: MessageRow, now: Date): Decision {
    const { guest, template } = row;
    const event = { ...row.event, date: row.date };
    if (!template) return WITHDRAW;
    const kind = kindOfTemplate(template);
    // The surviving record has, or will get, its own questions; anything else only if it was sent there, too.
    if (row.merged && (row.doubled || kind === 'invite' || kind === 'reminder')) return WITHDRAW;
    const decision = decideSend(
      kind,
      row.round,
      { guest, event, campaign: row.campaign, bySystem: row.bySystem === true, owes: row.owes },
      now,
    );
    if (decision !== 'send') return { kind: decision };
    const to = guest.phone!;
    return {
      kind: 'send',
      to,
      content: this.writer.template(template, event, { ...guest, phone: to }, row.changed ?? []),
    };
  }
}
