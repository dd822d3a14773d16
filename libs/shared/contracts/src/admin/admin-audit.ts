import * as z from 'zod/mini';
import { call } from '../call';
import { StoreId, UserId } from '../ids';
import { Id, Instant, line } from '../primitives';
import { ExportFormat } from '../export-format';
import { exportMedia, pageEnd, paging, period } from './list-parts';

/** A person of the audit log; the name is empty once the account is erased. */
const AuditPerson = z.object({ userId: UserId, name: z.string() });
const fact = z.union([z.string(), z.number(), z.boolean()]);

export const AuditRecord = z.object({
  id: Id,
  at: Instant,
  /** For example `signed_in`; every act of a super admin is an `admin_act`. */
  act: z.string(),
  /** The call of an `admin_act`. */
  call: z.nullable(z.string()),
  /** Null: somebody who was not signed in. */
  actor: z.nullable(AuditPerson),
  /** A request of a super admin for a change; what it changed, if it was not refused, is another entry. */
  requested: z.boolean(),
  /** What the act concerns: an account, or another thing, whose name is empty. */
  subject: z.nullable(AuditPerson),
  /** The store that the act concerns; the name is empty once it is gone. */
  store: z.nullable(z.object({ partnerId: StoreId, name: z.string() })),
  /** Ids, numbers and states of the request. */
  details: z.record(z.string(), fact),
  /** The address a super admin's act came from; others have none. */
  from: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

/** What a super admin changed. */
export const AuditKind = z.enum([
  'bank_details',
  'kashrut_certificate',
  'store',
  'host',
  'account',
  'order',
  'commission',
  'coupon',
  'review',
  'thread_report',
  'event',
  'article',
  'store_article',
  'library_term',
  'exchange_rates',
  'chargeback',
  'payout_batch',
  'webhook',
  'sending',
  'reconciliation_difference',
  'note',
]);

export const AuditFilter = z.object({
  act: z.optional(line(60)),
  kind: z.optional(AuditKind),
  actor: z.optional(UserId),
  /** The id of the account that an act concerns. */
  subject: z.optional(UserId),
  /** The id of anything that an act of a super admin named or changed: an order, a store, a report. */
  about: z.optional(Id),
  ...period,
});
export type AuditFilter = z.infer<typeof AuditFilter>;

/** The newest first. */
export const listAudit = call({
  id: 'admin.listAudit',
  method: 'GET',
  path: '/admin/api/audit',
  access: 'superAdmin',
  query: z.extend(AuditFilter, paging),
  answer: z.object({ entries: z.array(AuditRecord), ...pageEnd }),
});
export const exportAudit = call({
  id: 'admin.exportAudit',
  method: 'GET',
  path: '/admin/api/audit/export',
  access: 'superAdmin',
  audited: true,
  confirmed: true,
  perMinute: 10,
  query: z.extend(AuditFilter, { format: ExportFormat }),
  media: exportMedia,
});
