import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerOf, requestEmailCode, OwnAccount } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork, type UserActor } from '@smachot/server-platform';
import { ConfirmationCodes } from '../codes/confirmation-codes';
import { CODE_LIFE_SECONDS } from '../codes/one-time-codes';
import { AccountQueries } from '../persistence/account.queries';
import { CodeSender } from '../services/code-sender';
import { Confirmations } from '../tokens/confirmations';
import type { Origin } from '../tokens/place';

type Sent = AnswerOf<typeof requestEmailCode>;

export class RequestEmailCode extends Command<Result<Sent>> {
  constructor(
    readonly actor: UserActor,
    readonly origin: Origin,
  ) {
    super();
  }
}

@CommandHandler(RequestEmailCode)
export class RequestEmailCodeHandler implements ICommandHandler<RequestEmailCode> {
  constructor(
    private readonly confirmations: Confirmations,
    private readonly codes: ConfirmationCodes,
    private readonly sender: CodeSender,
  ) {}

  async execute({ actor, origin }: RequestEmailCode): Promise<Result<Sent>> {
    const known = await this.confirmations.known(actor);
    if (!known?.email) return refuse('mail.no_address');
    const { email, language } = known;
    const target = { way: 'email' as const, to: email };
    const opened = await this.codes.open(actor, target, origin.network);
    if (!('id' in opened)) return refuse(opened.code, { details: { retryAfterSeconds: opened.waitSeconds } });
    const { id, code, resendAfterSeconds } = opened;
    const outcome = await this.sender.sendConfirmationCode(target, { id, code, language });
    await this.codes.sent(id, outcome);
    if (outcome === 'refused') return refuse('otp.not_sent');
    return accept({ email, resendAfterSeconds, expiresInSeconds: CODE_LIFE_SECONDS });
  }
}

export class VerifyEmail extends Command<Result<OwnAccount>> {
  constructor(
    readonly actor: UserActor,
    readonly code: string,
  ) {
    super();
  }
}

/**
 * Verifies the address of the account. It was set at sign-up or under a confirmation, so that nobody verifies one of their own
 * in somebody else's account; the session is not confirmed by it.
 */
@CommandHandler(VerifyEmail)
export class VerifyEmailHandler implements ICommandHandler<VerifyEmail> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly confirmations: Confirmations,
    private readonly codes: ConfirmationCodes,
    private readonly accounts: AccountQueries,
  ) {}

  async execute({ actor, code }: VerifyEmail): Promise<Result<OwnAccount>> {
    const known = await this.confirmations.known(actor);
    if (!known?.email) return refuse('mail.no_address');
    const right = await this.codes.isRight(actor, [{ way: 'email', to: known.email }], code);
    if (typeof right === 'string') return refuse('request.invalid', { fields: { code: right } });
    const verified = await this.work.run(async (tx) => {
      const spent = await this.codes.spend(tx, right.id);
      if (spent) tx.hint(`user:${actor.userId}`);
      return spent && (await this.confirmations.confirmReach(tx, actor, right.target));
    });
    const user = verified ? await this.accounts.view(actor.userId) : undefined;
    return user ? accept(user) : refuse('request.invalid', { fields: { code: 'otp.expired' } });
  }
}
