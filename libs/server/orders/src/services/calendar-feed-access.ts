import { Injectable } from '@nestjs/common';
import type { WorksAt } from '@smachot/server-stores';
import { CalendarFeeds } from '../persistence/calendar/calendar-feeds';
import { StoresGateway } from '../stores-gateway';

/** Store whose feed a token opens. Never inside a transaction: it queries stores. */
@Injectable()
export class CalendarFeedAccess {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly stores: StoresGateway,
  ) {}

  /** Null when the token opens no feed. The feed of a former member is revoked: who comes back to the crew creates a new address. */
  async of(token: string): Promise<WorksAt | null> {
    const owner = await this.feeds.owner(token);
    if (!owner) return null;
    const works = await this.stores.roleAt(owner.storeId, owner.userId);
    if (!works) await this.feeds.revoke(owner);
    return works;
  }
}
