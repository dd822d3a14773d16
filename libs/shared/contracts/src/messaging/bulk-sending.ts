import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { BulkIds, BulkPreview, BulkResult } from '../administration/bulk-acts';
import { call } from '../call';

const path = '/admin/api/sending/hosts';
const hosts = { hostIds: BulkIds, suspended: z.boolean() };

/** The names in its answer are an act of looking at people. */
export const previewSendingOfHosts = call({
  id: 'messaging.previewSendingOfHosts',
  method: 'POST',
  path: `${path}/preview`,
  access: 'superAdmin',
  noAct: true,
  audited: true,
  body: z.object(hosts),
  answer: BulkPreview,
  status: 200,
});
/** Stops the messages of hosts, or lets them go out again: each by itself, and each with its own entry in the audit log. */
export const setSendingOfHosts = call({
  id: 'messaging.setSendingOfHosts',
  method: 'POST',
  path,
  access: 'superAdmin',
  body: z.object({ ...hosts, reason: ActReason }),
  answer: BulkResult,
  status: 200,
});
