import { BULK_ACT_MAX } from '@smachot/contracts';
import { useState } from 'react';
import type { Selection } from './use-selection';

/** The rows of a filter that were read. */
type Read = { ids: readonly string[]; hasMore: boolean };
export type AllOfFilter = Read & {
  /** All that were read after the next page; undefined: it could not be read. */
  readMore: () => Promise<Read | undefined>;
};

/** Chooses the first rows of a filter, as many as an act may have; pages that were not read yet are read first. */
export const useChooseAll = (all: AllOfFilter, { choose }: Selection) => {
  const [choosing, setChoosing] = useState(false);
  const chooseAll = async () => {
    setChoosing(true);
    let read: Read = all;
    while (read.ids.length < BULK_ACT_MAX && read.hasMore) {
      const next = await all.readMore();
      if (!next) break;
      read = next;
    }
    setChoosing(false);
    choose(read.ids.slice(0, BULK_ACT_MAX));
  };
  return { choosing, chooseAll };
};
