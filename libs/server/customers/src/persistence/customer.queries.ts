import { Injectable } from '@nestjs/common';
import type { CustomerFilter, CustomerSort, StoreId, UserId } from '@smachot/contracts';
import { tidy } from '@smachot/kernel';
import { Conditions, nameQuery, ReadModel } from '@smachot/server-platform';
import type { CustomerRow, NoteRow } from './customers.schema';

export type ListedCustomer = Omit<CustomerRow, 'storeId' | 'sortedAt' | 'seen'> & { tags: string[] };
export type CustomerPage = { sort: CustomerSort; after: UserId | null; limit: number };
/** What a store noted about a person, for the export of their account. */
export type ExportedCustomer = {
  storeId: StoreId;
  notes: { text: string; at: Date }[];
  tags: string[];
};

const COLUMNS = `c.customer_id as "customerId", c.name, c.orders, c.last_order_at as "lastOrderAt", c.wrote_at as "wroteAt", c.proposed_at as "proposedAt",
  coalesce((select array_agg(t.tag order by t.tag) from customers.tags t where t.customer_id = c.customer_id and t.store_id = c.store_id), '{}') as tags`;
const ORDER: Record<CustomerSort, { by: string; comes: string; columns: string }> = {
  recent: {
    by: 'c.sorted_at desc, c.customer_id desc',
    comes: '<',
    columns: '.sorted_at, $.customer_id',
  },
  name: { by: 'c.name, c.customer_id', comes: '>', columns: '.name, $.customer_id' },
};
const KIND = {
  all: undefined,
  ordered: 'c.orders > 0',
  wrote: 'c.orders = 0 and (c.wrote_at is not null or c.proposed_at is null)',
  proposed: 'c.orders = 0 and c.proposed_at is not null',
} as const;
const MOST_TAGS_SHOWN = 100;

const matching = (storeId: StoreId, { q, tag, kind }: CustomerFilter): Conditions => {
  return new Conditions()
    .where(storeId, ($) => `c.store_id = ${$}`)
    .and(KIND[kind])
    .where(
      tag,
      ($) =>
        `exists (select from customers.tags t where t.store_id = c.store_id and t.tag = ${$} and t.customer_id = c.customer_id)`,
    )
    .where(
      q === undefined || !tidy(q) ? undefined : nameQuery(q),
      ($) => `platform.name_words(c.name) @@ ${$}::tsquery`,
    );
};

/** Reads the customers of one store; each statement is about that store alone. */
@Injectable()
export class CustomerQueries {
  constructor(private readonly read: ReadModel) {}

  page(
    storeId: StoreId,
    filter: CustomerFilter,
    { sort, after, limit }: CustomerPage,
  ): Promise<ListedCustomer[]> {
    const { by, comes, columns } = ORDER[sort];
    const named = (alias: string) => `${alias}${columns.replace('$', alias)}`;
    const where = matching(storeId, filter)
      // $1 is the store: a cursor of another store is none
      .where(
        after ?? undefined,
        ($) =>
          `(${named('c')}) ${comes} (select ${named('l')} from customers.customers l where l.store_id = $1 and l.customer_id = ${$})`,
      );
    return this.read.rows<ListedCustomer>(
      `select ${COLUMNS} from customers.customers c where ${where.sql} order by ${by} limit ${where.place(limit)}`,
      where.values,
    );
  }

  /** Who matches at one instant, the most recent first: a file is read by them, whatever happens to their order meanwhile. */
  async idsOf(storeId: StoreId, filter: CustomerFilter): Promise<UserId[]> {
    const where = matching(storeId, filter);
    const rows = await this.read.rows<{ id: UserId }>(
      `select c.customer_id as id from customers.customers c where ${where.sql} order by ${ORDER.recent.by}`,
      where.values,
    );
    return rows.map(({ id }) => id);
  }

  /** Those of the customers that are still there, in the given order. */
  byIds(storeId: StoreId, ids: readonly UserId[]): Promise<ListedCustomer[]> {
    return this.read.rows<ListedCustomer>(
      `select ${COLUMNS} from customers.customers c where c.store_id = $1 and c.customer_id = any($2::uuid[])
       order by array_position($2::uuid[], c.customer_id)`,
      [storeId, ids],
    );
  }

  one(storeId: StoreId, customerId: UserId): Promise<ListedCustomer | undefined> {
    return this.read.one<ListedCustomer>(
      `select ${COLUMNS} from customers.customers c where c.store_id = $1 and c.customer_id = $2`,
      [storeId, customerId],
    );
  }

  /** The newest first. */
  notesOf(storeId: StoreId, customerId: UserId): Promise<NoteRow[]> {
    return this.read.rows<NoteRow>(
      `select id, store_id as "storeId", customer_id as "customerId", author_id as "authorId", text, created_at as "createdAt"
       from customers.notes where customer_id = $2 and store_id = $1 order by id desc`,
      [storeId, customerId],
    );
  }

  /** The tags a store uses, the most used first. */
  async tagsOf(storeId: StoreId): Promise<string[]> {
    const rows = await this.read.rows<{ tag: string }>(
      `select tag from customers.tags where store_id = $1 group by tag order by count(*) desc, tag limit ${MOST_TAGS_SHOWN}`,
      [storeId],
    );
    return rows.map(({ tag }) => tag);
  }

  /** What stores noted about a person. */
  aboutPerson(customerId: UserId): Promise<ExportedCustomer[]> {
    return this.read.rows<ExportedCustomer>(
      `select c.store_id as "storeId",
         coalesce((select jsonb_agg(jsonb_build_object('text', n.text, 'at', n.created_at) order by n.id)
           from customers.notes n where n.customer_id = c.customer_id and n.store_id = c.store_id), '[]') as notes,
         coalesce((select array_agg(t.tag order by t.tag) from customers.tags t
           where t.customer_id = c.customer_id and t.store_id = c.store_id), '{}') as tags
       from customers.customers c where c.customer_id = $1 order by c.store_id`,
      [customerId],
    );
  }
}
