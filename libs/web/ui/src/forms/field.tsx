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

export function Field(props: FieldProps) {
  const {
    label,
    hint,
    error,
    ltr,
    startIcon,
    ref,
    id,
    maxLength,
    min,
    max,
    step,
    inputMode,
    required,
    aria,
    ...rest
  } = props;
  const made = useId();
  const inputId = id ?? made;
  const attributes = {
    maxLength,
    min,
    max,
    step,
    inputMode,
    dir: ltr ? 'ltr' : undefined,
    'aria-describedby': describedBy(inputId, props),
    'aria-required': required || undefined,
    ...aria,
  };
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error}>
      <OutlinedInput
        {...rest}
        id={inputId}
        inputRef={ref}
        fullWidth
        error={Boolean(error)}
        startAdornment={
          startIcon ? (
            <InputAdornment position="start">
              <Icon name={startIcon} />
            </InputAdornment>
          ) : undefined
        }
        slotProps={{ input: attributes }}
      />
    </FieldFrame>
  );
}
