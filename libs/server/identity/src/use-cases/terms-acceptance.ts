import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import {
  type AnswerOf,
  mustAcceptTerms,
  type readTermsAcceptance,
  TERMS_VERSION,
  type UserId,
} from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { AccountQueries } from '../persistence/account.queries';
import { AccountRepository } from '../persistence/account.repository';

type Acceptance = AnswerOf<typeof readTermsAcceptance>;

/** Tells which version of the terms a person accepted, and whether the one in force has to be accepted. */
export class TermsAcceptance extends Query<Result<Acceptance>> {
  constructor(readonly userId: UserId) {
    super();
  }
}

@QueryHandler(TermsAcceptance)
export class TermsAcceptanceHandler implements IQueryHandler<TermsAcceptance> {
  constructor(private readonly accounts: AccountQueries) {}

  async execute({ userId }: TermsAcceptance): Promise<Result<Acceptance>> {
    const account = await this.accounts.find(userId);
    if (!account) return refuse('not_found');
    const accepted = account.acceptedTerms;
    return accept({ version: TERMS_VERSION, accepted, mustAccept: mustAcceptTerms(accepted) });
  }
}

/** Accepts the terms in force. Accepting them again adds nothing. */
export class AcceptTerms extends Command<Result<undefined>> {
  constructor(
    readonly userId: UserId,
    readonly version: string,
  ) {
    super();
  }
}

@CommandHandler(AcceptTerms)
export class AcceptTermsHandler implements ICommandHandler<AcceptTerms> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: AccountRepository,
  ) {}

  async execute({ userId, version }: AcceptTerms): Promise<Result<undefined>> {
    if (version !== TERMS_VERSION) return refuse('terms.changed');
    return this.work.run(async (tx) => {
      const account = await this.accounts.load(tx, userId);
      if (!account) return refuse('not_found');
      if (account.state.termsVersion === version) return accept();
      const now = new Date();
      account.acceptTerms(version, now);
      await this.accounts.save(tx, account);
      await this.accounts.noteTerms(tx, userId, version, now);
      return accept();
    });
  }
}
