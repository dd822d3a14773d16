import { changeProfile, type DisplayCurrency } from '@smachot/contracts';
import { api } from '../calls/api';
import { endpointsOf } from '../calls/endpoints';
import { useSession } from '../session/use-session';

const accountCurrencyApi = api.injectEndpoints({
  endpoints: (b) => ({ keepCurrency: endpointsOf(b).change(changeProfile, ['Me']) }),
});

/** Stores the chosen currency in the signed-in person's account, for their other devices. */
export const useKeepCurrency = (): ((currency: DisplayCurrency) => void) => {
  const signedIn = useSession().status === 'authorised';
  const [keep] = accountCurrencyApi.useKeepCurrencyMutation();
  return (currency) => {
    if (signedIn) void keep({ body: { currency } });
  };
};
