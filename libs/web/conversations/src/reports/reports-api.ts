import { type AnswerOf, decideThreadReport, listThreadReports, openThreadReport } from '@smachot/contracts';
import { api, type ArgOf, endpoint } from '@smachot/web-platform';

export type ReportState = 'waiting' | 'decided';
type Reports = AnswerOf<typeof listThreadReports>;

/** Super admins' endpoints of reported conversations. */
export const reportsApi = api.enhanceEndpoints({ addTagTypes: ['Report'] }).injectEndpoints({
  endpoints: (b) => ({
    threadReports: b.infiniteQuery<Reports, ReportState, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => last.nextCursor ?? undefined,
      },
      query: ({ queryArg: state, pageParam }) =>
        endpoint(listThreadReports).query({
          query: pageParam === null ? { state } : { state, cursor: pageParam },
        }),
      responseSchema: listThreadReports.answer,
      providesTags: ['Report'],
    }),
    /** A query, although it is a POST: each read is written to the audit log, so the shown answer is not read again. */
    threadReport: b.query<AnswerOf<typeof openThreadReport>, ArgOf<typeof openThreadReport>>({
      ...endpoint(openThreadReport),
      keepUnusedDataFor: 0,
    }),
    decideReport: b.mutation<AnswerOf<typeof decideThreadReport>, ArgOf<typeof decideThreadReport>>({
      ...endpoint(decideThreadReport),
      invalidatesTags: ['Report'],
    }),
  }),
});

export const { useDecideReportMutation, useThreadReportQuery, useThreadReportsInfiniteQuery } = reportsApi;
