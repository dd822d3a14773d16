import { myStores } from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';
import { Ltr } from '@smachot/web-ui';

const { useMyStoresQuery } = api.injectEndpoints({
  endpoints: (b) => ({ myStores: endpointsOf(b).read(myStores, ['Store']) }),
});

/** What a store of one's own is called; its username until that is known. */
export default function StoreName({ username }: { username: string }) {
  const { currentData } = useMyStoresQuery();
  const store = currentData?.stores.find(({ partnerUsername }) => partnerUsername === username);
  return store ? <bdi>{store.businessName}</bdi> : <Ltr>{username}</Ltr>;
}
