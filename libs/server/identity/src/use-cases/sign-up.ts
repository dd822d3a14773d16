import { randomBytes } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type InputOf, type signUp, TERMS_VERSION, TERMS_VERSIONS } from '@smachot/contracts';
import { accept, newId, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { Account } from '../domain/account';
import { type Origin } from '../tokens/place';
import { AccountRepository } from '../persistence/account.repository';
import { SignInTickets } from '../services/sign-in-tickets';
import { type SignedIn, SignIns } from '../services/sign-ins';

export class SignUp extends Command<Result<SignedIn>> {
  constructor(
    readonly form: InputOf<typeof signUp>['body'],
    readonly origin: Origin,
  ) {
    super();
  }
}

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly tickets: SignInTickets,
    private readonly accounts: AccountRepository,
    private readonly signIns: SignIns,
  ) {}

  async execute({ form, origin }: SignUp): Promise<Result<SignedIn>> {
    const { termsVersion = TERMS_VERSION } = form;
    if (!TERMS_VERSIONS.some(({ version }) => version === termsVersion)) return refuse('terms.changed');
    const ticket = await this.tickets.readForSignUp(form.ticket);
    if (!ticket) return refuse('auth.ticket_invalid');
    const { phone, language, challengeId } = ticket;
    return this.work.run(async (tx) => {
      if (!(await this.tickets.spend(tx, challengeId))) return refuse('auth.ticket_invalid');
      const { firstName, lastName, email = null } = form;
      const named = { id: newId(), username: opaqueName(), phone, firstName, lastName, email, language };
      const now = new Date();
      const account = Account.signUp({ ...named, termsVersion }, now);
      // two codes for one new phone, both right: the second signs in with another code
      if (!(await this.accounts.add(tx, account))) return refuse('auth.ticket_invalid');
      await this.accounts.noteTerms(tx, named.id, termsVersion, now);
      return accept(await this.signIns.complete(tx, account, 'signed_up', 'code', origin));
    });
  }
}

/** A username that reveals nothing about the person. */
const opaqueName = (): string => `u${BigInt(`0x${randomBytes(8).toString('hex')}`).toString(36)}`;
