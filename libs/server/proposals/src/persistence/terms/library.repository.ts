import { Injectable } from '@nestjs/common';
import type { LibraryVersion, TermId, TermLanguage } from '@smachot/contracts';
import { columnList, columnsOf, ReadModel, toRow, type Tx } from '@smachot/server-platform';
import { libraryTermSelection } from './term.repository';
import { type LibraryTermRow, LibraryTermSchema } from './terms.schema';

const columns = columnsOf(LibraryTermSchema);
const MOST_VERSIONS = 50;

/** Repository of the library as admins write it, and of the earlier words of its entries. */
@Injectable()
export class LibraryRepository {
  constructor(private readonly read: ReadModel) {}

  /** How many entries a language has, and the last position; until the transaction ends no other admin adds one. */
  async ending(tx: Tx, language: TermLanguage): Promise<{ count: number; last: number }> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('proposals.library'), hashtext($1))`, [language]);
    const [row] = await tx.query<{ count: number; last: number }>(
      `select count(*)::int as count, coalesce(max(position), 0)::int as last
       from proposals.library_terms where language = $1`,
      [language],
    );
    return row!;
  }

  /** Locks the entry. */
  async load(tx: Tx, id: TermId): Promise<LibraryTermRow | undefined> {
    const [row] = await tx.query<LibraryTermRow>(
      `select ${libraryTermSelection} from proposals.library_terms l where l.id = $1 for update`,
      [id],
    );
    return row;
  }

  /** Whether all of these are terms of the library in this language. */
  async areTerms(tx: Tx, ids: TermId[], language: TermLanguage): Promise<boolean> {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from proposals.library_terms
       where language = $1 and id = any($2::uuid[]) and type = 'term'`,
      [language, ids],
    );
    return row!.count === ids.length;
  }

  async add(tx: Tx, row: LibraryTermRow): Promise<void> {
    await tx.query(
      `insert into proposals.library_terms (${columnList(columns)})
       select ${columnList(columns)} from json_populate_record(null::proposals.library_terms, $1)`,
      [JSON.stringify(toRow(columns, row))],
    );
  }

  /** Saves other words and keeps the ones before. The count of copies is another statement's: it is not written here. */
  async change(tx: Tx, before: LibraryTermRow, after: LibraryTermRow, now: Date): Promise<void> {
    await this.keep(tx, before, now);
    await tx.query(
      `update proposals.library_terms set name = $2, description = $3, member_ids = $4, version = $5 where id = $1`,
      [after.id, after.name, after.description, after.memberIds, after.version],
    );
  }

  async remove(tx: Tx, entry: LibraryTermRow, now: Date): Promise<void> {
    await this.keep(tx, entry, now);
    await tx.query('delete from proposals.library_terms where id = $1', [entry.id]);
    await tx.query(
      `update proposals.library_terms set member_ids = array_remove(member_ids, $1::uuid), version = version + 1
       where $1::uuid = any(member_ids)`,
      [entry.id],
    );
  }

  versions(id: TermId): Promise<(Omit<LibraryVersion, 'until'> & { until: Date })[]> {
    return this.read.rows(
      `select version, name, description, member_ids as "memberIds", until
       from proposals.library_versions where term_id = $1 order by version desc limit ${MOST_VERSIONS}`,
      [id],
    );
  }

  private async keep(tx: Tx, row: LibraryTermRow, until: Date): Promise<void> {
    await tx.query(
      `insert into proposals.library_versions (term_id, version, name, description, member_ids, until)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [row.id, row.version, row.name, row.description, row.memberIds, until],
    );
  }
}
