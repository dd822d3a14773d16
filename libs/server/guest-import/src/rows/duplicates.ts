import type { RsvpId, Side } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';

type Comparable = {
  id: RsvpId;
  /** `duplicateKey` of the name. */
  key: string;
  phone: E164 | null;
  side: Side | null;
};
type DuplicateReason = 'phone' | 'name' | 'household';
export type DuplicatePair = { reason: DuplicateReason; ids: [RsvpId, RsvpId] };

const JOINING = new Set(['ו', 'and', '&', '+', 'и', 'و']);
const MANY = /\s(?:[&+]|and|и|و)\s|\sו\S|^(?:משפחת|משפחה|משפ|family)\s|\sfamily$/;

/**
 * Key under which two spellings of a name are equal: the order of the words and the joining "and" do not matter.
 * @param key of the name (`nameKey`)
 */
export const duplicateKey = (key: string): string =>
  key
    .split(/\s+/)
    .map((word, index) => (index > 0 && word.length > 2 ? word.replace(/^ו(?=\S)/, '') : word))
    .filter((word) => word && !JOINING.has(word))
    .sort()
    .join(' ');

/** Whether a name stands for more than one person, like that of a couple or a family. */
export const namesHousehold = (key: string): boolean => MANY.test(key);

export const pairKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

type Guest = Comparable & { household: boolean };

const groupsOf = (guests: readonly Guest[], key: (guest: Guest) => string | null): Guest[][] => {
  const groups = new Map<string, Guest[]>();
  for (const guest of guests) {
    const its = key(guest);
    if (its === null) continue;
    const group = groups.get(its);
    if (group) group.push(guest);
    else groups.set(its, [guest]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
};

const sameSide = (a: Guest, b: Guest): boolean => a.side === b.side || a.side === null || b.side === null;

const byName = (a: Guest, b: Guest): DuplicateReason | null => {
  if (!sameSide(a, b)) return null;
  if (a.phone === null || b.phone === null) return 'name';
  return a.household && b.household ? 'household' : null;
};

/** Maximum number of records compared within one group: no event has more guests of one name. */
const COMPARED = 50;

/**
 * Finds pairs of records of one event that are likely the same guest. A record is in one pair at most: of three equal
 * records the third is found once the first pair is merged. A first name alone is not enough.
 * @param distinct pairs the host declared to be two guests, by `pairKey`
 */
export const findDuplicates = (guests: readonly Guest[], distinct: ReadonlySet<string>): DuplicatePair[] => {
  const pairs: DuplicatePair[] = [];
  const paired = new Set<string>();
  const match = (group: Guest[], reasonOf: (a: Guest, b: Guest) => DuplicateReason | null): void => {
    const compared = group.slice(0, COMPARED);
    for (const [index, a] of compared.entries())
      for (const b of compared.slice(index + 1)) {
        if (paired.has(a.id) || paired.has(b.id) || distinct.has(pairKey(a.id, b.id))) continue;
        const reason = reasonOf(a, b);
        if (!reason) continue;
        pairs.push({ reason, ids: [a.id, b.id] });
        paired.add(a.id).add(b.id);
      }
  };
  for (const group of groupsOf(guests, ({ phone }) => phone)) match(group, () => 'phone');
  for (const group of groupsOf(guests, ({ key }) => (key.includes(' ') ? key : null))) match(group, byName);
  return pairs;
};
