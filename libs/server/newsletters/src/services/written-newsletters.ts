import { Injectable } from '@nestjs/common';
import type { Newsletter as NewsletterContract, NewsletterId, StoreId, UserId } from '@smachot/contracts';
import { refuse, type Result, accept } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import type { Newsletter } from '../domain/newsletter';
import { NewsletterQueries } from '../persistence/newsletter.queries';
import { NewsletterRepository } from '../persistence/newsletter.repository';
import { StoresGateway } from '../stores-gateway';
import { newsletterView } from '../views/newsletter-view';

/** The newsletter that an owner changes. */
export type WrittenBy = { store: string; newsletterId: NewsletterId; userId: UserId };
type Change = (tx: Tx, newsletter: Newsletter, storeId: StoreId) => Promise<Result<undefined>>;

/** Changes one newsletter of a store, under its lock, and answers it as it is then. */
@Injectable()
export class WrittenNewsletters {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly newsletters: NewsletterRepository,
    private readonly queries: NewsletterQueries,
  ) {}

  async change(
    { store, newsletterId, userId }: WrittenBy,
    change: Change,
  ): Promise<Result<NewsletterContract>> {
    const owned = await this.stores.ownedBy(store, userId);
    if (!owned.ok) return owned;
    const changed = await this.work.run(async (tx) => {
      await this.newsletters.lockStore(tx, owned.value);
      const newsletter = await this.newsletters.load(tx, newsletterId);
      if (!newsletter || newsletter.state.storeId !== owned.value) return refuse('not_found');
      const done = await change(tx, newsletter, owned.value);
      if (done.ok) await this.newsletters.save(tx, newsletter);
      return done;
    });
    if (!changed.ok) return changed;
    const row = await this.queries.one(owned.value, newsletterId);
    return row ? accept(newsletterView(row)) : refuse('not_found');
  }
}
