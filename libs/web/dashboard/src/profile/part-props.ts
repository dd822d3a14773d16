import type { FieldErrors } from '@smachot/web-platform';
import type { ProfileValues } from './profile-values';

export type PartProps = {
  values: ProfileValues;
  faults: FieldErrors;
  onChange: (values: Partial<ProfileValues>) => void;
};
