import { Injectable } from '@nestjs/common';
import { Clock } from '@smachot/kernel';
import type { DirectoryUser } from '@smachot/server-identity';
import { Config, Mailer, type SendingOutcome, SmsGateway } from '@smachot/server-platform';
import type { DueText } from '../persistence/text.repository';
import { mailOf } from '../texts/mail-text';
import { smsText } from '../texts/sms-text';

/** Writes a notification in the person's language and sends it by SMS or e-mail. */
@Injectable()
export class TextSender {
  constructor(
    private readonly sms: SmsGateway,
    private readonly mailer: Mailer,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** `withdrawn`: the person has no verified e-mail address any more. */
  async send(text: DueText, person: DirectoryUser): Promise<SendingOutcome | 'withdrawn'> {
    const { id, kind, values } = text;
    const reader = { language: person.language, readAt: this.clock.now() };
    const link = (path: string) => new URL(path, this.config.settings.PUBLIC_URL).href;
    if (text.channel === 'sms')
      return this.sms.send(person.phone, smsText(kind, values, link(text.href), reader), id);
    if (person.email === null || !person.emailVerified) return 'withdrawn';
    const links = { about: link(text.href), preferences: link('/me/profile#notifications') };
    return this.mailer.send({ id, to: person.email, ...mailOf(kind, values, links, reader) });
  }
}
