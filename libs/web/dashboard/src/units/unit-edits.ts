import { moved } from '@smachot/web-ui';
import type { ItemValues, SectionValues, UnitValues } from './unit-values';

/** New objects get their `key`s from the edit, so that the same edits always give the same unit. */
export type UnitEdit =
  | { do: 'set'; values: Partial<UnitValues> }
  /** `at`: where a removed one stood; absent: at the end. */
  | { do: 'add-section'; section: SectionValues; at?: number }
  | { do: 'change-section'; section: string; values: Partial<Omit<SectionValues, 'key' | 'items'>> }
  | { do: 'move-section'; from: number; to: number }
  /** `name`: the name of the copy; `key`: the key of the copy and, with a number, of its items. */
  | { do: 'copy-section'; section: string; key: string; name: string }
  | { do: 'remove-section'; section: string }
  | { do: 'add-item'; section: string; item: ItemValues; at?: number }
  | { do: 'change-item'; section: string; item: string; values: Partial<Omit<ItemValues, 'key'>> }
  | { do: 'move-item'; section: string; from: number; to: number }
  /** To the end of another section. */
  | { do: 'hand-item'; section: string; item: string; to: string }
  | { do: 'copy-item'; section: string; item: string; key: string; name: string }
  | { do: 'remove-item'; section: string; item: string };

const after = <T extends { key: string }>(list: readonly T[], key: string, copy: (original: T) => T): T[] =>
  list.flatMap((one) => (one.key === key ? [one, copy(one)] : [one]));

const inserted = <T>(list: readonly T[], one: T, at = list.length): T[] => list.toSpliced(at, 0, one);

const inSection = (
  values: UnitValues,
  key: string,
  change: (section: SectionValues) => SectionValues,
): UnitValues => ({
  ...values,
  sections: values.sections.map((section) => (section.key === key ? change(section) : section)),
});
const inItems = (
  values: UnitValues,
  key: string,
  change: (items: ItemValues[]) => ItemValues[],
): UnitValues => inSection(values, key, (section) => ({ ...section, items: change(section.items) }));

const handed = (values: UnitValues, from: string, key: string, to: string): UnitValues => {
  const item = values.sections.find((section) => section.key === from)?.items.find((one) => one.key === key);
  if (!item || from === to || !values.sections.some((section) => section.key === to)) return values;
  const without = inItems(values, from, (items) => items.filter((one) => one !== item));
  // another section knows its dishes by names of its own
  return inItems(without, to, (items) => [...items, { ...item, index: null }]);
};

const copiedSection = (
  section: SectionValues,
  { key, name }: { key: string; name: string },
): SectionValues => ({
  ...section,
  key,
  index: null,
  name,
  items: section.items.map((item, at) => ({ ...item, key: `${key}-${at}` })),
});

/** Applies one edit to a unit; never mutates its input. */
export const editUnit = (values: UnitValues, edit: UnitEdit): UnitValues => {
  switch (edit.do) {
    case 'set':
      return { ...values, ...edit.values };
    case 'add-section':
      return { ...values, sections: inserted(values.sections, edit.section, edit.at) };
    case 'change-section':
      return inSection(values, edit.section, (section) => ({ ...section, ...edit.values }));
    case 'move-section':
      return { ...values, sections: moved(values.sections, edit.from, edit.to) };
    case 'copy-section':
      return { ...values, sections: after(values.sections, edit.section, (one) => copiedSection(one, edit)) };
    case 'remove-section':
      return { ...values, sections: values.sections.filter(({ key }) => key !== edit.section) };
    case 'add-item':
      return inItems(values, edit.section, (items) => inserted(items, edit.item, edit.at));
    case 'change-item':
      return inItems(values, edit.section, (items) =>
        items.map((item) => (item.key === edit.item ? { ...item, ...edit.values } : item)),
      );
    case 'move-item':
      return inItems(values, edit.section, (items) => moved(items, edit.from, edit.to));
    case 'hand-item':
      return handed(values, edit.section, edit.item, edit.to);
    case 'copy-item':
      return inItems(values, edit.section, (items) =>
        after(items, edit.item, (item) => ({ ...item, key: edit.key, index: null, name: edit.name })),
      );
    case 'remove-item':
      return inItems(values, edit.section, (items) => items.filter(({ key }) => key !== edit.item));
  }
};
