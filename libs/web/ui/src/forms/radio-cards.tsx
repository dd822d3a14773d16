import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './radio-cards.module.css';

type RadioCard<Value extends string> = {
  value: Value;
  content: ReactNode;
  /** It is shown, and cannot be chosen. */
  off?: boolean;
};
type Props<Value extends string> = {
  label: string;
  options: readonly RadioCard<Value>[];
  chosen: Value | null | undefined;
  onChoose: (value: Value) => void;
};

/** A choice of one of few things that have more to say than a word. */
export function RadioCards<Value extends string>({ label, options, chosen, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.cards}>
      {options.map(({ value, content, off = false }) => (
        <label
          key={value}
          className={styles.card}
          data-on={value === chosen || undefined}
          data-off={off || undefined}
        >
          <input
            type="radio"
            className="check"
            name={name}
            checked={value === chosen}
            disabled={off}
            onChange={() => onChoose(value)}
          />
          {content}
        </label>
      ))}
    </div>
  );
}
