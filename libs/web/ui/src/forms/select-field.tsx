import { useId, type ChangeEvent, type FocusEventHandler, type Ref } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame';

type SelectOption<V extends string = string> = { value: V; label: string; disabled?: boolean };

export type SelectFieldProps<V extends string> = FieldWords & {
  options: readonly SelectOption<V>[];
  value?: V;
  defaultValue?: V;
  name?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  id?: string;
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void;
  onBlur?: FocusEventHandler<HTMLSelectElement>;
  ref?: Ref<HTMLSelectElement>;
};

/** One from a list: the platform's own picker, which phones do best. */
export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { label, hint, error, options, ref, id, ...rest } = props;
  const made = useId();
  const inputId = id ?? made;
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error}>
      <div className="ui-input">
        <select
          {...rest}
          ref={ref}
          id={inputId}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(inputId, props)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <svg className="ui-input-down" viewBox="0 0 24 24" aria-hidden focusable="false">
          <path d="M7 10l5 5 5-5z" />
        </svg>
      </div>
    </FieldFrame>
  );
}
