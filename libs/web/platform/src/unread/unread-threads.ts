import { type AnswerOf, type StoreId, unreadThreads } from '@smachot/contracts';
import { api } from '../calls/api';
import { endpointsOf } from '../calls/endpoints';
import { useLive } from '../live/use-live';
import { useUser } from '../session/use-session';
import { useAppDispatch } from '../store';

const unreadApi = api.injectEndpoints({
  endpoints: (b) => ({ unreadThreads: endpointsOf(b).read(unreadThreads, ['Thread']) }),
});

/** Conversations with unread messages, as a customer and at each store; live. `storeId`: also subscribes to this store's hints. */
export const useUnreadThreads = (storeId?: StoreId): AnswerOf<typeof unreadThreads> => {
  const dispatch = useAppDispatch();
  const user = useUser();
  const changed = () => dispatch(unreadApi.util.invalidateTags(['Thread']));
  useLive('me', changed);
  useLive(storeId ? `messages:${storeId}` : null, changed);
  // `data` would keep the old value after sign-out.
  const { currentData } = unreadApi.useUnreadThreadsQuery(undefined, { skip: !user });
  return currentData ?? { mine: 0, stores: [] };
};
