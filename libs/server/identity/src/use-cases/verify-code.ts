import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type VerifiedCode } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { Challenges, type OpenChallenge } from '../codes/challenges';
import { OneTimeCodes } from '../codes/one-time-codes';
import { type Origin } from '../tokens/place';
import { AccountRepository } from '../persistence/account.repository';
import { AuditLog } from '../persistence/audit-log';
import { Entrance } from '../tokens/entrance';
import { Tickets } from '../tokens/tickets';

export class VerifyCode extends Command<Result<VerifiedCode>> {
  constructor(
    readonly challengeId: string,
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
    private readonly challenges: Challenges,
    private readonly codes: OneTimeCodes,
    private readonly accounts: AccountRepository,
    private readonly entrance: Entrance,
    private readonly tickets: Tickets,
    private readonly audit: AuditLog,
  ) {}

  async execute({ challengeId, code, origin }: VerifyCode): Promise<Result<VerifiedCode>> {
    const challenge = await this.challenges.takeTry(challengeId);
    if (!challenge) return refuse('otp.expired');
    if (!this.codes.isRight(code, challenge.phone, challengeId, challenge.codeMac)) {
      await this.audit.refused({ act: 'code_refused', phone: challenge.phone, network: origin.network });
      return refuse('otp.mismatch');
    }
    return this.work.run(async (tx) => {
      if (!(await this.challenges.spend(tx, challengeId, challenge.phoneKey))) return refuse('otp.expired');
      return this.next(tx, challengeId, challenge, origin);
    });
  }

  private async next(
    tx: Tx,
    challengeId: string,
    { phone, language }: OpenChallenge,
    origin: Origin,
  ): Promise<Result<VerifiedCode>> {
    const ticket = { challengeId, phone, language };
    const account = await this.accounts.byPhone(tx, phone);
    if (!account) return accept({ next: 'sign_up', ticket: await this.tickets.make('sign-up', ticket) });
    if (!account.mayEnter) return refuse('auth.forbidden');
    if (account.superAdmin)
      return accept({ next: 'password', ticket: await this.tickets.make('password', ticket) });
    account.speak(language);
    await this.accounts.save(tx, account);
    return accept({
      next: 'signed_in',
      ...(await this.entrance.admit(tx, account, 'signed_in', 'code', origin)),
    });
  }
}
