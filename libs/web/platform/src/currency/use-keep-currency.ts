import { changeProfile, type DisplayCurrency } from '@smachot/contracts';
import { api, endpoint } from '../calls/api';
import type { AnswerOf, ArgOf } from '../calls/call-arg';
import { useSession } from '../session/use-session';

const accountCurrencyApi = api.injectEndpoints({
  endpoints: (build) => ({
    keepCurrency: build.mutation<AnswerOf<typeof changeProfile>, ArgOf<typeof changeProfile>>({
      ...endpoint(changeProfile),
      invalidatesTags: ['Me'],
    }),
  }),
});

/** Stores the chosen currency in the signed-in person's account, for their other devices. */
export const useKeepCurrency = (): ((currency: DisplayCurrency) => void) => {
  const signedIn = useSession().status === 'authorised';
  const [keep] = accountCurrencyApi.useKeepCurrencyMutation();
  return (currency) => {
    if (signedIn) void keep({ body: { currency } });
  };
};
