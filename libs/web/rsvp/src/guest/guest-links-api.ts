import { copyGuestLink, textGuestLink, type AnswerOf } from '@smachot/contracts';
import { endpoint, type ArgOf } from '@smachot/web-platform';
import { rsvpApi } from '../rsvp-api';

type GuestArg = { params: { rsvpId: string } };
const history = (_: unknown, __: unknown, { params }: GuestArg) => [
  { type: 'History' as const, id: params.rsvpId },
];

const guestLinksApi = rsvpApi.injectEndpoints({
  endpoints: (b) => ({
    copyGuestLink: b.mutation<AnswerOf<typeof copyGuestLink>, ArgOf<typeof copyGuestLink>>({
      ...endpoint(copyGuestLink),
      invalidatesTags: history,
    }),
    textGuestLink: b.mutation<AnswerOf<typeof textGuestLink>, ArgOf<typeof textGuestLink>>({
      ...endpoint(textGuestLink),
      invalidatesTags: history,
    }),
  }),
});
export const { useCopyGuestLinkMutation, useTextGuestLinkMutation } = guestLinksApi;
