import { type AnswerOf, unreadThreads } from '@smachot/contracts';
import { api } from '../calls/api';
import { endpointsOf } from '../calls/endpoints';
import { useLive } from '../live/use-live';
import { useUser } from '../session/use-session';
import { useAppDispatch } from '../store';

const unreadApi = api.injectEndpoints({
  endpoints: (b) => ({ unreadThreads: endpointsOf(b).read(unreadThreads, ['Thread']) }),
});

/** How many of one's own conversations have unread messages; live. */
export const useUnreadThreads = (): AnswerOf<typeof unreadThreads> => {
  const dispatch = useAppDispatch();
  const user = useUser();
  useLive('me', () => dispatch(unreadApi.util.invalidateTags(['Thread'])));
  // `data` would keep the old value after sign-out.
  const { currentData } = unreadApi.useUnreadThreadsQuery(undefined, { skip: !user });
  return currentData ?? { mine: 0 };
};
