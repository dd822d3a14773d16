import {
  type AnswerOf,
  changeSavedReplies,
  findThread,
  listSavedReplies,
  listThreads,
  markThreadRead,
  readStore,
  readThread,
  reportThread,
  startThread,
  writeMessage,
} from '@smachot/contracts';
import { api, type ArgOf, endpoint } from '@smachot/web-platform';

export type Threads = AnswerOf<typeof listThreads>;
export type ThreadPage = AnswerOf<typeof readThread>;
type Saved = AnswerOf<typeof listSavedReplies>;

const PAGE = 50;

export const conversationsApi = api
  .enhanceEndpoints({ addTagTypes: ['Thread', 'SavedReplies'] })
  .injectEndpoints({
    endpoints: (b) => ({
      /** `store`: of its crew; empty: one's own. */
      threads: b.infiniteQuery<Threads, string, string | null>({
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: (last) => last.nextCursor ?? undefined,
        },
        query: ({ queryArg: store, pageParam }) =>
          endpoint(listThreads).query({
            query: {
              ...(store ? { store } : {}),
              ...(pageParam === null ? {} : { cursor: pageParam }),
              limit: PAGE,
            },
          }),
        responseSchema: listThreads.answer,
        providesTags: ['Thread'],
      }),
      /** Pages go back in time. */
      thread: b.infiniteQuery<ThreadPage, string, string | null>({
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: (last) => last.olderCursor ?? undefined,
        },
        query: ({ queryArg: threadId, pageParam }) =>
          endpoint(readThread).query({
            params: { threadId },
            query: pageParam === null ? {} : { cursor: pageParam },
          }),
        responseSchema: readThread.answer,
        providesTags: ['Thread'],
      }),
      threadWith: b.query<AnswerOf<typeof findThread>, ArgOf<typeof findThread>>({
        ...endpoint(findThread),
        providesTags: ['Thread'],
      }),
      askedStore: b.query<AnswerOf<typeof readStore>, ArgOf<typeof readStore>>({
        ...endpoint(readStore),
        providesTags: ['Store'],
      }),
      startThread: b.mutation<AnswerOf<typeof startThread>, ArgOf<typeof startThread>>({
        ...endpoint(startThread),
        invalidatesTags: ['Thread'],
      }),
      writeMessage: b.mutation<AnswerOf<typeof writeMessage>, ArgOf<typeof writeMessage>>({
        ...endpoint(writeMessage),
        // also after a refusal: the thread may have been reported meanwhile
        invalidatesTags: ['Thread'],
      }),
      markThreadRead: b.mutation<undefined, ArgOf<typeof markThreadRead>>({
        ...endpoint(markThreadRead),
        invalidatesTags: (_, failed) => (failed ? [] : ['Thread']),
      }),
      reportThread: b.mutation<undefined, ArgOf<typeof reportThread>>({
        ...endpoint(reportThread),
        invalidatesTags: ['Thread'],
      }),
      savedReplies: b.query<Saved, ArgOf<typeof listSavedReplies>>({
        ...endpoint(listSavedReplies),
        providesTags: ['SavedReplies'],
      }),
      changeSavedReplies: b.mutation<Saved, ArgOf<typeof changeSavedReplies>>({
        ...endpoint(changeSavedReplies),
        invalidatesTags: ['SavedReplies'],
      }),
    }),
  });

export const {
  useAskedStoreQuery,
  useChangeSavedRepliesMutation,
  useMarkThreadReadMutation,
  useReportThreadMutation,
  useSavedRepliesQuery,
  useStartThreadMutation,
  useThreadInfiniteQuery,
  useThreadsInfiniteQuery,
  useThreadWithQuery,
  useWriteMessageMutation,
} = conversationsApi;
