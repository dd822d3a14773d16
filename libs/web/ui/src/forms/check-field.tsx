import Checkbox from '@mui/material/Checkbox';
import Switch from '@mui/material/Switch';
import { useId, type ChangeEvent, type FocusEventHandler, type ReactNode, type Ref } from 'react';

export type CheckFieldProps = {
  kind?: 'checkbox' | 'switch';
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  name?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  disabled?: boolean;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
};

/** The words are part of the target. */
export function CheckField({ kind = 'checkbox', label, hint, error, ref, onBlur, ...rest }: CheckFieldProps) {
  const id = useId();
  const Control = kind === 'switch' ? Switch : Checkbox;
  const said = hint || error ? `${id}-said` : undefined;
  return (
    <div>
      <label
        className="row"
        style={{
          minBlockSize: 44,
          cursor: 'pointer',
          justifyContent: kind === 'switch' ? 'space-between' : 'start',
        }}
      >
        {kind === 'switch' ? <span className="grow ui-check-words">{label}</span> : null}
        <Control
          {...rest}
          slotProps={{
            input: { ref, onBlur, 'aria-describedby': said, 'aria-invalid': Boolean(error) || undefined },
          }}
          sx={{ marginInlineStart: kind === 'switch' ? 0 : '-11px' }}
        />
        {kind === 'checkbox' ? <span className="grow ui-check-words">{label}</span> : null}
      </label>
      {said ? (
        <div
          id={said}
          className={`small ui-check-said ui-check-said-${kind}`}
          data-bad={error ? '' : undefined}
        >
          {error ?? hint}
        </div>
      ) : null}
    </div>
  );
}
