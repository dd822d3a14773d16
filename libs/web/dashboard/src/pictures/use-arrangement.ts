import type { Picture, PictureId } from '@smachot/contracts';
import { useEffect, useRef, useState } from 'react';

type Pictures = readonly Picture[];
/** `removed`: those taken out since the last answer. Others that are not among the pictures were added elsewhere meanwhile. */
type Arrangement = { pictures: Pictures; removed: readonly PictureId[] };

/**
 * The pictures in the person's order, shown at once; arrangements are sent to the server one after the other, the newest last.
 * `save` resolves to whether it was stored: if not, the pictures return to the server's order.
 */
export const useArrangement = (kept: Pictures, save: (wanted: Arrangement) => Promise<boolean>) => {
  const [wanted, setWanted] = useState<{ pictures: Pictures; until: Pictures | null } | null>(null);
  const current = useRef(kept);
  useEffect(() => {
    current.current = kept;
  }, [kept]);
  const saving = useRef(false);
  const newest = useRef<Arrangement | null>(null);
  const isOver = wanted?.until && wanted.until !== kept;
  const shown = wanted && !isOver ? wanted.pictures : kept;
  const arrange = async (next: Pictures) => {
    setWanted({ pictures: next, until: null });
    const gone = shown.filter(({ id }) => !next.some((one) => one.id === id));
    newest.current = {
      pictures: next,
      removed: [...(newest.current?.removed ?? []), ...gone.map(({ id }) => id)],
    };
    if (saving.current) return;
    saving.current = true;
    let last: Pictures | null = null;
    let before = kept;
    while (newest.current) {
      const sent: Arrangement = newest.current;
      newest.current = null;
      before = current.current;
      const isKept = await save(sent);
      if (!isKept) newest.current = null;
      last = isKept ? sent.pictures : null;
    }
    saving.current = false;
    // The new order must not jump back until the server's answer has arrived in `kept`.
    setWanted(last && { pictures: last, until: before });
  };
  return {
    shown,
    arrange: (next: Pictures) => void arrange(next),
  };
};
