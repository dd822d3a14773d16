import { Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import { isId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';

type Pick = { storeId: StoreId; username: string; businessName: string; until: string | null };

/** Repository of the stores that admins picked. `until`: the last day, in Israel; null: it is not picked. */
@Injectable()
export class PickRepository {
  /** Locks an open store, by its id or username. */
  async load(tx: Tx, partner: string): Promise<Pick | undefined> {
    const [pick] = await tx.query<Pick>(
      `select id as "storeId", username, business_name as "businessName", picked_until as until from stores.stores
       where ${isId(partner) ? 'id' : 'username'} = $1 and closed_at is null for update`,
      [partner],
    );
    return pick;
  }

  async save(tx: Tx, { storeId, until }: Pick): Promise<void> {
    await tx.query('update stores.stores set picked_until = $2 where id = $1', [storeId, until]);
  }
}
