import { MenuSection } from '@smachot/contracts';

type Given = { index?: number; min?: number | null; max?: number | null; items: object[] };

/** A section of selectable items; the items are dishes that differ in the given fields. */
export const aSection = ({ index = 0, min = null, max = null, items }: Given): MenuSection =>
  MenuSection.parse({
    name: `חלק ${index}`,
    index,
    type: 'selectible-items',
    minSelection: min,
    maxSelection: max,
    items: items.map((item, at) => ({ name: `מנה ${at}`, index: at, ...item })),
  });
