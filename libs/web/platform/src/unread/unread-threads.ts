import { type AnswerOf, unreadThreads } from '@smachot/contracts';
import { api, endpoint } from '../calls/api';
import { useLive } from '../live/use-live';
import { useUser } from '../session/use-session';
import { useAppDispatch } from '../store';

const unreadApi = api.enhanceEndpoints({ addTagTypes: ['Thread'] }).injectEndpoints({
  endpoints: (b) => ({
    unreadThreads: b.query<AnswerOf<typeof unreadThreads>, void>({
      ...endpoint(unreadThreads),
      providesTags: ['Thread'],
    }),
  }),
});

/** Conversations with unread messages, as a customer and at each store; live. `storeId`: also subscribes to this store's hints. */
export const useUnreadThreads = (storeId?: string): AnswerOf<typeof unreadThreads> => {
  const dispatch = useAppDispatch();
  const user = useUser();
  const changed = () => dispatch(unreadApi.util.invalidateTags(['Thread']));
  useLive('me', changed);
  useLive(storeId ? `messages:${storeId}` : null, changed);
  // `data` would keep the old value after sign-out.
  const { currentData } = unreadApi.useUnreadThreadsQuery(undefined, { skip: !user });
  return currentData ?? { mine: 0, stores: [] };
};
