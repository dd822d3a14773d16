import { Injectable } from '@nestjs/common';
import type { AnswerOf, ChallengeId, Language, requestEmailCode } from '@smachot/contracts';
import { accept, type E164, refuse, type Result } from '@smachot/kernel';
import { Config, Logger, Mailer, type SendingOutcome, SmsGateway } from '@smachot/server-platform';
import { codeText } from '../domain/code-text';
import { confirmationMail } from '../domain/confirmation-mail';
import { ConfirmationCodes, type Place, type Target } from '../codes/confirmation-codes';
import { CODE_LIFE_SECONDS } from '../codes/one-time-codes';

type Sent = Omit<AnswerOf<typeof requestEmailCode>, 'email'>;
/** Where and in which language a code is asked for; `network`: the key of the caller's. */
type Asked = { language: Language; network: string };
type Code = { id: ChallengeId; code: string; language: Language };

/** Sends codes by SMS and e-mail. `id`: the id of the challenge or of the code, under which the gateway knows the message. */
@Injectable()
export class CodeSender {
  constructor(
    private readonly mailer: Mailer,
    private readonly sms: SmsGateway,
    private readonly codes: ConfirmationCodes,
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  /** @param phone E.164 */
  sendSignInCode(phone: E164, { id, code, language }: Code): Promise<SendingOutcome> {
    return this.sms.send(phone, codeText(code, this.host, language), id);
  }

  /** Makes a code for one session and sends it to its target. Refusals: those of `otp`. */
  async sendConfirmationCode(
    place: Place,
    target: Target,
    { language, network }: Asked,
  ): Promise<Result<Sent>> {
    const opened = await this.codes.open(place, target, network);
    if (!('id' in opened)) return refuse(opened.code, { details: { retryAfterSeconds: opened.waitSeconds } });
    const { id, code, resendAfterSeconds } = opened;
    const outcome = await this.deliver(target, { id, code, language });
    await this.codes.sent(id, outcome);
    if (outcome === 'refused') {
      this.logger.warn({ code: id, way: target.way }, 'a confirmation code was refused');
      return refuse('otp.not_sent');
    }
    return accept({ resendAfterSeconds, expiresInSeconds: CODE_LIFE_SECONDS });
  }

  private deliver({ way, to }: Target, { id, code, language }: Code): Promise<SendingOutcome> {
    return way === 'email'
      ? this.mailer.send({ id, to, ...confirmationMail(code, language) })
      : this.sms.send(to, codeText(code, this.host, language, 'confirmation'), id);
  }

  private get host(): string {
    return new URL(this.config.settings.PUBLIC_URL).hostname;
  }
}
