import { decideThreadReport, listThreadReports, openThreadReport } from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

export type ReportState = 'waiting' | 'decided';

/** Super admins' endpoints of reported conversations. */
const reportsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { pages, read, change } = endpointsOf(b);
    return {
      threadReports: pages(listThreadReports, (state: ReportState, page) => ({ query: { state, ...page } }), [
        'Report',
      ]),
      /** A query, although it is a POST: each read is written to the audit log, so the shown answer is not read again. */
      threadReport: read(openThreadReport, undefined, { keepUnusedDataFor: 0 }),
      decideReport: change(decideThreadReport, ['Report']),
    };
  },
});

export const { useDecideReportMutation, useThreadReportQuery, useThreadReportsInfiniteQuery } = reportsApi;
