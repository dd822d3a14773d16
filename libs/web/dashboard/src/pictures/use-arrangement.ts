import type { Picture, PictureId } from '@smachot/contracts';
import { useEffect, useRef, useState } from 'react';

type Pictures = readonly Picture[];
/** Changes since the last answer. A picture that is neither shown nor removed was added by another owner meanwhile. */
type Changes = { alts: ReadonlyMap<PictureId, string>; removed: readonly PictureId[] };
/** The pictures in their order, with the descriptions that changed, as the calls take them. */
type Arrangement = { images: { id: PictureId; alt: string | undefined }[]; removed: PictureId[] };

const NONE: Changes = { alts: new Map(), removed: [] };
const altsOf = (pictures: Pictures) => new Map(pictures.map(({ id, alt }) => [id, alt]));

/** The changes from one order to the next, after those that still wait. */
const changesTo = (next: Pictures, shown: Pictures, { alts, removed }: Changes = NONE): Changes => {
  const before = altsOf(shown);
  const described = next.filter(({ id, alt }) => before.get(id) !== alt);
  const stays = altsOf(next);
  const gone = shown.filter(({ id }) => !stays.has(id));
  return {
    alts: new Map([...alts, ...altsOf(described)]),
    removed: [...removed, ...gone.map(({ id }) => id)],
  };
};

const arrangementOf = (pictures: Pictures, { alts, removed }: Changes): Arrangement => ({
  images: pictures.map(({ id }) => ({ id, alt: alts.get(id) })),
  removed: [...removed],
});

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
  const newest = useRef<{ pictures: Pictures; changes: Changes } | null>(null);
  const isOver = wanted?.until && wanted.until !== kept;
  const shown = wanted && !isOver ? wanted.pictures : kept;
  const arrange = async (next: Pictures) => {
    setWanted({ pictures: next, until: null });
    newest.current = { pictures: next, changes: changesTo(next, shown, newest.current?.changes) };
    if (saving.current) return;
    saving.current = true;
    let last: Pictures | null = null;
    let before = kept;
    while (newest.current) {
      const { pictures, changes } = newest.current;
      newest.current = null;
      before = current.current;
      const isKept = await save(arrangementOf(pictures, changes));
      if (!isKept) newest.current = null;
      last = isKept ? pictures : null;
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
