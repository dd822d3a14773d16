import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { AdminHit } from '@smachot/contracts';
import { nationalPhone } from '@smachot/kernel';
import { UserPage } from '@smachot/server-identity';
import { OrderPage } from '@smachot/server-orders';
import { readSearch } from '@smachot/server-platform';
import { type ListedStore, StorePage } from '@smachot/server-stores';

const OF_EACH_KIND = 5;
const FIRST = { after: null, limit: OF_EACH_KIND, uncounted: true } as const;

/**
 * People, stores and orders that a typed text is the beginning of, or that have the typed phone, code or id, and the plans that the stores
 * pay for: three statements.
 */
export class Search extends Query<AdminHit[]> {
  constructor(readonly typed: string) {
    super();
  }
}

/** A store of the basic plan pays for none. */
const subscriptionHit = ({ partnerId, businessName, planId }: ListedStore): AdminHit[] =>
  planId === 'basic-plan'
    ? []
    : [{ kind: 'subscription', id: partnerId, title: businessName, detail: planId }];

@QueryHandler(Search)
export class SearchHandler implements IQueryHandler<Search> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ typed }: Search): Promise<AdminHit[]> {
    const words = readSearch(typed);
    if (!words) return [];
    const [users, stores, orders] = await Promise.all([
      this.queries.execute(new UserPage({ words }, FIRST)),
      this.queries.execute(new StorePage({ words }, FIRST)),
      this.queries.execute(new OrderPage({ words }, FIRST)),
    ]);
    return [
      ...users.rows.map(({ userId, username, firstName, lastName, phoneNumber, email }): AdminHit => ({
        kind: 'user',
        id: userId,
        title: `${firstName} ${lastName}`.trim() || username,
        detail: (phoneNumber ? nationalPhone(phoneNumber) : email) ?? '',
      })),
      ...stores.rows.map(({ partnerId, partnerUsername, businessName, businessCity }): AdminHit => ({
        kind: 'partner',
        id: partnerId,
        title: businessName,
        detail: [partnerUsername, businessCity].filter(Boolean).join(' · '),
      })),
      ...orders.rows.map(({ orderId, code, partnerName, customerName }): AdminHit => ({
        kind: 'order',
        id: orderId,
        title: code,
        detail: [partnerName, customerName].filter(Boolean).join(' · '),
      })),
      ...stores.rows.flatMap(subscriptionHit),
    ];
  }
}
