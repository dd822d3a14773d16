import type { ThreadReport } from '@smachot/contracts';
import type { ThreadReportRow } from '../persistence/report.repository';

export const reportView = (
  { id, storeId: _, createdAt, decidedAt, ...report }: ThreadReportRow,
  partnerUsername: string,
): ThreadReport => ({
  ...report,
  _id: id,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  partnerUsername,
});
