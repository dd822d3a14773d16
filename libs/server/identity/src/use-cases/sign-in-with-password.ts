import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ChallengeId, type InputOf, type signInWithPassword } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { type Account } from '../domain/account';
import { type Origin } from '../tokens/place';
import { AccountRepository } from '../persistence/account.repository';
import { type Credentials, PasswordCheck } from '../services/password-check';
import { SignInTickets } from '../services/sign-in-tickets';
import { type SignedIn, SignIns } from '../services/sign-ins';

type Form = InputOf<typeof signInWithPassword>['body'];

export class SignInWithPassword extends Command<Result<SignedIn>> {
  constructor(
    readonly form: Form,
    readonly origin: Origin,
  ) {
    super();
  }
}

/** Signs in with a password. Every failure gets the same code and takes as long: unknown phone, no password, wrong one, blocked. */
@CommandHandler(SignInWithPassword)
export class SignInWithPasswordHandler implements ICommandHandler<SignInWithPassword> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly passwords: PasswordCheck,
    private readonly tickets: SignInTickets,
    private readonly signIns: SignIns,
  ) {}

  async execute({ form, origin }: SignInWithPassword): Promise<Result<SignedIn>> {
    const { password } = form;
    if (form.ticket) return this.afterCode(form.ticket, password, origin);
    if (!form.phone) return refuse('request.invalid', { fields: { phone: 'field.required' } });
    // a password alone never opens a super admin's account
    return this.signIn(
      { phone: form.phone, password, network: origin.network },
      (account) => !account.superAdmin,
      origin,
    );
  }

  private async afterCode(given: string, password: string, origin: Origin): Promise<Result<SignedIn>> {
    const ticket = await this.tickets.readForPassword(given);
    if (!ticket) return refuse('auth.ticket_invalid');
    const credentials = { phone: ticket.phone, password, network: origin.network };
    return this.signIn(credentials, () => true, origin, ticket.challengeId);
  }

  private async signIn(
    credentials: Credentials,
    isAllowed: (account: Account) => boolean,
    origin: Origin,
    challengeId?: ChallengeId,
  ): Promise<Result<SignedIn>> {
    const candidate = await this.passwords.check(credentials, isAllowed);
    if (!candidate) return refuse('auth.invalid_credentials');
    return this.work.run(async (tx) => {
      if (challengeId && !(await this.tickets.spend(tx, challengeId))) return refuse('auth.ticket_invalid');
      // read again: hashing takes time, and the person may have been blocked meanwhile
      const account = await this.accounts.load(tx, candidate.id);
      if (!account?.maySignIn) return refuse('auth.invalid_credentials');
      return accept(await this.signIns.complete(tx, account, 'signed_in', 'password', origin));
    });
  }
}
