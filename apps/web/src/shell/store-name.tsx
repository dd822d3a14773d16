import { myStores } from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';
import { Ltr } from '@smachot/web-ui';

const { useMyStoresQuery } = api.injectEndpoints({
  endpoints: (b) => ({ myStores: endpointsOf(b).read(myStores, ['Store']) }),
});

/** Business name of one of the user's stores; its username while the names load. */
export default function StoreName({ username }: { username: string }) {
  const { currentData } = useMyStoresQuery();
  const store = currentData?.stores.find(({ partnerUsername }) => partnerUsername === username);
  return store ? <bdi>{store.businessName}</bdi> : <Ltr>{username}</Ltr>;
}
