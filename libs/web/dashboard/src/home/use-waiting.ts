import type { AnswerOf, readStoreWaiting } from '@smachot/contracts';
import { useAppDispatch, useLive } from '@smachot/web-platform';
import { dashboardApi, useStoreWaitingQuery } from '../dashboard-api';
import { useOwnStore } from '../shell/own-store';

export type StoreWaiting = AnswerOf<typeof readStoreWaiting>;

/** Everything that waits for the reader at the store: of the home, its "all done", and the badges of the menu. */
export const useWaiting = (options?: { refetchOnMountOrArgChange: true }) => {
  const { partnerUsername: partner } = useOwnStore();
  return useStoreWaitingQuery({ params: { partner } }, options);
};

/** Reads it again whenever something of the store changes, and with its messages the lists of conversations. Used once, by what stands beside every screen. */
export const useLiveWaiting = (): void => {
  const { partnerId } = useOwnStore();
  const { refetch } = useWaiting();
  const dispatch = useAppDispatch();
  useLive('me', () => void refetch());
  useLive(`store:${partnerId}`, () => void refetch());
  useLive(`messages:${partnerId}`, () => dispatch(dashboardApi.util.invalidateTags(['Thread'])));
};
