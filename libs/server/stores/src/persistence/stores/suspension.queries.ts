import { Injectable } from '@nestjs/common';
import type { StoreId, SuspendedStore } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

type StoreStanding = { businessName: string; suspended: boolean; closed: boolean };

const MOST_LISTED = 200;

/** Reads suspended stores for admins. */
@Injectable()
export class SuspensionQueries {
  constructor(private readonly read: ReadModel) {}

  /** Closed stores too, by their ids. */
  async standingOf(storeIds: StoreId[]): Promise<Map<StoreId, StoreStanding>> {
    const rows = await this.read.rows<StoreStanding & { id: StoreId }>(
      `select s.id, s.business_name as "businessName", s.suspension is not null as suspended, s.closed_at is not null as closed
       from stores.stores s where s.id = any($1::uuid[])`,
      [storeIds],
    );
    return new Map(rows.map(({ id, ...standing }) => [id, standing]));
  }

  /** The newest suspension first. */
  list(): Promise<SuspendedStore[]> {
    return this.read.rows<SuspendedStore>(
      `select s.id as "partnerId", s.username as "partnerUsername", s.business_name as "businessName",
         s.suspension->>'since' as since, s.suspension->>'reason' as reason
       from stores.stores s where s.suspension is not null and s.closed_at is null
       order by s.suspension->>'since' desc, s.id limit ${MOST_LISTED}`,
    );
  }
}
