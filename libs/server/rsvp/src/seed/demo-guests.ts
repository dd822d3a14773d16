import type { GuestForm, RsvpStatus } from '@smachot/contracts';

const FAMILIES = [
  'כהן',
  'לוי',
  'מזרחי',
  'פרץ',
  'ביטון',
  'דהן',
  'אברהם',
  'פרידמן',
  'מלכה',
  'אזולאי',
  'כץ',
  'יוסף',
  'דוד',
  'עמר',
  'אוחיון',
  'חדד',
  'גבאי',
  'בן־דוד',
  'אדרי',
  'שפירא',
  'רוזן',
  'ברק',
  'שטרן',
  'נחום',
  'סויסה',
  'בר',
  'אלון',
  'גולן',
  'הראל',
  'צור',
];
const FIRST = [
  'רחל',
  'יעל',
  'דניאל',
  'תמר',
  'משה',
  'שרה',
  'עומר',
  'מיכל',
  'יוסי',
  'אורית',
  'גיא',
  'נטע',
  'ליאור',
  'ענת',
  'רון',
  'שירה',
  'אבי',
  'דינה',
  'איתן',
  'הילה',
  'ניר',
  'מאיה',
  'חיים',
  'רותם',
  'טל',
  'עדי',
  'אסף',
  'קרן',
  'יעקב',
  'נועם',
  'אלה',
  'בועז',
];
/** Guests of a list are told from each other: a second household of a name is told by whom it is of. */
const HOUSEHOLDS = [...FAMILIES, ...FAMILIES.map((family, at) => `${family} (${FIRST[at]})`)].map(
  (family) => `משפחת ${family}`,
);
const GROUPS: GuestForm['group'][] = [
  'family',
  'family',
  'family',
  'friends',
  'friends',
  'work',
  'family_friends',
  'school',
  'general',
];
const REQUESTS = ['מנה צמחונית אחת', 'אלרגיה לאגוזים', 'כיסא תינוק', 'מנה טבעונית', 'גישה לכיסא גלגלים'];

export type DemoGuest = {
  name: string;
  phone: string | null;
  group: GuestForm['group'];
  table: string | null;
  estimated: number;
  status: RsvpStatus;
  number: number | null;
  request: string | null;
  ride: boolean | null;
};

/** Deterministic random numbers, so that screenshots and tests of the demo stay the same. */
const dice = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

const STATUSES: [RsvpStatus, number][] = [
  ['confirmed', 0.46],
  ['received', 0.64],
  ['sent', 0.7],
  ['maybe', 0.75],
  ['declined', 0.86],
  ['created', 1],
];

/** The first of these names that nobody has yet, from one of them on, and around. */
const freeOf = (names: readonly string[], from: string, taken: Set<string>): string => {
  const at = names.indexOf(from);
  const name = [...names.slice(at), ...names.slice(0, at)].find((one) => !taken.has(one)) ?? from;
  taken.add(name);
  return name;
};

/** @param tables the number of tables that they sit at */
export const demoGuests = (count = 160, tables = 24): DemoGuest[] => {
  const roll = dice(20_261_217);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)]!;
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const household = roll() < 0.3;
    const family = pick(FAMILIES);
    const point = roll();
    const status = STATUSES.find(([, upTo]) => point < upTo)![0];
    const estimated = household ? 2 + Math.floor(roll() * 5) : 1 + Math.floor(roll() * 2);
    const coming = status === 'confirmed';
    return {
      name: household
        ? freeOf(HOUSEHOLDS, `משפחת ${family}`, taken)
        : freeOf(
            FIRST.map((first) => `${first} ${family}`),
            `${pick(FIRST)} ${family}`,
            taken,
          ),
      phone:
        status === 'created' && roll() < 0.2
          ? null
          : `+97253${String(2_000_000 + index * 4_099).padStart(7, '0')}`,
      group: pick(GROUPS),
      table: coming && roll() < 0.6 ? String(1 + Math.floor(roll() * tables)) : null,
      estimated,
      status,
      number: coming ? Math.max(1, estimated - (roll() < 0.25 ? 1 : 0)) : null,
      request: coming && roll() < 0.12 ? pick(REQUESTS) : null,
      ride: coming ? roll() < 0.2 : null,
    };
  });
};
