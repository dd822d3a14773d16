import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import styles from './menu.module.css';

type StepperProps = {
  /** The counted thing, as an accessible name. */
  of: string;
  value: number;
  min: number;
  max: number;
  /** Below the least: taken away. */
  onNone?: (() => void) | undefined;
  onChange: (value: number) => void;
};

/** Room for any number of participants; `max` bounds the number itself. */
const TYPED_LONGEST = 6;

/** So many of it: by ones, or typed. */
export function Stepper({ of, value, min, max, onNone, onChange }: StepperProps) {
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const number = Number(typed);
    if (typed && Number.isInteger(number)) onChange(Math.min(max, Math.max(min, number)));
    setTyped(null);
  };
  return (
    <div className={styles.stepper} role="group" aria-label={t('menu.howMany', { of })}>
      <IconButton
        icon="minus"
        label={t('menu.less', { of })}
        disabled={value <= min && !onNone}
        onClick={() => (value <= min ? onNone?.() : onChange(value - 1))}
      />
      <input
        className={styles.count}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={TYPED_LONGEST}
        aria-label={t('menu.howMany', { of })}
        value={typed ?? String(value)}
        onChange={({ target }) => setTyped(target.value.replace(/[^\d]/g, ''))}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
      <IconButton
        icon="plus"
        label={t('menu.more', { of })}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </div>
  );
}
