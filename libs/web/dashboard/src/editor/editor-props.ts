import type { FieldErrors } from '@smachot/web-platform';
import type { UnitEdit } from '../units/unit-edits';
import type { SectionValues, UnitValues } from '../units/unit-values';

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
