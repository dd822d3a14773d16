import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { call } from '../call';
import { AdminNoteId, OrderId, StoreId, UserId } from '../ids';
import { Instant, paragraphs } from '../primitives';
import { paging } from './list-parts';

export const ADMIN_NOTE_MAX = 2_000;

/** The subject of a note: one account, store or order. */
const About = z.object({
  userId: z.optional(UserId),
  partnerId: z.optional(StoreId),
  orderId: z.optional(OrderId),
});
export type AdminNoteAbout = z.infer<typeof About>;
const aboutOne = z.refine<AdminNoteAbout>(
  ({ userId, partnerId, orderId }) => [userId, partnerId, orderId].filter(Boolean).length === 1,
  { error: 'field.required' },
);

/** An admin; the name is empty, and the id null, once the account is erased. */
const NoteAuthor = z.object({ userId: z.nullable(UserId), name: z.string() });
/** What super admins alone know of an account, a store or an order. It is in no export. */
export const AdminNote = z.object({
  adminNoteId: AdminNoteId,
  text: z.string(),
  at: Instant,
  by: NoteAuthor,
  /** The last correction. */
  corrected: z.nullable(z.object({ at: Instant, by: NoteAuthor })),
  version: z.number(),
});
export type AdminNote = z.infer<typeof AdminNote>;

const path = '/admin/api/notes';
const One = z.object({ adminNoteId: AdminNoteId });
const text = paragraphs(ADMIN_NOTE_MAX);

/** The newest first. */
export const listAdminNotes = call({
  id: 'admin.listNotes',
  method: 'GET',
  path,
  access: 'superAdmin',
  audited: true,
  query: z.extend(About, paging).check(aboutOne),
  answer: z.object({ notes: z.array(AdminNote), nextCursor: z.nullable(z.string()) }),
});
/** Not found: the account was deleted, the store closed, or the order's customer has no account any more. */
export const writeAdminNote = call({
  id: 'admin.writeNote',
  method: 'POST',
  path,
  access: 'superAdmin',
  noAct: true,
  body: z.extend(About, { text }).check(aboutOne),
  status: 204,
});
/** Other words; the ones before are not kept. */
export const correctAdminNote = call({
  id: 'admin.correctNote',
  method: 'PUT',
  path: `${path}/:adminNoteId`,
  access: 'superAdmin',
  params: One,
  body: z.object({ text, version: z.int(), reason: ActReason }),
  status: 204,
});
export const removeAdminNote = call({
  id: 'admin.removeNote',
  method: 'POST',
  path: `${path}/:adminNoteId/removal`,
  access: 'superAdmin',
  params: One,
  body: z.object({ version: z.int(), reason: ActReason }),
  status: 204,
});
