import type { Picture } from '@smachot/contracts';
import { useEffect, useRef, useState } from 'react';

type Pictures = readonly Picture[];

/**
 * The pictures in the person's order, shown at once; arrangements are sent to the server one after the other, the newest last.
 * `save` resolves to whether it was stored: if not, the pictures return to the server's order.
 */
export const useArrangement = (kept: Pictures, save: (wanted: Pictures) => Promise<boolean>) => {
  const [wanted, setWanted] = useState<{ pictures: Pictures; until: Pictures | null } | null>(null);
  const current = useRef(kept);
  useEffect(() => {
    current.current = kept;
  }, [kept]);
  const saving = useRef(false);
  const newest = useRef<Pictures | null>(null);
  const arrange = async (next: Pictures) => {
    setWanted({ pictures: next, until: null });
    newest.current = next;
    if (saving.current) return;
    saving.current = true;
    let last: Pictures | null = null;
    while (newest.current) {
      const sent: Pictures = newest.current;
      newest.current = null;
      const isKept = await save(sent);
      if (!isKept) newest.current = null;
      last = isKept ? sent : null;
    }
    saving.current = false;
    // The new order must not jump back until the server's answer has arrived in `kept`.
    setWanted(last && { pictures: last, until: current.current });
  };
  const isOver = wanted?.until && wanted.until !== kept;
  return {
    shown: wanted && !isOver ? wanted.pictures : kept,
    arrange: (next: Pictures) => void arrange(next),
  };
};
