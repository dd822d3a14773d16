import type { UnitValues } from '../units/unit-values';

export type UnitPart = 'words' | 'price' | 'menu' | 'details' | 'visibility';

const PARTS: Record<UnitPart, readonly (keyof UnitValues)[]> = {
  words: ['name', 'summary', 'description', 'language', 'translations'],
  price: [
    'kind',
    'price',
    'participants',
    'basePrice',
    'pricePerParticipant',
    'minParticipants',
    'maxParticipants',
    'startingFromPrice',
    ...(['priceRules', 'minimumSum', 'minimumParticipants'] as const),
  ],
  menu: ['sections'],
  details: ['tags', 'occasions', 'durationHours', 'foodKind', 'isVegan', 'allergens'],
  visibility: ['visibility'],
};

// Object keys `key` and `index` are not content: a key belongs to one screen, and an index is assigned by the first save.
const said = (value: unknown): string =>
  JSON.stringify(value, (name, inside: unknown) => (name === 'key' || name === 'index' ? undefined : inside));

/** Which parts two versions of a unit do not agree about. */
export const differences = (one: UnitValues, other: UnitValues): UnitPart[] =>
  (Object.keys(PARTS) as UnitPart[]).filter((part) =>
    PARTS[part].some((name) => said(one[name]) !== said(other[name])),
  );
