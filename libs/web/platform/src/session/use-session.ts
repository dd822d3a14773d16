import { useSyncExternalStore } from 'react';
import type { SessionUser } from './claims';
import { sessionView, watchSession } from './session';
import type { SessionView } from './session-machine';

export type { SessionView };

export const useSession = (): SessionView => useSyncExternalStore(watchSession, sessionView, sessionView);
export const useUser = (): SessionUser | null => useSession().user;
