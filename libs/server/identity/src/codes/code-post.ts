import { Injectable } from '@nestjs/common';
import type { Language } from '@smachot/contracts';
import { Config, Logger, Mailer, type SendingOutcome, SmsGateway } from '@smachot/server-platform';
import { codeText } from '../domain/code-text';
import { confirmationMail } from '../domain/confirmation-mail';
import type { Target } from './confirmation-codes';

/** Sends a confirmation code to the address or the phone it was made for. */
@Injectable()
export class CodePost {
  constructor(
    private readonly mailer: Mailer,
    private readonly sms: SmsGateway,
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  async send(
    { way, to }: Target,
    { id, code, language }: { id: string; code: string; language: Language },
  ): Promise<SendingOutcome> {
    const outcome =
      way === 'email'
        ? await this.mailer.send({ id, to, ...confirmationMail(code, language) })
        : await this.sms.send(to, codeText(code, this.host, language, 'confirmation'), id);
    if (outcome === 'refused') this.logger.warn({ code: id, way }, 'a confirmation code was refused');
    return outcome;
  }

  private get host(): string {
    return new URL(this.config.settings.PUBLIC_URL).hostname;
  }
}
