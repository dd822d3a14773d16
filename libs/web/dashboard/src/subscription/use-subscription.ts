import type { StoreSubscription } from '@smachot/contracts';
import { useAppDispatch, useLive } from '@smachot/web-platform';
import { useState } from 'react';
import { useOwnStore } from '../shell/own-store';
import { subscriptionsApi, useStoreSubscriptionQuery } from './subscriptions-api';
import { isPending } from './use-charge-outcome';

/** Polling interval in milliseconds for the result of a charge. */
const POLL_MS = 4_000;

/** Only owners, and super admins, read the subscription of a store. */
export const useSeesSubscription = (): boolean => useOwnStore().role !== 'Member';

/** The subscription of the store; live, and read again while the result of a charge is unknown. */
export const useSubscription = () => {
  const { partnerId } = useOwnStore();
  const sees = useSeesSubscription();
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState(false);
  useLive(sees ? `store:${partnerId}` : null, () =>
    dispatch(subscriptionsApi.util.invalidateTags(['Subscription'])),
  );
  const query = useStoreSubscriptionQuery(
    { params: { partnerId } },
    { skip: !sees, refetchOnMountOrArgChange: true, pollingInterval: pending ? POLL_MS : 0 },
  );
  const waits = isPending(query.currentData?.openCharge);
  if (waits !== pending) setPending(waits);
  return query;
};

/** Shows the answer of an act at once: the charge it asked for is pending, and its outcome is awaited from there. */
export const useShowSubscription = () => {
  const { partnerId } = useOwnStore();
  const dispatch = useAppDispatch();
  return (subscription: StoreSubscription): void => {
    dispatch(
      subscriptionsApi.util.updateQueryData(
        'storeSubscription',
        { params: { partnerId } },
        () => subscription,
      ),
    );
  };
};
