import { useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { SessionUser } from './claims';
import type { sessionFlow } from './session.flow';
import { sessionActor } from './session';

export type SessionView = { status: 'checking' | 'anonymous' | 'authorised'; user: SessionUser | null };

let seen: { snapshot: SnapshotFrom<typeof sessionFlow>; view: SessionView } | null = null;

const viewOf = (snapshot: SnapshotFrom<typeof sessionFlow>): SessionView => {
  if (seen?.snapshot === snapshot) return seen.view;
  const { user } = snapshot.context;
  const view: SessionView = snapshot.matches('checking')
    ? { status: 'checking', user: null }
    : snapshot.matches('authorised') && user
      ? { status: 'authorised', user }
      : { status: 'anonymous', user: null };
  // The same object for the same values, so that a silent renewal causes no rerender.
  const kept =
    seen && seen.view.status === view.status && sameUser(seen.view.user, view.user) ? seen.view : view;
  seen = { snapshot, view: kept };
  return kept;
};

const sameUser = (a: SessionUser | null, b: SessionUser | null) => JSON.stringify(a) === JSON.stringify(b);

export const sessionView = (): SessionView => viewOf(sessionActor().getSnapshot());

const subscribe = (onChange: () => void) => {
  const watching = sessionActor().subscribe(onChange);
  return () => watching.unsubscribe();
};

export const useSession = (): SessionView => useSyncExternalStore(subscribe, sessionView, sessionView);
export const useUser = (): SessionUser | null => useSession().user;
