import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { BulkIds, BulkPreview, BulkResult } from '../administration/bulk-acts';
import { call } from '../call';

const path = '/admin/api/store-suspensions/bulk';
const stores = { partnerIds: BulkIds, suspended: z.boolean() };

export const previewStoreSuspensions = call({
  id: 'stores.previewSuspensions',
  method: 'POST',
  path: `${path}/preview`,
  access: 'superAdmin',
  noAct: true,
  body: z.object(stores),
  answer: BulkPreview,
  status: 200,
});
/** Suspends stores, or lifts their suspensions, as `setStoreSuspension` does: each by itself, and each with its own entry in the audit log. */
export const setStoreSuspensions = call({
  id: 'stores.setSuspensions',
  method: 'POST',
  path,
  access: 'superAdmin',
  body: z.object({ ...stores, reason: ActReason }),
  answer: BulkResult,
  status: 200,
});
