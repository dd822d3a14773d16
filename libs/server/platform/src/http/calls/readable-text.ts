import { storable } from '@smachot/kernel';

/**
 * Paths of the texts in a parsed request that no database stores: with NUL, or with half of a surrogate pair. Field names
 * count as texts. Bounded by the depth limit of bodies.
 */
export const unreadableTexts = (value: unknown, path: PropertyKey[] = []): PropertyKey[][] => {
  if (typeof value === 'string') return isReadable(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    isReadable(name) ? unreadableTexts(each, [...path, name]) : [path],
  );
};

const isReadable = (text: string): boolean => storable(text) === text;
