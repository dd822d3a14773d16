import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ChangeEvent, type FocusEventHandler, type Ref } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame';

export type SelectOption<V extends string = string> = { value: V; label: string; disabled?: boolean };

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
  const { label, hint, error, options, ref, id, onChange, onBlur, ...rest } = props;
  const made = useId();
  const inputId = id ?? made;
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error}>
      <NativeSelect
        {...rest}
        input={<OutlinedInput />}
        variant="outlined"
        fullWidth
        id={inputId}
        inputRef={ref}
        error={Boolean(error)}
        onChange={onChange}
        // on the element itself: MUI's own onBlur is also called without an event, when a focused field is disabled
        inputProps={{ id: inputId, onBlur, 'aria-describedby': describedBy(inputId, props) }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
