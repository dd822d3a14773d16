import {
  type AnswerOf,
  type EventId,
  listInbox,
  markConversationRead,
  readConversation,
  replyToGuest,
  retryReply,
} from '@smachot/contracts';
import { api, endpoint, endpointsOf } from '@smachot/web-platform';

export type Inbox = AnswerOf<typeof listInbox>;
export type Conversation = AnswerOf<typeof readConversation>;
type InboxList = { eventId: EventId; unread: boolean };

const LATEST = 3;
const ofEvent = (eventId: EventId) => [{ type: 'Inbox' as const, id: eventId }];

const inboxApi = api.injectEndpoints({
  endpoints: (b) => {
    const { pages, read, change } = endpointsOf(b);
    return {
      inbox: pages(
        listInbox,
        ({ eventId, unread }: InboxList, page) => ({
          params: { eventId },
          query: { ...(unread ? { unread: 'true' } : {}), ...page },
        }),
        (_, __, { eventId }) => ofEvent(eventId),
      ),
      /** The newest of them, for the desk. */
      latestInbox: b.query<Inbox, string>({
        query: (eventId) => endpoint(listInbox).query({ params: { eventId }, query: { limit: LATEST } }),
        responseSchema: listInbox.answer,
        providesTags: (_, __, eventId) => ofEvent(eventId),
      }),
      conversation: read(readConversation, (_, __, { params }) => ofEvent(params.eventId)),
      markConversationRead: change(markConversationRead, (_, failed, { params }) =>
        failed ? [] : ofEvent(params.eventId),
      ),
      // also after a refusal: another host may have answered, or the time run out
      reply: change(replyToGuest, (_, __, { params }) => [
        ...ofEvent(params.eventId),
        { type: 'History', id: params.rsvpId },
      ]),
      retry: change(retryReply, (_, __, { params }) => ofEvent(params.eventId)),
    };
  },
});

export const {
  useInboxInfiniteQuery,
  useLatestInboxQuery,
  useConversationQuery,
  useMarkConversationReadMutation,
  useReplyMutation,
  useRetryMutation,
} = inboxApi;
