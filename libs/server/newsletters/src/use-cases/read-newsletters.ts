import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, listNewsletters, NewsletterId, readNewsletter } from '@smachot/contracts';
import {
  accept,
  addDays,
  addMonths,
  atWallTime,
  Clock,
  cursorId,
  monthOf,
  refuse,
  type Result,
  wallTime,
} from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { newslettersOf } from '../domain/plan-limit';
import { NewsletterQueries } from '../persistence/newsletter.queries';
import { StoresGateway } from '../stores-gateway';
import { newsletterCard, newsletterView, senderView } from '../views/newsletter-view';

/** The calendar month in Israel that an instant is in, and its day, each from its first instant to the one after its last. */
export const periodsAround = (instant: Date): { month: [Date, Date]; day: [Date, Date] } => {
  const { day } = wallTime(instant);
  const month = monthOf(day);
  return {
    month: [atWallTime(`${month}-01`, '00:00'), atWallTime(`${addMonths(month, 1)}-01`, '00:00')],
    day: [atWallTime(day, '00:00'), atWallTime(addDays(day, 1), '00:00')],
  };
};

/** Lists a store's newsletters, for its crew and super admins. */
export class ListNewsletters extends Query<Result<AnswerOf<typeof listNewsletters>>> {
  constructor(
    readonly store: string,
    readonly query: InputOf<typeof listNewsletters>['query'],
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(ListNewsletters)
export class ListNewslettersHandler implements IQueryHandler<ListNewsletters> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly newsletters: NewsletterQueries,
    private readonly clock: Clock,
  ) {}

  async execute({
    store,
    query,
    reader,
  }: ListNewsletters): Promise<Result<AnswerOf<typeof listNewsletters>>> {
    const seen = await this.stores.seenBy(store, reader);
    if (!seen) return refuse('not_found');
    const { partnerId, role } = seen;
    const { cursor, limit } = query;
    const [from, to] = periodsAround(this.clock.now()).month;
    const [page, counts, planId, senders] = await Promise.all([
      this.newsletters.page(partnerId, cursorId(cursor), limit),
      this.newsletters.countsOf(partnerId, from, to),
      this.stores.planOf(partnerId),
      this.stores.senders([partnerId]),
    ]);
    const { active, ended, used, stopped } = counts;
    return accept({
      newsletters: page.rows.map(newsletterCard),
      nextCursor: page.nextCursor,
      partnerId,
      subscribers: { active, ended },
      month: { used, limit: newslettersOf(planId), planId },
      sender: senderView(senders.get(partnerId)),
      stopped,
      mayWrite: role === 'Owner',
    });
  }
}

/** Reads one newsletter of a store, for its crew and super admins. */
export class OneNewsletter extends Query<Result<AnswerOf<typeof readNewsletter>>> {
  constructor(
    readonly store: string,
    readonly newsletterId: NewsletterId,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(OneNewsletter)
export class OneNewsletterHandler implements IQueryHandler<OneNewsletter> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly newsletters: NewsletterQueries,
  ) {}

  async execute({
    store,
    newsletterId,
    reader,
  }: OneNewsletter): Promise<Result<AnswerOf<typeof readNewsletter>>> {
    const seen = await this.stores.seenBy(store, reader);
    if (!seen) return refuse('not_found');
    const [row, senders] = await Promise.all([
      this.newsletters.one(seen.partnerId, newsletterId),
      this.stores.senders([seen.partnerId]),
    ]);
    if (!row) return refuse('not_found');
    const sender = senderView(senders.get(seen.partnerId));
    return accept({ ...newsletterView(row), sender, mayWrite: seen.role === 'Owner' });
  }
}
