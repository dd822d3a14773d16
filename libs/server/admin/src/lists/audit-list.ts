import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { allCalls, type AuditFilter, type AuditRecord, StoreId, UserId } from '@smachot/contracts';
import { AuditPage, type ListedAct, UserDirectory } from '@smachot/server-identity';
import { type ListPage, type ListPosition, periodOf } from '@smachot/server-platform';
import { KnownStores } from '@smachot/server-stores';
import type { RowList } from './row-list';

const REQUESTS = new Set(
  allCalls()
    .filter(
      ({ access, method, audited, noAct }) =>
        access === 'superAdmin' && method !== 'GET' && !audited && !noAct,
    )
    .map(({ id }) => id),
);
/** Kinds of changes whose subject is a store. */
const OF_STORES = new Set<unknown>(['store', 'commission']);

const isFact = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The store of an entry: its subject, or the one that its request named. */
const storeIdOf = ({ details, subjectId, before, after }: ListedAct): StoreId | null => {
  if (OF_STORES.has(details.kind)) return StoreId.safeParse(subjectId).data ?? null;
  const named = [
    details.storeId,
    details.partnerId,
    details.partner,
    details.store,
    before?.storeId,
    after?.storeId,
  ];
  return named.flatMap((one) => StoreId.safeParse(one).data ?? [])[0] ?? null;
};
/** The account that a request named; accounts that were changed are subjects. */
const userIdOf = ({ details, subjectId }: ListedAct): UserId | null =>
  subjectId ? null : (UserId.safeParse(details.userId ?? details.customer).data ?? null);

/** Of stores and accounts, by their ids. */
type Names = { stores: Map<string, string>; people: Map<string, string> };

const personOf = (userId: UserId | null, name: string | null) => userId && { userId, name: name ?? '' };

const auditView = (entry: ListedAct, { stores, people }: Names): AuditRecord => {
  const { call, ...facts } = entry.details;
  const userId = userIdOf(entry);
  const storeId = storeIdOf(entry);
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    act: entry.act,
    call: textOrNull(call),
    requested: entry.act === 'admin_act' && REQUESTS.has(String(call)),
    actor: personOf(entry.actorId, entry.actorName),
    subject: userId
      ? personOf(userId, people.get(userId) ?? null)
      : personOf(entry.subjectId, entry.subjectName),
    store: storeId && { partnerId: storeId, name: stores.get(storeId) ?? '' },
    details: Object.fromEntries(
      Object.entries(facts).filter((fact): fact is [string, string | number | boolean] => isFact(fact[1])),
    ),
    from: entry.ip,
    reason: entry.reason,
    before: entry.before,
    after: entry.after,
  };
};

/** The audit log, with the names of the stores and accounts that it has by their ids: three statements a page. */
@Injectable()
export class AuditList implements RowList<AuditFilter, AuditRecord> {
  constructor(
    private readonly queries: QueryBus,
    private readonly people: UserDirectory,
  ) {}

  async page(
    { since, until, ...filter }: AuditFilter,
    position: ListPosition,
  ): Promise<ListPage<AuditRecord>> {
    const { rows, ...end } = await this.queries.execute(
      new AuditPage({ ...filter, ...periodOf({ since, until }) }, position),
    );
    const names = await this.namesIn(rows);
    return { rows: rows.map((row) => auditView(row, names)), ...end };
  }

  private async namesIn(rows: readonly ListedAct[]): Promise<Names> {
    const [stores, people] = await Promise.all([
      this.queries.execute(new KnownStores([...new Set(rows.flatMap((row) => storeIdOf(row) ?? []))])),
      this.people.of([...new Set(rows.flatMap((row) => userIdOf(row) ?? []))]),
    ]);
    return {
      stores: new Map(stores.map(({ partnerId, businessName }) => [partnerId, businessName])),
      people: new Map(
        [...people.values()].map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]),
      ),
    };
  }
}
