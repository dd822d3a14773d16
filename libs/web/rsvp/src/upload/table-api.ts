import { type AnswerOf, type EventId, readPreview, type RowVerdict, type UploadId } from '@smachot/contracts';
import { api, endpoint } from '@smachot/web-platform';

export type PreviewRows = { eventId: EventId; uploadId: UploadId; verdict: RowVerdict | null };
type PreviewPage = AnswerOf<typeof readPreview>;

const tableApi = api.injectEndpoints({
  endpoints: (b) => ({
    previewRows: b.infiniteQuery<PreviewPage, PreviewRows, number>({
      infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: (last) => last.nextOffset ?? undefined },
      query: ({ queryArg: { eventId, uploadId, verdict }, pageParam }) =>
        endpoint(readPreview).query({
          params: { eventId, uploadId },
          query: { offset: pageParam, ...(verdict ? { verdict } : {}) },
        }),
      responseSchema: readPreview.answer,
      providesTags: (_, __, { uploadId }) => [{ type: 'TablePreview', id: uploadId }],
    }),
  }),
});

export const { usePreviewRowsInfiniteQuery } = tableApi;
