import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Language } from '@smachot/contracts';
import { Config, type Delivery, Mailer, ReadModel, SmsGateway, UnitOfWork } from '@smachot/server-platform';
import { type SecurityChange, securityNotice } from '../domain/security-notice';

export class SendNotice extends Command<void> {
  constructor(
    readonly noticeId: string,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

type Row = { kind: SecurityChange; email: string | null; phone: string | null; language: Language };

/** Notifies the owner, then deletes the address. A notice that may have gone out is not sent twice. */
@CommandHandler(SendNotice)
export class SendNoticeHandler implements ICommandHandler<SendNotice> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly read: ReadModel,
    private readonly mailer: Mailer,
    private readonly sms: SmsGateway,
    private readonly config: Config,
  ) {}

  async execute({ noticeId, delivery }: SendNotice): Promise<void> {
    const notice = await this.read.one<Row>(
      'select kind, email, phone, language from identity.security_notices where id = $1',
      [noticeId],
    );
    if (notice && (await this.send(noticeId, notice)) === 'refused')
      throw new Error('a notice of a changed account was refused');
    await this.work.runOnce(delivery, (tx) =>
      tx.query('delete from identity.security_notices where id = $1', [noticeId]),
    );
  }

  private async send(id: string, { kind, email, phone, language }: Row) {
    const { subject, text, sms } = securityNotice(
      kind,
      language,
      `${this.config.settings.PUBLIC_URL}/me/profile`,
    );
    if (email) return this.mailer.send({ id, to: email, subject, text });
    return phone ? this.sms.send(phone, sms, id) : 'accepted';
  }
}
