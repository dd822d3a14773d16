import { browserList, useAddress, useBrowserList } from '@smachot/web-platform';

/** So many stand side by side. */
export const MOST_COMPARED = 4;

/** Units chosen to be compared, in this browser; emptied at sign-out with everything else of the person. */
export const chosenUnits = browserList('compare', MOST_COMPARED);
export const useChosenUnits = (): readonly string[] => useBrowserList(chosenUnits);

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The units an address names, each once; words that are no ids are left out. */
export const unitsIn = (text: string): string[] =>
  [...new Set(text.split(',').filter((id) => ID.test(id)))].slice(0, MOST_COMPARED);

export const compareAddress = (ids: readonly string[]): string => `/compare?units=${ids.join(',')}`;

/** The units side by side stand in the address, so that it can be shared; without any, what was chosen here. */
export const useComparedUnits = () => {
  const [text, setText] = useAddress('units', '');
  const chosen = useChosenUnits();
  const named = unitsIn(text);
  return {
    ids: named.length > 0 ? named : chosen,
    remove: (gone: readonly string[]) => {
      const left = (named.length > 0 ? named : chosen).filter((id) => !gone.includes(id));
      chosenUnits.remove(gone);
      setText(left.length > 0 ? left.join(',') : null);
    },
  };
};
