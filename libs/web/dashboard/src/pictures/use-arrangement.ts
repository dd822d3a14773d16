import type { Picture } from '@smachot/contracts';
import { useRef, useState } from 'react';

type Pictures = readonly Picture[];

/**
 * Pictures as the person arranges them, at once; the server is told one arrangement after the other, the newest last. `save`
 * answers whether it was kept: if not, the pictures are shown again as the server has them.
 */
export const useArrangement = (kept: Pictures, save: (wanted: Pictures) => Promise<boolean>) => {
  const [wanted, setWanted] = useState<Pictures | null>(null);
  const saving = useRef(false);
  const newest = useRef<Pictures | null>(null);
  const arrange = async (next: Pictures) => {
    setWanted(next);
    newest.current = next;
    if (saving.current) return;
    saving.current = true;
    while (newest.current) {
      const sent: Pictures = newest.current;
      newest.current = null;
      if (!(await save(sent))) newest.current = null;
    }
    saving.current = false;
    setWanted(null);
  };
  return { shown: wanted ?? kept, arrange: (next: Pictures) => void arrange(next) };
};
