import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@smachot/server-platform';
import type { WorksAt } from '@smachot/server-stores';
import { CalendarFeedQueries } from '../persistence/calendar/calendar-feed.queries';
import { CalendarFeedRepository } from '../persistence/calendar/calendar-feed.repository';
import { StoresGateway } from '../stores-gateway';

/** Store whose feed a token opens. Never inside a transaction: it queries stores. */
@Injectable()
export class CalendarFeedAccess {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: CalendarFeedQueries,
    private readonly feeds: CalendarFeedRepository,
    private readonly stores: StoresGateway,
  ) {}

  /** Null when the token opens no feed. The feed of a former member is revoked: who comes back to the crew creates a new address. */
  async of(token: string): Promise<WorksAt | null> {
    const owner = await this.queries.ownerOf(token);
    if (!owner) return null;
    const works = await this.stores.roleAt(owner.storeId, owner.userId);
    if (!works) await this.work.run((tx) => this.feeds.delete(tx, owner));
    return works;
  }
}
