import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type InputOf, type signInWithPassword } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { Challenges } from '../codes/challenges';
import { type Account } from '../domain/account';
import { type Origin } from '../tokens/place';
import { Passwords } from '../passwords/passwords';
import { AccountRepository } from '../persistence/account.repository';
import { AuditLog } from '../persistence/audit-log';
import { Entrance, type SignedIn } from '../tokens/entrance';
import { Tickets } from '../tokens/tickets';

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
    private readonly passwords: Passwords,
    private readonly challenges: Challenges,
    private readonly tickets: Tickets,
    private readonly entrance: Entrance,
    private readonly audit: AuditLog,
  ) {}

  async execute({ form, origin }: SignInWithPassword): Promise<Result<SignedIn>> {
    if (form.ticket) return this.afterCode(form.ticket, form.password, origin);
    if (!form.phone) return refuse('request.invalid', { fields: { phone: 'field.required' } });
    // a password alone never opens a super admin's account
    return this.enter(form.phone, form.password, origin, (account) => !account.superAdmin);
  }

  private async afterCode(given: string, password: string, origin: Origin): Promise<Result<SignedIn>> {
    const ticket = await this.tickets.read('password', given);
    if (!ticket || !(await this.challenges.takePasswordTry(ticket.challengeId)))
      return refuse('auth.ticket_invalid');
    return this.enter(ticket.phone, password, origin, () => true, ticket.challengeId);
  }

  private async enter(
    phone: string,
    password: string,
    origin: Origin,
    may: (account: Account) => boolean,
    challengeId?: string,
  ): Promise<Result<SignedIn>> {
    const found = await this.work.run((tx) => this.accounts.byPhone(tx, phone));
    const candidate = found?.mayEnter && may(found) ? found : undefined;
    if (!(await this.passwords.isRight(candidate?.id, password, origin.network)) || !candidate) {
      // one statement for every phone: the time of the audit entry must not distinguish known phones from unknown ones
      await this.audit.refused({ act: 'password_refused', phone, network: origin.network });
      return refuse('auth.invalid_credentials');
    }
    return this.work.run(async (tx) => {
      if (challengeId && !(await this.challenges.spendTicket(tx, challengeId)))
        return refuse('auth.ticket_invalid');
      // read again: hashing takes time, and the person may have been blocked meanwhile
      const account = await this.accounts.load(tx, candidate.id);
      if (!account?.mayEnter) return refuse('auth.invalid_credentials');
      return accept(await this.entrance.admit(tx, account, 'signed_in', 'password', origin));
    });
  }
}
