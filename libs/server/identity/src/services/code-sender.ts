import { Injectable } from '@nestjs/common';
import type { ChallengeId, Language } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { Config, Logger, Mailer, type SendingOutcome, SmsGateway } from '@smachot/server-platform';
import { codeText } from '../domain/code-text';
import { confirmationMail } from '../domain/confirmation-mail';
import type { Target } from '../codes/confirmation-codes';

type Code = { id: ChallengeId; code: string; language: Language };

/** Sends codes by SMS and e-mail. `id`: the id of the challenge or of the code, under which the gateway knows the message. */
@Injectable()
export class CodeSender {
  constructor(
    private readonly mailer: Mailer,
    private readonly sms: SmsGateway,
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  /** @param phone E.164 */
  sendSignInCode(phone: E164, { id, code, language }: Code): Promise<SendingOutcome> {
    return this.sms.send(phone, codeText(code, this.host, language), id);
  }

  /** Sends a confirmation code to the address or the phone it was made for. */
  async sendConfirmationCode({ way, to }: Target, { id, code, language }: Code): Promise<SendingOutcome> {
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
