import * as z from 'zod/mini';
import { Id } from '../primitives';

/** The most rows of one bulk act. */
export const BULK_ACT_MAX = 200;
export const BulkIds = z
  .array(Id)
  .check(z.minLength(1, { error: 'field.required' }), z.maxLength(BULK_ACT_MAX, { error: 'field.too_long' }));

/** unchanged: it is so already; gone: the store is closed, the account was deleted, or there never was one. */
const notChanged = ['unchanged', 'gone'] as const;
const row = { id: Id, name: z.string() };

/** What an act would do to each row, in the order that was asked for. ready: it would change it. */
export const BulkPreview = z.object({
  rows: z.array(z.object({ ...row, outcome: z.enum(['ready', ...notChanged]) })),
});
export type BulkPreview = z.infer<typeof BulkPreview>;

/** What an act did to each row. failed: an error of ours, and the row is as it was; the same act may be sent again. */
export const BulkResult = z.object({
  rows: z.array(z.object({ ...row, outcome: z.enum(['done', ...notChanged, 'failed']) })),
});
export type BulkResult = z.infer<typeof BulkResult>;
