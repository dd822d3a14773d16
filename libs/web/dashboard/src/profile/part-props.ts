import type { FieldErrors } from '../values/field-errors';
import type { ProfileValues } from './profile-values';

export type PartProps = {
  values: ProfileValues;
  faults: FieldErrors;
  onChange: (values: Partial<ProfileValues>) => void;
};
