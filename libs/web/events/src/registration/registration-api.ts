import {
  cancelOwnRegistration,
  checkCoupon,
  getOwnRegistration,
  listOwnRegistrations,
  payForRegistration,
  registerForEvent,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const registrationApi = api.injectEndpoints({
  endpoints: (b) => {
    const { pages, read, change } = endpointsOf(b);
    return {
      ownRegistration: read(getOwnRegistration, ['HostedEvent']),
      ownRegistrations: pages(listOwnRegistrations, (_: null, page) => ({ query: page }), ['HostedEvent']),
      register: change(registerForEvent, ['HostedEvent']),
      payRegistration: change(payForRegistration, ['HostedEvent']),
      // it changes nothing; asked when the button is pressed
      ticketCoupon: change(checkCoupon),
      cancelRegistration: change(cancelOwnRegistration, ['HostedEvent']),
    };
  },
});

export const {
  useOwnRegistrationQuery,
  useOwnRegistrationsInfiniteQuery,
  useRegisterMutation,
  useCancelRegistrationMutation,
  usePayRegistrationMutation,
  useTicketCouponMutation,
} = registrationApi;
