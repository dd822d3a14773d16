import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { AdminUserRecord, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ReportsAbout } from '@smachot/server-conversations';
import { UserForAdmins } from '@smachot/server-identity';
import { HostSuspended } from '@smachot/server-messaging';
import { EventsOfHost } from '@smachot/server-rsvp';
import { KnownStores, StoresOfUsers } from '@smachot/server-stores';
import { userView } from '../lists/users-list';

/** One person, with what the other contexts know of them. */
export class ReadUser extends Query<Result<AdminUserRecord>> {
  constructor(readonly userId: UserId) {
    super();
  }
}

const momentOf = (at: Date | null): string | null => at && at.toISOString();

@QueryHandler(ReadUser)
export class ReadUserHandler implements IQueryHandler<ReadUser> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ userId }: ReadUser): Promise<Result<AdminUserRecord>> {
    const user = await this.queries.execute(new UserForAdmins(userId));
    if (!user) return refuse('not_found');
    const [stores, events, sendingSuspended, complaints] = await Promise.all([
      this.queries.execute(new StoresOfUsers([userId])),
      this.queries.execute(new EventsOfHost(userId)),
      this.queries.execute(new HostSuspended(userId)),
      this.complaintsAbout(userId),
    ]);
    const { sessions, termsAcceptedAt, blockedAt, deletedAt } = user;
    return accept({
      ...userView(user, stores),
      termsAcceptedAt: momentOf(termsAcceptedAt),
      blockedAt: momentOf(blockedAt),
      deletedAt: momentOf(deletedAt),
      sessions: sessions.map(({ createdAt, lastUsedAt, ...session }) => ({
        ...session,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      })),
      events: events.map(({ deletedAt: endedAt, date, ...event }) => ({
        ...event,
        date: date.toISOString(),
        cancelled: endedAt !== null,
      })),
      sendingSuspended,
      complaints,
    });
  }

  private async complaintsAbout(customerId: UserId): Promise<AdminUserRecord['complaints']> {
    const reports = await this.queries.execute(new ReportsAbout({ customerId }));
    const stores = await this.queries.execute(new KnownStores(reports.map(({ storeId }) => storeId)));
    const names = new Map(stores.map(({ partnerId, partnerUsername }) => [partnerId, partnerUsername]));
    return reports.map(({ id, by, reason, storeId, createdAt, decision }) => ({
      reportId: id,
      by,
      reason,
      partnerUsername: names.get(storeId) ?? '',
      createdAt: createdAt.toISOString(),
      decision,
    }));
  }
}
