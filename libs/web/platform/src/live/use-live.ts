import { useEffect, useRef } from 'react';
import { useSession } from '../session/use-session';
import { subscribe, type Hint } from './live';

/** Hints of a topic while the component is mounted and somebody is signed in; refetch on a hint and on `gap`. */
export const useLive = (topic: string | null, onHint: (hint: Hint) => void): void => {
  const latest = useRef(onHint);
  useEffect(() => {
    latest.current = onHint;
  });
  const signedIn = useSession().status === 'authorised';
  useEffect(() => {
    if (!topic || !signedIn) return;
    return subscribe(topic, (hint) => latest.current(hint));
  }, [topic, signedIn]);
};
