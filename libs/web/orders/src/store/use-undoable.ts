import { useCallback, useEffect, useRef, useState } from 'react';

const UNDO_MS = 10_000;

/**
 * An act that goes out ten seconds after it was asked for, unless it is taken back; at once when the reader leaves: another page, another
 * tab, a phone that is locked. A call that begins then outlives its page.
 */
export const useUndoable = (act: () => void): { waits: boolean; ask: () => void; takeBack: () => void } => {
  const [waits, setWaits] = useState(false);
  const pending = useRef(false);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const go = useCallback(() => {
    if (!pending.current) return;
    pending.current = false;
    setWaits(false);
    latest.current();
  }, []);
  useEffect(() => {
    if (!waits) return;
    const whenHidden = () => (document.visibilityState === 'hidden' ? go() : undefined);
    const timer = setTimeout(go, UNDO_MS);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', whenHidden);
      go();
    };
  }, [waits, go]);
  const turn = (on: boolean) => () => {
    pending.current = on;
    setWaits(on);
  };
  return { waits, ask: turn(true), takeBack: turn(false) };
};
