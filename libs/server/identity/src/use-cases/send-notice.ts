import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { SecurityNoticeQueries } from '../persistence/security-notice.queries';
import { SecurityNotices } from '../persistence/security-notices';
import { NoticeSender } from '../services/notice-sender';

export class SendNotice extends Command<void> {
  constructor(
    readonly noticeId: string,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

/** Notifies the owner, then deletes the address. A notice that may have gone out is not sent twice. */
@CommandHandler(SendNotice)
export class SendNoticeHandler implements ICommandHandler<SendNotice> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: SecurityNoticeQueries,
    private readonly notices: SecurityNotices,
    private readonly sender: NoticeSender,
  ) {}

  async execute({ noticeId, delivery }: SendNotice): Promise<void> {
    const notice = await this.queries.queued(noticeId);
    if (notice && (await this.sender.send(noticeId, notice)) === 'refused')
      throw new Error('a notice of a changed account was refused');
    await this.work.runOnce(delivery, (tx) => this.notices.delete(tx, noticeId));
  }
}
