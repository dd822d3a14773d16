import { changeProfile, type InputOf } from '@smachot/contracts';
import { api } from '../calls/api';
import { endpointsOf } from '../calls/endpoints';
import { useSession } from '../session/use-session';

type Preference = Pick<InputOf<typeof changeProfile>['body'], 'currency' | 'language'>;

const preferenceApi = api.injectEndpoints({
  endpoints: (b) => ({ keepPreference: endpointsOf(b).change(changeProfile, ['Me']) }),
});

/** Stores a chosen currency or language in the signed-in person's account: for other devices, and for what is sent to them. */
export const useKeepPreference = (): ((preference: Preference) => void) => {
  const signedIn = useSession().status === 'authorised';
  const [keep] = preferenceApi.useKeepPreferenceMutation();
  return (preference) => {
    if (signedIn) void keep({ body: preference });
  };
};
