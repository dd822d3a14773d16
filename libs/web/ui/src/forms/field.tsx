import { clsx } from 'clsx';
import {
  useId,
  type AriaAttributes,
  type ChangeEventHandler,
  type ClipboardEventHandler,
  type ComponentProps,
  type CSSProperties,
  type FocusEventHandler,
  type KeyboardEventHandler,
  type ReactNode,
  type Ref,
} from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { describedBy, FieldFrame, type FieldWords } from './field-frame';

type Typed = HTMLInputElement | HTMLTextAreaElement;

export type FieldProps = FieldWords & {
  /** Phones, mails, codes: typed from the left. */
  ltr?: boolean;
  startIcon?: IconName;
  endAdornment?: ReactNode;
  /** Grows with its text, from `minRows` to `maxRows`. */
  multiline?: boolean;
  minRows?: number;
  maxRows?: number;
  maxLength?: number | undefined;
  min?: number | string | undefined;
  max?: number | string | undefined;
  step?: number | string;
  /** Further ARIA attributes of the input, e.g. of a combobox. */
  aria?: AriaAttributes & { role?: string };
  disabled?: boolean | undefined;
  onChange?: ChangeEventHandler<Typed> | undefined;
  onBlur?: FocusEventHandler<Typed> | undefined;
  onKeyDown?: KeyboardEventHandler<Typed> | undefined;
  onPaste?: ClipboardEventHandler<Typed> | undefined;
  /** The input itself, as forms register it. */
  ref?: Ref<Typed> | undefined;
} & Pick<
    ComponentProps<'input'>,
    | 'name'
    | 'value'
    | 'defaultValue'
    | 'type'
    | 'placeholder'
    | 'autoComplete'
    | 'autoFocus'
    | 'required'
    | 'readOnly'
    | 'inputMode'
    | 'id'
  >;

const rowsOf = ({ minRows = 1, maxRows }: Pick<FieldProps, 'minRows' | 'maxRows'>) => ({
  rows: minRows,
  style: { '--least': minRows, '--most': maxRows } as CSSProperties,
});

/** The input element, or a textarea for several lines. */
function Typing(props: Omit<FieldProps, 'label' | 'startIcon' | 'endAdornment'> & { id: string }) {
  const {
    ltr,
    aria,
    required,
    hint,
    error,
    multiline,
    minRows,
    maxRows,
    ref,
    type = 'text',
    ...rest
  } = props;
  const input = {
    ...rest,
    dir: ltr ? 'ltr' : undefined,
    'aria-describedby': describedBy(rest.id, { label: null, hint, error }),
    'aria-required': required || undefined,
    'aria-invalid': Boolean(error),
    ...aria,
  };
  if (multiline)
    return <textarea {...input} {...rowsOf({ minRows, maxRows })} ref={ref as Ref<HTMLTextAreaElement>} />;
  return <input {...input} ref={ref as Ref<HTMLInputElement>} type={type} />;
}

export function Field({ label, startIcon, endAdornment, id, ...typing }: FieldProps) {
  const made = useId();
  const inputId = id ?? made;
  const { hint, error } = typing;
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error}>
      <div className={clsx('ui-input', startIcon && 'ui-input-start', endAdornment && 'ui-input-end')}>
        {startIcon ? <Icon name={startIcon} /> : null}
        <Typing {...typing} id={inputId} />
        {endAdornment}
      </div>
    </FieldFrame>
  );
}
