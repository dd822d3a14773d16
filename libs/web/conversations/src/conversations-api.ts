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
  settleThread,
  startThread,
  writeMessage,
} from '@smachot/contracts';
import { api, endpoint, endpointsOf } from '@smachot/web-platform';

export type ThreadPage = AnswerOf<typeof readThread>;

const PAGE = 50;

export const conversationsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { pages, read, change } = endpointsOf(b);
    return {
      /** `store`: of its crew; empty: one's own. */
      threads: pages(
        listThreads,
        (store: string, page) => ({ query: { ...(store ? { store } : {}), ...page, limit: PAGE } }),
        ['Thread'],
      ),
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
      threadWith: read(findThread, ['Thread']),
      askedStore: read(readStore, ['Store']),
      startThread: change(startThread, ['Thread']),
      // also after a refusal: the thread may have been reported meanwhile
      writeMessage: change(writeMessage, ['Thread']),
      markThreadRead: change(markThreadRead, (_, failed) => (failed ? [] : ['Thread'])),
      settleThread: change(settleThread, ['Thread']),
      reportThread: change(reportThread, ['Thread']),
      savedReplies: read(listSavedReplies, ['SavedReplies']),
      changeSavedReplies: change(changeSavedReplies, ['SavedReplies']),
    };
  },
});

export const {
  useAskedStoreQuery,
  useChangeSavedRepliesMutation,
  useMarkThreadReadMutation,
  useReportThreadMutation,
  useSavedRepliesQuery,
  useSettleThreadMutation,
  useStartThreadMutation,
  useThreadInfiniteQuery,
  useThreadsInfiniteQuery,
  useThreadWithQuery,
  useWriteMessageMutation,
} = conversationsApi;
