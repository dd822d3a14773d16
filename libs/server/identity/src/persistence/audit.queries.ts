import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import {
  Conditions,
  type ListPage,
  type ListPosition,
  type ListTable,
  ReadModel,
  readListPage,
} from '@smachot/server-platform';

/** An entry of the audit log with the people it names, as they are called today. */
export type ListedAct = {
  id: string;
  at: Date;
  act: string;
  actorId: UserId | null;
  actorName: string | null;
  subjectId: UserId | null;
  subjectName: string | null;
  details: Record<string, unknown>;
  /** Of acts of super admins: why, what the subject was before and after, and from where. */
  reason: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  ip: string | null;
};
export type ActFilter = {
  act?: string | undefined;
  /** The kind of thing that a super admin changed. */
  kind?: string | undefined;
  actor?: UserId | undefined;
  subject?: UserId | undefined;
  /** The id of anything that an act of an admin named or changed. */
  about?: string | undefined;
  from?: Date | undefined;
  till?: Date | undefined;
};

const nameOf = (who: string) => `btrim(${who}.first_name || ' ' || ${who}.last_name)`;
const ACTS: ListTable = {
  table: 'identity.audit_log',
  alias: 'l',
  columns: `l.id, l.at, l.act, l.actor_id as "actorId", ${nameOf('actor')} as "actorName", l.subject_id as "subjectId",
    ${nameOf('subject')} as "subjectName", l.details, l.reason, l.before, l.after, l.ip`,
  order: ['at', 'id'],
  joins: `left join identity.users actor on actor.id = l.actor_id left join identity.users subject on subject.id = l.subject_id`,
};

/** An act on the thing itself, one whose request named it (in the words of the index `audit_log_about`), or a change of what is of a store. */
const namesAnywhere = (place: string): string =>
  `(l.subject_id = ${place} or (l.act = 'admin_act' and jsonb_path_query_array(l.details, '$.*') @> jsonb_build_array(${place}::uuid::text))
    or (l.act = 'admin_change' and l.details->>'storeId' = ${place}::uuid::text))`;
/** Changes of admins are few, so that all of them are read by the index `audit_log_of_act`. */
const changesKind = (place: string): string => `l.act = 'admin_change' and l.details->>'kind' = ${place}`;

/** Reads the audit log for admins. */
@Injectable()
export class AuditQueries {
  constructor(private readonly read: ReadModel) {}

  page(
    { act, kind, actor, subject, about, from, till }: ActFilter,
    position: ListPosition,
  ): Promise<ListPage<ListedAct>> {
    const conditions = new Conditions()
      .where(act, (place) => `l.act = ${place}`)
      .where(kind, changesKind)
      .where(actor, (place) => `l.actor_id = ${place}`)
      .where(subject, (place) => `l.subject_id = ${place}`)
      .where(about, (place) => namesAnywhere(place))
      .where(from, (place) => `l.at >= ${place}`)
      .where(till, (place) => `l.at < ${place}`);
    return readListPage<ListedAct>(this.read, ACTS, conditions, position);
  }
}
