import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';

type ChoiceOption<V extends string> = { value: V; label: ReactNode; icon?: IconName };
export type ChoiceProps<V extends string> = {
  label: string;
  /** Shows the label above; without it, it is only read out. */
  labelled?: boolean;
  options: readonly ChoiceOption<V>[];
  value: V | null;
  onChange: (value: V) => void;
  disabled?: boolean;
};

/** One of a few, all in sight: radio buttons drawn as a track. */
export function Choice<V extends string>({
  label,
  labelled,
  options,
  value,
  onChange,
  disabled,
}: ChoiceProps<V>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label}>
      {labelled ? (
        <span className="ui-choice-l" aria-hidden>
          {label}
        </span>
      ) : null}
      <div className="ui-choice">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon ? <Icon name={option.icon} size={18} /> : null}
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
