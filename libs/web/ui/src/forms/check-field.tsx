import {
  useId,
  type ChangeEvent,
  type ComponentProps,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
} from 'react';
import '../styles/controls.css';

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

const NO = 'M19 5v14H5V5h14m0-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2z';
const YES =
  'M19 3H5c-1.11 0-2 .9-2 2v14c0 1.1.89 2 2 2h14c1.11 0 2-.9 2-2V5c0-1.1-.89-2-2-2zm-9 14l-5-5 1.41-1.41L10 14.17l7.59-7.59L19 8l-9 9z';

function Control({ kind, ...input }: ComponentProps<'input'> & { kind: 'checkbox' | 'switch' }) {
  if (kind === 'switch')
    return (
      <span className="ui-switch">
        <input {...input} type="checkbox" role="switch" />
        <span className="ui-switch-track" />
        <span className="ui-switch-thumb" />
      </span>
    );
  return (
    <span className="ui-check">
      <input {...input} type="checkbox" />
      <svg viewBox="0 0 24 24" aria-hidden focusable="false">
        <path className="ui-check-no" d={NO} />
        <path className="ui-check-yes" d={YES} />
      </svg>
    </span>
  );
}

/** The words are part of the target. */
export function CheckField({ kind = 'checkbox', label, hint, error, ref, onBlur, ...rest }: CheckFieldProps) {
  const id = useId();
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
          kind={kind}
          ref={ref}
          onBlur={onBlur}
          aria-describedby={said}
          aria-invalid={Boolean(error) || undefined}
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
