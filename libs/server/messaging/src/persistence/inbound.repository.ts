import { Injectable } from '@nestjs/common';
import type { InboundId } from '@smachot/contracts';
import { returningRows, type Tx } from '@smachot/server-platform';

/** Repository of guests' messages. Their storage stands in `webhook-rows.ts`. */
@Injectable()
export class InboundRepository {
  /** Deletes the guests' inbound messages; one that belongs to several events stays with the remaining ones. */
  async deleteOf(tx: Tx, refIds: string[]): Promise<void> {
    const links = returningRows(
      await tx.query<{ id: InboundId }>(
        'delete from messaging.inbound_refs where ref_id = any($1) returning inbound_id as id',
        [refIds],
      ),
    );
    await tx.query(
      `delete from messaging.inbound i where id = any($1)
         and not exists (select 1 from messaging.inbound_refs r where r.inbound_id = i.id)`,
      [links.map(({ id }) => id)],
    );
  }
}
