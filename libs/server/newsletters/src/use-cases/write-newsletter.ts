import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  MOST_DRAFTS,
  type Newsletter as NewsletterContract,
  type NewsletterText,
  type UserId,
} from '@smachot/contracts';
import { accept, Clock, DAY_MS, newId, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { Newsletter } from '../domain/newsletter';
import { NewsletterQueries } from '../persistence/newsletter.queries';
import { NewsletterRepository } from '../persistence/newsletter.repository';
import { type WrittenBy, WrittenNewsletters } from '../services/written-newsletters';
import { StoresGateway } from '../stores-gateway';
import { newsletterView } from '../views/newsletter-view';

/** Adds a draft to a store. */
export class CreateNewsletter extends Command<Result<NewsletterContract>> {
  constructor(
    readonly store: string,
    readonly text: NewsletterText,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(CreateNewsletter)
export class CreateNewsletterHandler implements ICommandHandler<CreateNewsletter> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly newsletters: NewsletterRepository,
    private readonly queries: NewsletterQueries,
    private readonly clock: Clock,
  ) {}

  async execute({ store, text, userId }: CreateNewsletter): Promise<Result<NewsletterContract>> {
    const owned = await this.stores.ownedBy(store, userId);
    if (!owned.ok) return owned;
    const about = { id: newId(), storeId: owned.value, createdBy: userId };
    const now = this.clock.now();
    const made = Newsletter.write(about, text, now);
    if (!made.ok) return made;
    const added = await this.work.run(async (tx) => {
      await this.newsletters.lockStore(tx, owned.value);
      const since = new Date(now.getTime() - DAY_MS);
      const { drafts, cancelled } = await this.newsletters.countUnsent(tx, owned.value, since);
      if (drafts >= MOST_DRAFTS) return refuse('newsletter.too_many');
      if (cancelled >= MOST_DRAFTS) return refuse('request.too_many');
      await this.newsletters.add(tx, made.value);
      return accept();
    });
    if (!added.ok) return added;
    const row = await this.queries.one(owned.value, about.id);
    return row ? accept(newsletterView(row)) : refuse('not_found');
  }
}

/** Gives a draft another text. */
export class SaveNewsletter extends Command<Result<NewsletterContract>> {
  constructor(
    readonly by: WrittenBy,
    readonly form: NewsletterText & { version: number },
  ) {
    super();
  }
}

@CommandHandler(SaveNewsletter)
export class SaveNewsletterHandler implements ICommandHandler<SaveNewsletter> {
  constructor(
    private readonly written: WrittenNewsletters,
    private readonly clock: Clock,
  ) {}

  execute({ by, form }: SaveNewsletter): Promise<Result<NewsletterContract>> {
    return this.written.change(by, (_, newsletter) =>
      Promise.resolve(
        newsletter.state.version === form.version
          ? newsletter.edit(form, this.clock.now())
          : refuse('conflict.version'),
      ),
    );
  }
}
