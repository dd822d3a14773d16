import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';

export type FieldWords = {
  label: ReactNode;
  /** Under the field, always there: what is wanted. */
  hint?: ReactNode;
  /** What is wrong, in words; also marks the field. */
  error?: ReactNode;
};

export const describedBy = (id: string, { hint, error }: FieldWords): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** Own label above, never floating; hint and problem below. */
export function FieldFrame({ id, label, hint, error, children }: FieldWords & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      {children}
      {hint ? <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText> : null}
      {error ? (
        <FormHelperText id={`${id}-error`} error className="ui-field-error">
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </FormHelperText>
      ) : null}
    </div>
  );
}
