import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type {
  AnswerOf,
  InputOf,
  agreeToNewsletters,
  Language,
  listConsents,
  readConsent,
  StoreId,
  UserId,
} from '@smachot/contracts';
import { accept, Clock, DAY_MS, newId, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { Secrets, UnitOfWork } from '@smachot/server-platform';
import { ConsentQueries } from '../persistence/consent.queries';
import { ConsentRepository } from '../persistence/consent.repository';
import { StoresGateway } from '../stores-gateway';
import { CONSENT_VERSION, consentText } from '../texts/consent-text';

/** Agreements of one person in a day: each is kept for years, and agreeing can be repeated after leaving. */
const MOST_A_DAY = 30;

type Sentence = AnswerOf<typeof readConsent>;

/** The sentence a person agrees to for a store, and whether they did. */
export class ReadConsent extends Query<Result<Sentence>> {
  constructor(
    readonly store: string,
    readonly userId: UserId,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ReadConsent)
export class ReadConsentHandler implements IQueryHandler<ReadConsent> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly consents: ConsentQueries,
    private readonly directory: UserDirectory,
  ) {}

  async execute({ store, userId, language }: ReadConsent): Promise<Result<Sentence>> {
    const known = await this.stores.known(store);
    if (!known || known.closed || !known.isPublic) return refuse('not_found');
    const { partnerId, partnerUsername, businessName } = known;
    const [standing, people] = await Promise.all([
      this.consents.standing(partnerId, userId),
      this.directory.of([userId]),
    ]);
    const person = people.get(userId);
    return accept({
      ...{ partnerId, partnerUsername, businessName },
      text: standing?.text ?? consentText(businessName, language),
      textVersion: CONSENT_VERSION,
      agreedAt: standing?.agreedAt.toISOString() ?? null,
      hasAddress: Boolean(person?.email && person.emailVerified),
    });
  }
}

/** A person agrees to advertising of a store: an explicit act of their own, kept with the sentence it was about. */
export class AgreeToNewsletters extends Command<Result<{ agreedAt: string }>> {
  constructor(
    readonly store: string,
    readonly form: InputOf<typeof agreeToNewsletters>['body'],
    readonly userId: UserId,
    readonly language: Language,
  ) {
    super();
  }
}

@CommandHandler(AgreeToNewsletters)
export class AgreeToNewslettersHandler implements ICommandHandler<AgreeToNewsletters> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly consents: ConsentRepository,
    private readonly directory: UserDirectory,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async execute({
    store,
    form,
    userId,
    language,
  }: AgreeToNewsletters): Promise<Result<{ agreedAt: string }>> {
    const known = await this.stores.known(store);
    if (!known || known.closed || !known.isPublic) return refuse('not_found');
    if (form.textVersion !== CONSENT_VERSION) return refuse('newsletter.text_changed');
    const person = (await this.directory.of([userId])).get(userId);
    const address = person?.emailVerified ? person.email : null;
    const now = this.clock.now();
    const ending = { endedAt: null, endedBy: null, endedFrom: null, complaint: false };
    const agreedAt = await this.work.run(async (tx) => {
      if ((await this.consents.countSince(tx, userId, new Date(now.getTime() - DAY_MS))) >= MOST_A_DAY)
        return null;
      return this.consents.agree(tx, {
        ...{ id: newId(), storeId: known.partnerId, userId, language, place: form.place },
        mailKey: address && this.secrets.sign('newsletter-address', address.toLowerCase()).slice(0, 32),
        text: consentText(known.businessName, language),
        textVersion: CONSENT_VERSION,
        agreedAt: now,
        ...ending,
      });
    });
    if (!agreedAt) return refuse('request.too_many');
    // an account that was deleted meanwhile keeps no agreement
    if (!(await this.directory.of([userId])).has(userId))
      await this.work.run((tx) => this.consents.forgetPerson(tx, userId, this.clock.now()));
    return accept({ agreedAt: agreedAt.toISOString() });
  }
}

/** What a person agreed to, also what ended. */
export class OwnConsents extends Query<AnswerOf<typeof listConsents>> {
  constructor(readonly userId: UserId) {
    super();
  }
}

@QueryHandler(OwnConsents)
export class OwnConsentsHandler implements IQueryHandler<OwnConsents> {
  constructor(
    private readonly consents: ConsentQueries,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ userId }: OwnConsents): Promise<AnswerOf<typeof listConsents>> {
    const rows = await this.consents.ofPerson(userId);
    const names = await this.stores.names(rows.map(({ storeId }) => storeId));
    return {
      consents: rows.map(({ storeId, text, place, agreedAt, endedAt }) => ({
        partnerId: storeId,
        partnerUsername: names.get(storeId)?.partnerUsername ?? '',
        businessName: names.get(storeId)?.businessName ?? '',
        ...{ text, place },
        agreedAt: agreedAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
      })),
    };
  }
}

/** A person takes back what they agreed to; a second time changes nothing. */
export class WithdrawConsent extends Command<void> {
  constructor(
    readonly storeId: StoreId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(WithdrawConsent)
export class WithdrawConsentHandler implements ICommandHandler<WithdrawConsent> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly consents: ConsentRepository,
    private readonly clock: Clock,
  ) {}

  execute({ storeId, userId }: WithdrawConsent): Promise<void> {
    return this.work.run((tx) => this.consents.endOfPerson(tx, storeId, userId, this.clock.now()));
  }
}
