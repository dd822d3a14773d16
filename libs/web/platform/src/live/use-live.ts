import { useEffect, useRef, useSyncExternalStore } from 'react';
import { viewedAs } from '../session/viewed-as';
import { useSession } from '../session/use-session';
import { liveLost, subscribe, type Hint } from './live';

/** Receives the hints of a topic while the component is mounted and a person is signed in; refetch on a hint and on `gap`. */
export const useLive = (topic: string | null, onHint: (hint: Hint) => void): void => {
  const latest = useRef(onHint);
  useEffect(() => {
    latest.current = onHint;
  });
  const signedIn = useSession().status === 'authorised';
  useEffect(() => {
    // no stream for a super admin who looks through another's eyes
    if (!topic || !signedIn || viewedAs.current()) return;
    return subscribe(topic, (hint) => latest.current(hint));
  }, [topic, signedIn]);
};

/** Whether the stream of hints is lost; it reconnects automatically. */
export const useLiveLost = (): boolean => useSyncExternalStore(liveLost.subscribe, liveLost.now, () => false);
