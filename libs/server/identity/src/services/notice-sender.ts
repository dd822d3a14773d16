import { Injectable } from '@nestjs/common';
import { Config, Mailer, type SendingOutcome, SmsGateway } from '@smachot/server-platform';
import { securityNotice } from '../domain/security-notice';
import type { QueuedNotice } from '../persistence/security-notice.queries';

/** Sends a security notice to the owner of an account by e-mail, else by SMS. */
@Injectable()
export class NoticeSender {
  constructor(
    private readonly mailer: Mailer,
    private readonly sms: SmsGateway,
    private readonly config: Config,
  ) {}

  async send(id: string, { kind, email, phone, language }: QueuedNotice): Promise<SendingOutcome> {
    const profile = `${this.config.settings.PUBLIC_URL}/me/profile`;
    const { subject, text, sms } = securityNotice(kind, language, profile);
    if (email) return this.mailer.send({ id, to: email, subject, text });
    return phone ? this.sms.send(phone, sms, id) : 'accepted';
  }
}
