import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Config, type Delivery, Mailer, UnitOfWork } from '@smachot/server-platform';
import { NoticeRepository } from '../persistence/notice.repository';
import { changeMail } from '../texts/change-mail';

export class SendChangeMail extends Command<void> {
  constructor(
    readonly noticeId: string,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

/** Sends the mail of changed bank details, then deletes its addresses. A mail that may have gone out is not sent twice. */
@CommandHandler(SendChangeMail)
export class SendChangeMailHandler implements ICommandHandler<SendChangeMail> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly notices: NoticeRepository,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async execute({ noticeId, delivery }: SendChangeMail): Promise<void> {
    const notice = await this.notices.find(noticeId);
    const mail = notice && changeMail(notice.businessName, this.config.settings.CONTACT_CHAT_URL);
    const outcomes = mail
      ? await Promise.all(
          notice.addresses.map((to, at) => this.mailer.send({ id: `${noticeId}-${at}`, to, ...mail })),
        )
      : [];
    if (outcomes.includes('refused')) throw new Error('a mail of changed bank details was refused');
    await this.work.runOnce(delivery, (tx) => this.notices.delete(tx, noticeId));
  }
}
