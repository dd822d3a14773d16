import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ChallengeId, type VerifiedCode } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { type Origin } from '../tokens/place';
import { AccountRepository } from '../persistence/account.repository';
import { ChallengeRepository, type OpenChallenge } from '../persistence/challenge.repository';
import { CodeCheck } from '../services/code-check';
import { SignInTickets } from '../services/sign-in-tickets';
import { SignIns } from '../services/sign-ins';

export class VerifyCode extends Command<Result<VerifiedCode>> {
  constructor(
    readonly challengeId: ChallengeId,
    readonly code: string,
    readonly origin: Origin,
  ) {
    super();
  }
}

@CommandHandler(VerifyCode)
export class VerifyCodeHandler implements ICommandHandler<VerifyCode> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly codes: CodeCheck,
    private readonly challenges: ChallengeRepository,
    private readonly accounts: AccountRepository,
    private readonly signIns: SignIns,
    private readonly tickets: SignInTickets,
  ) {}

  async execute({ challengeId, code, origin }: VerifyCode): Promise<Result<VerifiedCode>> {
    const checked = await this.codes.check(challengeId, code, origin.network);
    if (!checked.ok) return checked;
    const challenge = checked.value;
    return this.work.run(async (tx) => {
      if (!(await this.challenges.spend(tx, challengeId, challenge.phoneKey))) return refuse('otp.expired');
      return this.next(tx, challengeId, challenge, origin);
    });
  }

  private async next(
    tx: Tx,
    challengeId: ChallengeId,
    { phone, language }: OpenChallenge,
    origin: Origin,
  ): Promise<Result<VerifiedCode>> {
    const ticket = { challengeId, phone, language };
    const account = await this.accounts.byPhone(tx, phone);
    if (!account) return accept({ next: 'sign_up', ticket: await this.tickets.make('sign-up', ticket) });
    if (!account.maySignIn) return refuse('auth.forbidden');
    if (account.superAdmin)
      return accept({ next: 'password', ticket: await this.tickets.make('password', ticket) });
    if (account.speak(language)) await this.accounts.save(tx, account);
    return accept({
      next: 'signed_in',
      ...(await this.signIns.complete(tx, account, 'signed_in', 'code', origin)),
    });
  }
}
