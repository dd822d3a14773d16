import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { AdminPartnerRecord, CrewRole, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, wallTime } from '@smachot/kernel';
import { ReportsAbout } from '@smachot/server-conversations';
import { UserDirectory } from '@smachot/server-identity';
import { StoreForAdmins } from '@smachot/server-stores';
import { type ListedSubscription, SubscriptionsOfStores } from '@smachot/server-subscriptions';
import { type VerificationOfStore, VerificationOfStores } from '@smachot/server-verification';
import { partnerView } from '../lists/partners-list';

/** One store, with what the other contexts know of it. `partner`: its id or username. */
export class ReadPartner extends Query<Result<AdminPartnerRecord>> {
  constructor(readonly partner: string) {
    super();
  }
}

const subscriptionView = ({ billing, until, createdAt }: ListedSubscription) => ({
  billing,
  endDate: until,
  createdAt: createdAt.toISOString(),
});
type Details = Pick<VerificationOfStore, 'id' | 'submittedAt' | 'decidedAt'>;
const detailsView = ({ id, submittedAt, decidedAt }: Details) => ({
  id,
  submittedAt: submittedAt.toISOString(),
  decidedAt: decidedAt && decidedAt.toISOString(),
});

@QueryHandler(ReadPartner)
export class ReadPartnerHandler implements IQueryHandler<ReadPartner> {
  constructor(
    private readonly queries: QueryBus,
    private readonly people: UserDirectory,
    private readonly clock: Clock,
  ) {}

  async execute({ partner }: ReadPartner): Promise<Result<AdminPartnerRecord>> {
    const store = await this.queries.execute(new StoreForAdmins(partner));
    if (!store) return refuse('not_found');
    const { partnerId: storeId } = store;
    const [subscriptions, verifications, reports, crew] = await Promise.all([
      this.queries.execute(new SubscriptionsOfStores([storeId])),
      this.queries.execute(new VerificationOfStores([storeId])),
      this.queries.execute(new ReportsAbout({ storeId })),
      this.named(store.crew),
    ]);
    const subscription = subscriptions.get(storeId);
    const details = verifications.get(storeId);
    return accept({
      ...partnerView(store, subscription, details?.status),
      emailVerified: store.emailVerified,
      closedAt: store.closedAt && store.closedAt.toISOString(),
      pricingUnits: store.pricingUnits,
      pickedUntil: this.lastDay(store.pickedUntil),
      crew,
      subscription: subscription ? subscriptionView(subscription) : null,
      bankDetails: details ? detailsView(details) : null,
      complaints: reports.map(({ id, by, reason, createdAt, decision }) => ({
        reportId: id,
        by,
        reason,
        createdAt: createdAt.toISOString(),
        decision,
      })),
    });
  }

  /** A pick that is over counts for none. */
  private lastDay(pickedUntil: string | null): string | null {
    return pickedUntil && pickedUntil >= wallTime(this.clock.now()).day ? pickedUntil : null;
  }

  private async named(crew: { userId: UserId; role: CrewRole }[]): Promise<AdminPartnerRecord['crew']> {
    const names = await this.people.of(crew.map(({ userId }) => userId));
    return crew.map(({ userId, role }) => {
      const { firstName = '', lastName = '' } = names.get(userId) ?? {};
      return { userId, firstName, lastName, role };
    });
  }
}
