import { Injectable } from '@nestjs/common';
import type { EventHost } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';
import { FileStore } from '@smachot/server-platform';
import { type KnownStore, thumbnailOf } from '@smachot/server-stores';
import type { HostedEventState } from '../domain/hosted-event';
import { StoresGateway } from '../stores-gateway';

type Hosted = Pick<HostedEventState, 'hostUserId' | 'storeId'>;
/** `shown` false: the store is off the site, or the person is blocked, so their events are not shown. */
export type HostView = { host: EventHost | null; partnerUsername: string | null; shown: boolean };

const SAMPLE: HostView = { host: null, partnerUsername: null, shown: true };

/** Names and pictures of the hosts of events; people have none: one question for the stores and one for the people of a whole list. */
@Injectable()
export class EventHosts {
  constructor(
    private readonly stores: StoresGateway,
    private readonly directory: UserDirectory,
    private readonly files: FileStore,
  ) {}

  /** @returns a view for any of the given rows */
  async of(rows: readonly Hosted[]): Promise<(row: Hosted) => HostView> {
    const storeIds = rows.flatMap(({ storeId }) => storeId ?? []);
    const people = rows.flatMap(({ storeId, hostUserId }) => (storeId ? [] : (hostUserId ?? [])));
    const [stores, persons, blocked] = await Promise.all([
      this.stores.known(storeIds),
      this.directory.of(people),
      this.directory.blocked(people),
    ]);
    return ({ storeId, hostUserId }) => {
      if (storeId) {
        const store = stores.get(storeId);
        const host = store ? this.storeHost(store) : null;
        return {
          host,
          partnerUsername: store?.partnerUsername ?? null,
          shown: store !== undefined && store.isPublic && !store.closed,
        };
      }
      if (!hostUserId) return SAMPLE;
      const person = persons.get(hostUserId);
      const fullName = person ? `${person.firstName} ${person.lastName}`.trim() : '';
      const host = person ? { fullName, avatarUrl: null, id: hostUserId } : null;
      return { host, partnerUsername: null, shown: person !== undefined && !blocked.has(hostUserId) };
    };
  }

  private storeHost({ partnerId: id, businessName: fullName, profileKey }: KnownStore): EventHost {
    return { fullName, avatarUrl: profileKey && thumbnailOf(profileKey, this.files), id };
  }
}
