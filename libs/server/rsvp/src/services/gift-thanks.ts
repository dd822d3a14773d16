import { Injectable } from '@nestjs/common';
import type { EventId, GiftId, RsvpId, UserId } from '@smachot/contracts';
import { accept, readsAsLink, refuse, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { GiftRepository } from '../persistence/gifts/gift.repository';
import { type Recipient, ReplyRecipients } from './reply-recipients';
import { ReplySender } from './reply-sender';

type Message = { to: Recipient; text: string };

/** Thanks for gifts: marked once, and sent as a reply where the guest can be replied to. */
@Injectable()
export class GiftThanks {
  constructor(
    private readonly gifts: GiftRepository,
    private readonly recipients: ReplyRecipients,
    private readonly sender: ReplySender,
  ) {}

  /** Checks before the transaction whether a text can be sent. Null: none is asked for. */
  async prepare(
    eventId: EventId,
    rsvpId: RsvpId | null,
    text: string | null,
    userId: UserId,
  ): Promise<Result<Message | null>> {
    if (text === null) return accept(null);
    if (rsvpId === null) return refuse('reply.window_closed');
    if (readsAsLink(text)) return refuse('reply.link', { fields: { text: 'reply.link' } });
    const to = await this.recipients.find(eventId, rsvpId, userId);
    return to.ok ? accept({ to: to.value, text }) : to;
  }

  mark(
    tx: Tx,
    gift: { eventId: EventId; id: GiftId; rsvpId: RsvpId | null },
    act: { userId: UserId; now: Date },
  ): Promise<boolean> {
    return this.gifts.thank(tx, gift, act);
  }

  /** Sends the text; a refusal undoes the mark, because the transaction is rolled back. */
  async send(tx: Tx, { to, text }: Message, userId: UserId): Promise<Result<unknown>> {
    const locked = await this.recipients.lock(tx, to, userId);
    return locked.ok ? this.sender.send(tx, { ...locked.value, text, userId }) : locked;
  }
}
