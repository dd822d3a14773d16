import * as z from 'zod/mini';
import { call } from '../call';
import { EventId, ReportId, StoreId, UserId } from '../ids';
import { E164, Instant, Language } from '../primitives';
import { CrewRole } from '../stores/stores';
import { ExportFormat } from '../export-format';
import { exportMedia, pageEnd, paging, period, words } from './list-parts';

/** deleted: the account was erased; its id stays, because bills refer to it. */
export const AdminUserState = z.enum(['active', 'blocked', 'deleted']);
export type AdminUserState = z.infer<typeof AdminUserState>;

const StoreOfUser = z.object({
  partnerId: StoreId,
  partnerUsername: z.string(),
  businessName: z.string(),
  role: CrewRole,
});
export const AdminUser = z.object({
  userId: UserId,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.nullable(E164),
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  language: Language,
  superAdmin: z.boolean(),
  state: AdminUserState,
  createdAt: Instant,
  /** Stores, not closed, where the person works. */
  stores: z.array(StoreOfUser),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** `q`: a phone in any notation or its beginning, the beginning of an e-mail address, of a name or of the username. */
export const AdminUserFilter = z.object({
  q: words,
  state: z.optional(AdminUserState),
  superAdmin: z.optional(z.literal('true')),
  ...period,
});
export type AdminUserFilter = z.infer<typeof AdminUserFilter>;

/** The newest first. */
export const listUsers = call({
  id: 'admin.listUsers',
  method: 'GET',
  path: '/admin/api/users',
  access: 'superAdmin',
  audited: true,
  query: z.extend(AdminUserFilter, paging),
  answer: z.object({ users: z.array(AdminUser), ...pageEnd }),
});
/** The whole filtered list as a file. */
export const exportUsers = call({
  id: 'admin.exportUsers',
  method: 'GET',
  path: '/admin/api/users/export',
  access: 'superAdmin',
  audited: true,
  confirmed: true,
  perMinute: 10,
  query: z.extend(AdminUserFilter, { format: ExportFormat }),
  media: exportMedia,
});

/** One person, with what the other contexts know of them. Their orders and audit entries are read with those lists. */
export const AdminUserRecord = z.extend(AdminUser, {
  termsAcceptedAt: z.nullable(Instant),
  blockedAt: z.nullable(Instant),
  deletedAt: z.nullable(Instant),
  /** Sessions that are not revoked, the last used first. `network`: the first part of the address. */
  sessions: z.array(
    z.object({
      createdAt: Instant,
      lastUsedAt: Instant,
      browser: z.nullable(z.string()),
      system: z.nullable(z.string()),
      network: z.nullable(z.string()),
    }),
  ),
  /** Events whose host the person is, the newest first, at most 50. */
  events: z.array(
    z.object({
      eventId: EventId,
      title: z.string(),
      hostName: z.string(),
      date: Instant,
      guests: z.number(),
      cancelled: z.boolean(),
    }),
  ),
  /** Their messages are not sent: after guests' complaints, or by an admin. */
  sendingSuspended: z.boolean(),
  /** Reports about the person's conversations, the newest first, at most 50. */
  complaints: z.array(
    z.object({
      reportId: ReportId,
      by: z.enum(['customer', 'partner']),
      reason: z.string(),
      partnerUsername: z.string(),
      createdAt: Instant,
      decision: z.nullable(z.enum(['dismissed', 'closed'])),
    }),
  ),
});
export type AdminUserRecord = z.infer<typeof AdminUserRecord>;
export const readUser = call({
  id: 'admin.readUser',
  method: 'GET',
  path: '/admin/api/users/:userId',
  access: 'superAdmin',
  audited: true,
  params: z.object({ userId: UserId }),
  answer: AdminUserRecord,
});
