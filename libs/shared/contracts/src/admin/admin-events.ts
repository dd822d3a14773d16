import * as z from 'zod/mini';
import { call } from '../call';
import { EventVisibility, PublicEventCategory } from '../hosted-events/event-fields';
import { EventStanding } from '../hosted-events/event-moderation';
import { PublicEventId, StoreId, UserId } from '../ids';
import { Instant } from '../primitives';
import { ExportFormat } from '../export-format';
import { exportMedia, pageEnd, paging, period, words } from './list-parts';

/** Where an event is: called off by its host, off the site by an admin, or shown to whom its host chose. */
export const AdminEventState = z.enum(['public', 'unlisted', 'private', 'off', 'canceled']);
export type AdminEventState = z.infer<typeof AdminEventState>;

/** A public event in a list of super admins. `registered`: people of approved registrations; `reports`: people who reported it. */
export const AdminEvent = z.object({
  eventId: PublicEventId,
  slug: z.string(),
  title: z.string(),
  category: PublicEventCategory,
  visibility: EventVisibility,
  state: AdminEventState,
  standing: EventStanding,
  startDatetime: Instant,
  createdAt: Instant,
  /** Empty: a sample event, or its host's account is gone. */
  hostName: z.string(),
  /** Null: a store hosts it, or nobody does. */
  hostUserId: z.nullable(UserId),
  partnerId: z.nullable(StoreId),
  partnerUsername: z.nullable(z.string()),
  registered: z.number(),
  reports: z.number(),
});
export type AdminEvent = z.infer<typeof AdminEvent>;

/** `q`: the id, or the beginning of the title. `standing`: events with reports that wait. */
export const AdminEventFilter = z.object({
  q: words,
  state: z.optional(AdminEventState),
  standing: z.optional(z.enum(['reported'])),
  category: z.optional(PublicEventCategory),
  store: z.optional(StoreId),
  host: z.optional(UserId),
  ...period,
});
export type AdminEventFilter = z.infer<typeof AdminEventFilter>;

/** The latest created first. */
export const listAdminEvents = call({
  id: 'admin.listEvents',
  method: 'GET',
  path: '/admin/api/events',
  access: 'superAdmin',
  audited: true,
  query: z.extend(AdminEventFilter, paging),
  answer: z.object({ events: z.array(AdminEvent), ...pageEnd }),
});
export const exportAdminEvents = call({
  id: 'admin.exportEvents',
  method: 'GET',
  path: '/admin/api/events/export',
  access: 'superAdmin',
  audited: true,
  confirmed: true,
  perMinute: 10,
  query: z.extend(AdminEventFilter, { format: ExportFormat }),
  media: exportMedia,
});
