import type { ThreadReport } from '@smachot/contracts';
import type { KnownStore } from '@smachot/server-stores';
import type { ThreadReportRow } from '../persistence/report.repository';

export const reportView = (
  { id, storeId: _, createdAt, decidedAt, ...report }: ThreadReportRow,
  store: Pick<KnownStore, 'partnerUsername' | 'businessName'> | undefined,
): ThreadReport => ({
  ...report,
  _id: id,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  partnerUsername: store?.partnerUsername ?? '',
  businessName: store?.businessName ?? '',
});
