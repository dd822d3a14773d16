import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { AuditFilter, AuditRecord, UserId } from '@smachot/contracts';
import { AuditPage, type ListedAct } from '@smachot/server-identity';
import { type ListPage, type ListPosition, periodOf } from '@smachot/server-platform';
import type { RowList } from './row-list';

const isFact = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const personOf = (userId: UserId | null, name: string | null) => userId && { userId, name: name ?? '' };

const auditView = (entry: ListedAct): AuditRecord => {
  const { call, ...facts } = entry.details;
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    act: entry.act,
    call: textOrNull(call),
    actor: personOf(entry.actorId, entry.actorName),
    subject: personOf(entry.subjectId, entry.subjectName),
    details: Object.fromEntries(
      Object.entries(facts).filter((fact): fact is [string, string | number | boolean] => isFact(fact[1])),
    ),
    from: entry.ip,
    reason: entry.reason,
    before: entry.before,
    after: entry.after,
  };
};

/** The audit log: one statement a page. */
@Injectable()
export class AuditList implements RowList<AuditFilter, AuditRecord> {
  constructor(private readonly queries: QueryBus) {}

  async page(
    { since, until, ...filter }: AuditFilter,
    position: ListPosition,
  ): Promise<ListPage<AuditRecord>> {
    const { rows, ...end } = await this.queries.execute(
      new AuditPage({ ...filter, ...periodOf({ since, until }) }, position),
    );
    return { rows: rows.map(auditView), ...end };
  }
}
