import {
  cancelOwnRegistration,
  getOwnRegistration,
  listOwnRegistrations,
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
      cancelRegistration: change(cancelOwnRegistration, ['HostedEvent']),
    };
  },
});

export const {
  useOwnRegistrationQuery,
  useOwnRegistrationsInfiniteQuery,
  useRegisterMutation,
  useCancelRegistrationMutation,
} = registrationApi;
