import { FilterChip } from '@smachot/web-ui';
import { useId } from 'react';
import styles from '../dashboard.module.css';

type ChipsFieldProps<V extends string> = {
  label: string;
  options: readonly V[];
  name: (value: V) => string;
  value: readonly V[];
  onChange: (value: V[]) => void;
};

/** As many of a few as fit, all in sight. */
export function ChipsField<V extends string>({ label, options, name, value, onChange }: ChipsFieldProps<V>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.stack}>
      <span id={id} className={styles.lab}>
        {label}
      </span>
      <div className="row wrap">
        {options.map((option) => {
          const on = value.includes(option);
          return (
            <FilterChip
              key={option}
              on={on}
              onClick={() => onChange(on ? value.filter((one) => one !== option) : [...value, option])}
            >
              {name(option)}
            </FilterChip>
          );
        })}
      </div>
    </div>
  );
}
