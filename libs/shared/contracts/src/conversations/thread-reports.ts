import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { call } from '../call';
import { Cursor, Instant, PageSize } from '../primitives';
import { ReportId, ThreadId } from '../ids';
import { ReportReason, ThreadMessage, ThreadSide } from './threads';

export const ThreadReport = z.object({
  _id: ReportId,
  threadId: ThreadId,
  by: ThreadSide,
  reason: ReportReason,
  note: z.string(),
  createdAt: Instant,
  decision: z.nullable(z.enum(['dismissed', 'closed'])),
  decidedAt: z.nullable(Instant),
  partnerUsername: z.string(),
  businessName: z.string(),
});
export type ThreadReport = z.infer<typeof ThreadReport>;
export const listThreadReports = call({
  id: 'conversations.listReports',
  method: 'GET',
  path: '/admin/api/conversation-reports',
  access: 'superAdmin',
  query: z.object({
    state: z._default(z.enum(['waiting', 'decided']), 'waiting'),
    cursor: Cursor,
    limit: PageSize,
  }),
  answer: z.object({ reports: z.array(ThreadReport), nextCursor: z.nullable(z.string()) }),
});
/** Opens a report with the thread's last messages, unmasked. It is a POST, so that the access is in the audit log. */
export const openThreadReport = call({
  id: 'conversations.openReport',
  method: 'POST',
  path: '/admin/api/conversation-reports/:reportId/messages',
  access: 'superAdmin',
  noAct: true,
  params: z.object({ reportId: ReportId }),
  answer: z.object({ report: ThreadReport, messages: z.array(ThreadMessage) }),
  status: 200,
});
export const decideThreadReport = call({
  id: 'conversations.decideReport',
  method: 'POST',
  path: '/admin/api/conversation-reports/:reportId/decision',
  access: 'superAdmin',
  params: z.object({ reportId: ReportId }),
  body: z.object({ decision: z.enum(['dismiss', 'close']), reason: ActReason }),
  answer: ThreadReport,
  status: 200,
});
