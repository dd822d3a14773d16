import { useState } from 'react';

export type Selection = {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  choose: (ids: readonly string[]) => void;
};

/** The chosen rows of a list. Other filters have other rows: then nothing is chosen. */
export const useSelection = (filters: string): Selection => {
  const [state, setState] = useState({ filters, ids: new Set<string>() });
  const ids = state.filters === filters ? state.ids : new Set<string>();
  const choose = (chosen: readonly string[]) => setState({ filters, ids: new Set(chosen) });
  return {
    ids,
    choose,
    toggle: (id) => choose(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]),
  };
};
