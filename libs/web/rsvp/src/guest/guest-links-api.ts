import { copyGuestLink, type RsvpId, textGuestLink } from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

type GuestArg = { params: { rsvpId: RsvpId } };
const history = (_: unknown, __: unknown, { params }: GuestArg) => [
  { type: 'History' as const, id: params.rsvpId },
];

const guestLinksApi = api.injectEndpoints({
  endpoints: (b) => {
    const { change } = endpointsOf(b);
    return {
      copyGuestLink: change(copyGuestLink, history),
      textGuestLink: change(textGuestLink, history),
    };
  },
});
export const { useCopyGuestLinkMutation, useTextGuestLinkMutation } = guestLinksApi;
