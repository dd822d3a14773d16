import type { FieldErrors } from '@smachot/web-platform';
import type { UnitEdit } from '../units/unit-edits';
import type { ItemValues, SectionValues, UnitValues } from '../units/unit-values';

export type EditorProps = {
  values: UnitValues;
  faults: FieldErrors;
  onEdit: (edit: UnitEdit) => void;
};

export type UnitPicture = { url: string; thumbUrl: string };
/** `path`: prefix of the section's error paths. */
export type ItemsProps = EditorProps & {
  section: SectionValues;
  path: string;
  pictures: readonly UnitPicture[];
};

/** One item of the menu, and the change of its fields. */
export type ItemSetting = ItemsProps & {
  item: ItemValues;
  path: string;
  set: (values: Partial<Omit<ItemValues, 'key'>>) => void;
};
