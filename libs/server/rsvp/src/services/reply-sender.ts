import { Injectable } from '@nestjs/common';
import type { ReplyId, UserId } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { HostReplies } from '../persistence/replies/host-replies';
import type { Recipient } from './reply-recipients';

/** Sends replies of hosts within the limits, as part of the conversation. */
@Injectable()
export class ReplySender {
  constructor(
    private readonly replies: HostReplies,
    private readonly clock: Clock,
  ) {}

  async send(
    tx: Tx,
    { eventId, rsvpId, phone, hostId, hostKey, text, userId }: Recipient & { text: string; userId: UserId },
  ): Promise<Result<{ replyId: ReplyId }>> {
    const now = this.clock.now();
    const replyId = newId();
    const spent = await this.replies.spend(tx, { replyId, hostKey, phone }, now);
    if (spent) return refuse(spent === 'guest' ? 'reply.too_many_to_guest' : 'reply.too_many_today');
    await this.replies.add(
      tx,
      { id: replyId, rsvpId, eventId, actorId: userId, text, createdAt: now },
      hostId,
    );
    tx.hint(`event:${eventId}`);
    return accept({ replyId });
  }
}
