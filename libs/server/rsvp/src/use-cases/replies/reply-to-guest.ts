import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventId, ReplyId, RsvpId, UserId } from '@smachot/contracts';
import { readsAsLink, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { isRetryable } from '../../domain/replies/reply-status';
import { HostReplies } from '../../persistence/replies/host-replies';
import { type Recipient, ReplyRecipients } from '../../services/reply-recipients';
import { ReplySender } from '../../services/reply-sender';

type Replied = { replyId: ReplyId };

/** Sends a host's reply to a guest who wrote within the last 24 hours. */
export class ReplyToGuest extends Command<Result<Replied>> {
  constructor(
    readonly eventId: EventId,
    readonly rsvpId: RsvpId,
    readonly reply: { text: string; lastReplyId: ReplyId | null },
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ReplyToGuest)
export class ReplyToGuestHandler implements ICommandHandler<ReplyToGuest> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly recipients: ReplyRecipients,
    private readonly sender: ReplySender,
    private readonly replies: HostReplies,
  ) {}

  async execute({ eventId, rsvpId, reply, userId }: ReplyToGuest): Promise<Result<Replied>> {
    const to = await this.recipients.find(eventId, rsvpId, userId);
    if (!to.ok) return to;
    if (readsAsLink(reply.text)) return refuse('reply.link', { fields: { text: 'reply.link' } });
    return this.work.run(async (tx) => {
      const locked = await this.recipients.lock(tx, to.value, userId);
      if (!locked.ok) return locked;
      // This check runs under the lock: if two hosts answer at once, the second one sees the first one's reply.
      if ((await this.replies.lastOf(tx, locked.value.rsvpId)) !== reply.lastReplyId)
        return refuse('reply.answered_meanwhile');
      return this.sender.send(tx, { ...locked.value, text: reply.text, userId });
    });
  }
}

/** Retries a failed reply as a new message, since each message is sent at most once. */
export class RetryReply extends Command<Result<Replied>> {
  constructor(
    readonly eventId: EventId,
    readonly rsvpId: RsvpId,
    readonly replyId: ReplyId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(RetryReply)
export class RetryReplyHandler implements ICommandHandler<RetryReply> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly recipients: ReplyRecipients,
    private readonly sender: ReplySender,
    private readonly replies: HostReplies,
  ) {}

  async execute({ eventId, rsvpId, replyId, userId }: RetryReply): Promise<Result<Replied>> {
    const to = await this.recipients.find(eventId, rsvpId, userId);
    if (!to.ok) return to;
    return this.work.run(async (tx) => {
      const locked = await this.recipients.lock(tx, to.value, userId);
      return locked.ok ? this.retry(tx, locked.value, replyId, userId) : locked;
    });
  }

  private async retry(tx: Tx, to: Recipient, replyId: ReplyId, userId: UserId): Promise<Result<Replied>> {
    const failed = await this.replies.takeFailed(tx, to.rsvpId, replyId);
    if (!failed || !isRetryable(failed.status)) return refuse('lifecycle.illegal_move');
    const sent = await this.sender.send(tx, { ...to, text: failed.text, userId });
    if (sent.ok) await this.replies.noteRetry(tx, replyId, sent.value.replyId);
    return sent;
  }
}
