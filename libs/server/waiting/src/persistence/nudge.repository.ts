import { Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import { ReadModel, type Tx } from '@smachot/server-platform';
import type { Round } from './round.repository';

/** A part of the round: the stores after the one reached before, until `reached`; null: until the last. */
type Part = { after: Round['reached']; until: Round['reached'] };

/** Repository of when the crew of a store was told last. */
@Injectable()
export class NudgeRepository {
  constructor(private readonly read: ReadModel) {}

  /** Since when or earlier everything waited of which the crews of these stores were told. */
  async toldOf(storeIds: readonly StoreId[]): Promise<Map<string, Date>> {
    const rows = await this.read.rows<{ storeId: StoreId; told: Date }>(
      'select store_id as "storeId", told from waiting.nudges where store_id = any($1::uuid[])',
      [storeIds],
    );
    return new Map(rows.map(({ storeId, told }) => [storeId, told]));
  }

  /** @returns those of the stores whose crew was not told on this day, in Israel, yet */
  async claim(tx: Tx, storeIds: readonly StoreId[], day: string, told: Date): Promise<Set<string>> {
    const rows = await tx.query<{ storeId: StoreId }>(
      `insert into waiting.nudges as n (store_id, day, told)
       select store_id, $2::date, $3::timestamptz from unnest($1::uuid[]) store_id order by store_id
       on conflict (store_id) do update set day = excluded.day, told = excluded.told where n.day < excluded.day
       returning store_id as "storeId"`,
      [storeIds, day, told],
    );
    return new Set(rows.map(({ storeId }) => storeId));
  }

  /** Deletes the rows of stores within this part of the round that are not open any more. */
  async deleteOthers(tx: Tx, open: readonly StoreId[], { after, until }: Part): Promise<void> {
    await tx.query(
      `delete from waiting.nudges where ($2::uuid is null or store_id > $2) and ($3::uuid is null or store_id <= $3)
         and store_id <> all($1::uuid[])`,
      [open, after, until],
    );
  }
}
