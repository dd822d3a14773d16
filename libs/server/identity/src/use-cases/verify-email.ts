import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerOf, requestEmailCode, OwnAccount } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork, type UserActor } from '@smachot/server-platform';
import { ConfirmationCodes } from '../codes/confirmation-codes';
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
    private readonly sender: CodeSender,
  ) {}

  async execute({ actor, origin }: RequestEmailCode): Promise<Result<Sent>> {
    const known = await this.confirmations.known(actor);
    if (!known?.email) return refuse('mail.no_address');
    const { email, language } = known;
    const sent = await this.sender.sendConfirmationCode(
      actor,
      { way: 'email', to: email },
      { language, network: origin.network },
    );
    return sent.ok ? accept({ email, ...sent.value }) : sent;
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
 * Verifies the address of the account, and does not confirm the session. The address was set at sign-up or under a confirmation: a
 * stolen session cannot verify one of its own.
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
    const user = verified ? await this.accounts.ownView(actor.userId) : undefined;
    return user ? accept(user) : refuse('request.invalid', { fields: { code: 'otp.expired' } });
  }
}
