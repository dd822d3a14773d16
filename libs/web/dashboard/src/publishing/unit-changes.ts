import type { MenuItem, MenuSection, PricingUnit } from '@smachot/contracts';
import { picturesOf } from '../units/unit-values';

/** `path` names the field as the contract does, with dots between its parts. Undefined: the field was, or is, empty. */
export type ChangedField = { path: string; before: unknown; after: unknown };
export type UnitChange =
  | { of: 'unit'; fields: ChangedField[] }
  | { of: 'section' | 'item'; act: 'added' | 'removed'; name: string; section: string }
  | { of: 'section' | 'item'; act: 'changed'; name: string; section: string; fields: ChangedField[] }
  | { of: 'order'; section: string | null }
  | { of: 'pictures'; before: number; after: number };

/** Fields that identify a version and are not its content, and fields that are compared separately. */
const APART = new Set([
  ...[
    'pricingUnitId',
    'partnerId',
    'partnerUsername',
    'version',
    'updatedAt',
    'revision',
    'hasDraft',
    'editedBy',
  ],
  ...['sections', 'items', 'imageGallery', 'images', 'index', 'quantity', 'selected'],
]);

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** An unfilled field equals an emptied one; an empty list of allergens states that there are none. */
const isEmpty = (value: unknown, path: string) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0 && path !== 'allergens');

const leavesOf = (value: unknown, path: string): [string, unknown][] => {
  if (isPlain(value))
    return Object.entries(value).flatMap(([name, inside]) =>
      leavesOf(inside, path === '' ? name : `${path}.${name}`),
    );
  return isEmpty(value, path) ? [] : [[path, value]];
};
const fieldsOf = (thing: object): Map<string, unknown> =>
  new Map(Object.entries(thing).flatMap(([name, value]) => (APART.has(name) ? [] : leavesOf(value, name))));

/** Default values of unfilled fields; the editor states them, an older version may not. */
const UNSAID: Readonly<Record<string, unknown>> = { language: 'he', isVegan: false };

/** The differences between two states of one object, field by field. */
export const changedFields = (before: object, after: object): ChangedField[] => {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((path) => {
    const unsaid = UNSAID[path];
    const change = { path, before: was.get(path) ?? unsaid, after: is.get(path) ?? unsaid };
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change];
  });
};

type Named = { index: number; name: string };
const pairs = <T extends Named>(before: readonly T[], after: readonly T[]) => ({
  added: after.filter(({ index }) => !before.some((one) => one.index === index)),
  removed: before.filter(({ index }) => !after.some((one) => one.index === index)),
  both: after.flatMap((one) => {
    const was = before.find(({ index }) => index === one.index);
    return was ? [[was, one] as const] : [];
  }),
});
/** Whether the remaining elements are in another order. */
const isReordered = (before: readonly Named[], after: readonly Named[]): boolean => {
  const order = (some: readonly Named[], others: readonly Named[]) =>
    some.map(({ index }) => index).filter((index) => others.some((one) => one.index === index));
  return order(before, after).join() !== order(after, before).join();
};

const itemChanges = (before: MenuSection, after: MenuSection): UnitChange[] => {
  const section = after.name;
  const { added, removed, both } = pairs<MenuItem>(before.items, after.items);
  const one = (act: 'added' | 'removed') => (item: MenuItem) =>
    ({ of: 'item', act, name: item.name, section }) as const;
  return [
    ...added.map(one('added')),
    ...removed.map(one('removed')),
    ...both.flatMap(([was, is]): UnitChange[] => {
      const fields = changedFields(was, is);
      return fields.length ? [{ of: 'item', act: 'changed', name: is.name, section, fields }] : [];
    }),
    ...(isReordered(before.items, after.items) ? [{ of: 'order', section } as const] : []),
  ];
};

const menuChanges = (before: readonly MenuSection[], after: readonly MenuSection[]): UnitChange[] => {
  const { added, removed, both } = pairs(before, after);
  const one = (act: 'added' | 'removed') => (section: MenuSection) =>
    ({ of: 'section', act, name: section.name, section: section.name }) as const;
  return [
    ...added.map(one('added')),
    ...removed.map(one('removed')),
    ...both.flatMap(([was, is]): UnitChange[] => {
      const fields = changedFields(was, is);
      const changed: UnitChange = { of: 'section', act: 'changed', name: is.name, section: is.name, fields };
      return [...(fields.length ? [changed] : []), ...itemChanges(was, is)];
    }),
    ...(isReordered(before, after) ? [{ of: 'order', section: null } as const] : []),
  ];
};

const sectionsOf = (unit: PricingUnit) => (unit.type === 'compound' ? unit.sections : []);

/** How one state of a unit differs from another: its fields, its pictures, then its menu. */
export const unitChanges = (before: PricingUnit, after: PricingUnit): UnitChange[] => {
  const fields = changedFields(before, after);
  const [was, is] = [picturesOf(before), picturesOf(after)];
  const said = (pictures: typeof was) => JSON.stringify(pictures.map(({ id, alt }) => [id, alt]));
  return [
    ...(fields.length ? [{ of: 'unit', fields } as const] : []),
    ...(said(was) === said(is) ? [] : [{ of: 'pictures', before: was.length, after: is.length } as const]),
    ...menuChanges(sectionsOf(before), sectionsOf(after)),
  ];
};

/** The count of changes: each field is one. */
export const countOf = (changes: readonly UnitChange[]): number =>
  changes.reduce((sum, change) => sum + ('fields' in change ? change.fields.length : 1), 0);
