import { Injectable } from '@nestjs/common';
import type { StoreId, StoreTermId, TermId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { columnList, columnsOf, returningRows, selection, toRow, type Tx } from '@smachot/server-platform';
import { type LibraryTermRow, LibraryTermSchema, type StoreTermRow, StoreTermSchema } from './terms.schema';

const columns = columnsOf(StoreTermSchema);
export const storeTermSelection = selection(columns, 't');
const libraryColumns = columnsOf(LibraryTermSchema);
export const libraryTermSelection = selection(libraryColumns, 'l');
export type NewTerm = Omit<StoreTermRow, 'id' | 'createdAt' | 'version'>;

/** Repository of the terms of stores, and of what they copied from the library. */
@Injectable()
export class TermRepository {
  /** How many terms a store has; until the transaction ends no other request adds one. */
  async countOf(tx: Tx, storeId: StoreId): Promise<number> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('proposals.terms'), hashtext($1))`, [storeId]);
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::int as count from proposals.store_terms where store_id = $1',
      [storeId],
    );
    return row!.count;
  }

  /** Locks the row; one of another store does not exist. */
  async load(tx: Tx, id: StoreTermId, storeId: StoreId): Promise<StoreTermRow | undefined> {
    const [row] = await tx.query<StoreTermRow>(
      `select ${storeTermSelection} from proposals.store_terms t where t.id = $1 and t.store_id = $2 for update`,
      [id, storeId],
    );
    return row;
  }

  /** Whether all of these are terms of the store. */
  async areTerms(tx: Tx, ids: StoreTermId[], storeId: StoreId): Promise<boolean> {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from proposals.store_terms where store_id = $1 and id = any($2::uuid[]) and type = 'term'`,
      [storeId, ids],
    );
    return row!.count === new Set(ids).size;
  }

  async add(tx: Tx, terms: NewTerm[], now: Date): Promise<StoreTermRow[]> {
    const rows = terms.map((term) => ({ ...term, id: newId(), createdAt: now, version: 1 }));
    if (rows.length)
      await tx.query(
        `insert into proposals.store_terms (${columnList(columns)})
         select ${columnList(columns)} from json_populate_recordset(null::proposals.store_terms, $1)`,
        [JSON.stringify(rows.map((row) => toRow(columns, row)))],
      );
    return rows;
  }

  async save(
    tx: Tx,
    { id, name, description, memberIds, version }: Omit<StoreTermRow, 'storeId'>,
  ): Promise<void> {
    await tx.query(
      'update proposals.store_terms set name = $2, description = $3, member_ids = $4, version = $5 where id = $1',
      [id, name, description, memberIds, version],
    );
  }

  /** Deletes a term, also from the presets and categories of its store. */
  async delete(tx: Tx, id: StoreTermId, storeId: StoreId): Promise<void> {
    await tx.query('delete from proposals.store_terms where id = $1', [id]);
    await tx.query(
      `update proposals.store_terms set member_ids = array_remove(member_ids, $1::uuid), version = version + 1
       where store_id = $2 and $1::uuid = any(member_ids)`,
      [id, storeId],
    );
  }

  /** An entry of the library, then its members; empty: there is none. */
  async libraryEntry(tx: Tx, id: TermId): Promise<LibraryTermRow[]> {
    return tx.query<LibraryTermRow>(
      `select ${libraryTermSelection} from proposals.library_terms l
       where l.id = $1 or l.id = any((select member_ids from proposals.library_terms where id = $1)::uuid[])
       order by l.id <> $1, l.position`,
      [id],
    );
  }

  /** The copies a store has of these entries. */
  copiesOf(tx: Tx, sources: TermId[], storeId: StoreId): Promise<StoreTermRow[]> {
    return tx.query<StoreTermRow>(
      `select ${storeTermSelection} from proposals.store_terms t where t.store_id = $1 and t.source_id = any($2::uuid[])`,
      [storeId, sources],
    );
  }

  /** Counts the entries up that this store copies for the first time. */
  async countPulls(tx: Tx, sources: TermId[], storeId: StoreId, now: Date): Promise<void> {
    const fresh = returningRows<{ source_id: TermId }>(
      await tx.query(
        `insert into proposals.pulls (source_id, store_id, at) select s, $2, $3 from unnest($1::uuid[]) s
         on conflict do nothing returning source_id`,
        [sources, storeId, now],
      ),
    );
    // locked in one order: two stores that pull overlapping presets do not wait for each other in a circle
    await tx.query(
      `update proposals.library_terms l set pulls_count = l.pulls_count + 1
       from (select id from proposals.library_terms where id = any($1::uuid[]) order by id for update) f where l.id = f.id`,
      [fresh.map(({ source_id }) => source_id)],
    );
  }
}
