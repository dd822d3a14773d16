import { Injectable } from '@nestjs/common';
import type { PublicEventId, StoreId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { HostedEventState } from '../domain/hosted-event';
import { HostedEventQueries } from '../persistence/hosted-event.queries';
import type { Seller } from '../domain/ticket-types';
import { StoresGateway } from '../stores-gateway';

type Hosted = Pick<HostedEventState, 'hostUserId' | 'storeId'>;
/** What the caller may do with an event they host. `storeId` null: the caller's own. */
export type HostAccess = {
  storeId: StoreId | null;
  partnerUsername: string | null;
  mayEdit: boolean;
  seller: Seller;
};

/** Who hosts an event: the person who created it, or the crew of its store, whose owners alone change it. */
@Injectable()
export class EventAccess {
  constructor(
    private readonly events: HostedEventQueries,
    private readonly stores: StoresGateway,
  ) {}

  /** Never inside a transaction. `extra`: the store that the event is asked for under. An event of others does not exist. */
  async of(eventId: PublicEventId, userId: UserId, extra?: string): Promise<Result<HostAccess>> {
    const host = await this.events.hostOf(eventId);
    if (!host) return refuse('not_found');
    if (host.storeId === null)
      return host.hostUserId === userId && extra === undefined
        ? accept({ storeId: null, partnerUsername: null, mayEdit: true, seller: 'person' })
        : refuse('not_found');
    const access = await this.ofStore(extra ?? host.storeId, userId);
    return access.ok && access.value.storeId !== host.storeId ? refuse('not_found') : access;
  }

  /** Of the events of a store, by its username or id. */
  async ofStore(store: string, userId: UserId): Promise<Result<HostAccess>> {
    const works = await this.stores.roleAt(store, userId);
    if (!works) return refuse('not_found');
    const { partnerId: storeId, partnerUsername, role } = works;
    const known = (await this.stores.known([storeId])).get(storeId);
    const seller = known?.bankVerified ? 'verified' : 'unverified';
    return accept({ storeId, partnerUsername, mayEdit: role === 'Owner', seller });
  }

  async editorOf(eventId: PublicEventId, userId: UserId, extra?: string): Promise<Result<HostAccess>> {
    const access = await this.of(eventId, userId, extra);
    return access.ok && !access.value.mayEdit ? refuse('crew.owners_only') : access;
  }

  /** The people who are told about its registrations. Never inside a transaction. */
  async hostsOf({ storeId, hostUserId }: Hosted): Promise<UserId[]> {
    if (storeId) return this.stores.crew(storeId);
    return hostUserId ? [hostUserId] : [];
  }
}
