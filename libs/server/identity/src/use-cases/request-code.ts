import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type AnswerOf, type Language, type requestCode } from '@smachot/contracts';
import { accept, type E164, isIsraeliMobile, refuse, type Result } from '@smachot/kernel';
import { CODE_LIFE_SECONDS } from '../codes/one-time-codes';
import { ChallengeRepository } from '../persistence/challenge.repository';
import { CodeSender } from '../services/code-sender';
import { SignInCodes } from '../services/sign-in-codes';

type Requested = AnswerOf<typeof requestCode>;

/** @param phone E.164 @param network address of the caller, IPv6 as /64 */
export class RequestCode extends Command<Result<Requested>> {
  constructor(
    readonly phone: E164,
    readonly language: Language,
    readonly network: string,
  ) {
    super();
  }
}

/** Requests a code. It never checks whether the phone is known: answer and timing are the same for every phone. */
@CommandHandler(RequestCode)
export class RequestCodeHandler implements ICommandHandler<RequestCode> {
  constructor(
    private readonly codes: SignInCodes,
    private readonly sender: CodeSender,
    private readonly challenges: ChallengeRepository,
  ) {}

  async execute({ phone, language, network }: RequestCode): Promise<Result<Requested>> {
    if (!isIsraeliMobile(phone)) return refuse('otp.not_a_mobile', { fields: { phone: 'otp.not_a_mobile' } });
    const opened = await this.codes.open({ phone, language, network });
    if (!opened.ok) return opened;
    const { challengeId, code, resendAfterSeconds } = opened.value;
    const outcome = await this.sender.sendSignInCode(phone, { id: challengeId, code, language });
    await this.challenges.markSent(challengeId, outcome);
    // unknown: it may well arrive, and the person can request another
    if (outcome === 'refused') return refuse('otp.not_sent');
    return accept({ challengeId, resendAfterSeconds, expiresInSeconds: CODE_LIFE_SECONDS });
  }
}
