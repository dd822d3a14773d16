import { isId } from '@smachot/kernel';
import type { PricingUnitId } from '@smachot/contracts';
import { browserList, useAddress, useBrowserList } from '@smachot/web-platform';

/** The maximum number of units compared side by side. */
export const MOST_COMPARED = 4;

/** Units chosen for comparison, stored in this browser; cleared at sign-out with the person's other data. */
export const chosenUnits = browserList('compare', MOST_COMPARED);
export const useChosenUnits = (): readonly string[] => useBrowserList(chosenUnits);

/** The units named in an address, deduplicated; invalid ids are left out. */
export const unitsIn = (text: string): string[] =>
  [...new Set(text.split(',').filter((id) => isId(id)))].slice(0, MOST_COMPARED);

export const compareAddress = (ids: readonly PricingUnitId[]): string => `/compare?units=${ids.join(',')}`;

/** The compared units are in the address, so that it can be shared; without any, the units chosen in this browser. */
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
