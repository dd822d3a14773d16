import { Injectable } from '@nestjs/common';
import type { SuspendedStore } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

const MOST_LISTED = 200;

/** Reads suspended stores for admins. */
@Injectable()
export class SuspensionQueries {
  constructor(private readonly read: ReadModel) {}

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
