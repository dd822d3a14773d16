import { Field } from '@smachot/web-ui';
import type { ReactNode } from 'react';

type Props = {
  label: ReactNode;
  value: string;
  onChange: (typed: string) => void;
  /** Behind the number: ₪, ק״מ. */
  unit?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  whole?: boolean;
  placeholder?: string;
  disabled?: boolean;
  id?: string;
};

/** Room for any number of a store with what people type around it, such as spaces and commas. */
const TYPED_LONGEST = 14;

/** A number field that keeps the typed text; the schema validates it, not the browser. */
export function NumberField({
  label,
  value,
  onChange,
  unit,
  hint,
  error,
  whole,
  placeholder,
  disabled,
  id,
}: Props) {
  return (
    <Field
      ltr
      label={label}
      hint={hint}
      error={error}
      value={value}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={TYPED_LONGEST}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(disabled === undefined ? {} : { disabled })}
      {...(id === undefined ? {} : { id })}
      {...(unit === undefined
        ? {}
        : {
            endAdornment: (
              <span className="muted" aria-hidden>
                {unit}
              </span>
            ),
          })}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
