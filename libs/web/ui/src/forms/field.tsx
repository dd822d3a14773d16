import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type AriaAttributes, type ReactNode, type Ref } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { describedBy, FieldFrame, type FieldWords } from './field-frame';

export type FieldProps = FieldWords & {
  /** Phones, mails, codes: typed from the left. */
  ltr?: boolean;
  startIcon?: IconName;
  endAdornment?: ReactNode;
  maxLength?: number | undefined;
  min?: number | string;
  max?: number | string;
  step?: number | string;
  /** Further ARIA attributes of the input, e.g. of a combobox. */
  aria?: AriaAttributes & { role?: string };
  /** The input itself, as forms register it. */
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
} & Pick<
    OutlinedInputProps,
    | 'name'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'onBlur'
    | 'onKeyDown'
    | 'onPaste'
    | 'type'
    | 'placeholder'
    | 'autoComplete'
    | 'autoFocus'
    | 'required'
    | 'disabled'
    | 'readOnly'
    | 'multiline'
    | 'minRows'
    | 'maxRows'
    | 'inputMode'
    | 'id'
    | 'sx'
  >;

/** Attributes of the input element, which the frame around it does not have. */
const inputAttributes = (props: FieldProps, id: string) => ({
  maxLength: props.maxLength,
  min: props.min,
  max: props.max,
  step: props.step,
  inputMode: props.inputMode,
  dir: props.ltr ? 'ltr' : undefined,
  'aria-describedby': describedBy(id, props),
  'aria-required': props.required || undefined,
  ...props.aria,
});

const startAdornment = (icon: IconName) => (
  <InputAdornment position="start">
    <Icon name={icon} />
  </InputAdornment>
);

export function Field(props: FieldProps) {
  const { label, hint, error, startIcon, ref, id, ...others } = props;
  const { ltr, maxLength, min, max, step, inputMode, required, aria, ...rest } = others;
  const made = useId();
  const inputId = id ?? made;
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error}>
      <OutlinedInput
        {...rest}
        id={inputId}
        inputRef={ref}
        fullWidth
        error={Boolean(error)}
        startAdornment={startIcon ? startAdornment(startIcon) : undefined}
        slotProps={{ input: inputAttributes(props, inputId) }}
      />
    </FieldFrame>
  );
}
