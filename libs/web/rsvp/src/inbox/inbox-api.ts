import {
  listInbox,
  markConversationRead,
  readConversation,
  replyToGuest,
  retryReply,
  type AnswerOf,
} from '@smachot/contracts';
import { endpoint, type ArgOf } from '@smachot/web-platform';
import { rsvpApi } from '../rsvp-api';

export type Inbox = AnswerOf<typeof listInbox>;
export type Conversation = AnswerOf<typeof readConversation>;
export type InboxList = { eventId: string; unread: boolean };

const LATEST = 3;
const ofEvent = (eventId: string) => [{ type: 'Inbox' as const, id: eventId }];

const inboxApi = rsvpApi.injectEndpoints({
  endpoints: (b) => ({
    inbox: b.infiniteQuery<Inbox, InboxList, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => last.nextCursor ?? undefined,
      },
      query: ({ queryArg: { eventId, unread }, pageParam }) =>
        endpoint(listInbox).query({
          params: { eventId },
          query: {
            ...(unread ? { unread: 'true' } : {}),
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        }),
      responseSchema: listInbox.answer,
      providesTags: (_, __, { eventId }) => ofEvent(eventId),
    }),
    /** The newest of them, for the desk. */
    latestInbox: b.query<Inbox, string>({
      query: (eventId) => endpoint(listInbox).query({ params: { eventId }, query: { limit: LATEST } }),
      responseSchema: listInbox.answer,
      providesTags: (_, __, eventId) => ofEvent(eventId),
    }),
    conversation: b.query<Conversation, ArgOf<typeof readConversation>>({
      ...endpoint(readConversation),
      providesTags: (_, __, { params }) => ofEvent(params.eventId),
    }),
    markRead: b.mutation<undefined, ArgOf<typeof markConversationRead>>({
      ...endpoint(markConversationRead),
      invalidatesTags: (_, failed, { params }) => (failed ? [] : ofEvent(params.eventId)),
    }),
    // also after a refusal: another host may have answered, or the time run out
    reply: b.mutation<AnswerOf<typeof replyToGuest>, ArgOf<typeof replyToGuest>>({
      ...endpoint(replyToGuest),
      invalidatesTags: (_, __, { params }) => [
        ...ofEvent(params.eventId),
        { type: 'History', id: params.rsvpId },
      ],
    }),
    retry: b.mutation<AnswerOf<typeof retryReply>, ArgOf<typeof retryReply>>({
      ...endpoint(retryReply),
      invalidatesTags: (_, __, { params }) => ofEvent(params.eventId),
    }),
  }),
});

export const {
  useInboxInfiniteQuery,
  useLatestInboxQuery,
  useConversationQuery,
  useMarkReadMutation,
  useReplyMutation,
  useRetryMutation,
} = inboxApi;
