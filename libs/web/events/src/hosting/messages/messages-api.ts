import {
  countMessageRecipients,
  listAttendeeMessages,
  type PublicEventId,
  sendAttendeeMessage,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const messagesApi = api.injectEndpoints({
  endpoints: (b) => {
    const { change, pages, read } = endpointsOf(b);
    return {
      messageRecipients: read(countMessageRecipients, ['HostedEvent']),
      sendMessage: change(sendAttendeeMessage, ['HostedEvent']),
      attendeeMessages: pages(
        listAttendeeMessages,
        (hostedEventId: PublicEventId, page) => ({ params: { hostedEventId }, query: page }),
        ['HostedEvent'],
      ),
    };
  },
});

export const { useMessageRecipientsQuery, useSendMessageMutation, useAttendeeMessagesInfiniteQuery } =
  messagesApi;
