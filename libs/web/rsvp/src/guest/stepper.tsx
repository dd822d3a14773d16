import { useTyped } from '@smachot/web-platform';
import { IconButton } from '@smachot/web-ui';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './guest.module.css';

const REST_MS = 600;

/** A number that is shown at once and reported when it has rested, or is left. A new value from outside replaces it. */
const useDebounced = (value: number, onSettle: (value: number) => void) => {
  const { typed: shown, type: setShown, sent } = useTyped(value);
  const settle = useRef(onSettle);
  useEffect(() => {
    settle.current = onSettle;
  });
  const resting = useRef<number | null>(null);
  const report = useCallback(() => {
    const last = resting.current;
    resting.current = null;
    if (last === null) return;
    sent(last);
    settle.current(last);
  }, [sent]);
  // cleaned up before the effect below, which forgets what rests
  useEffect(() => report, [report]);
  useEffect(() => {
    if (shown === value) return;
    resting.current = shown;
    const timer = setTimeout(report, REST_MS);
    return () => {
      clearTimeout(timer);
      resting.current = null;
    };
  }, [shown, value, report]);
  return [shown, setShown] as const;
};

type Props = {
  value: number;
  min?: number;
  max?: number;
  label: string;
  onSettle: (value: number) => void;
};

/** A number changed by one at a time. Debounced, so that four presses are one change. */
export function Stepper({ value, min = 1, max = 200, label, onSettle }: Props) {
  const { t } = useTranslation('rsvp');
  const [shown, setShown] = useDebounced(value, onSettle);
  return (
    <span className={styles.stepper} role="group" aria-label={label}>
      <IconButton
        soft
        icon="minus"
        label={t('stepper.less')}
        disabled={shown <= min}
        onClick={() => setShown(shown - 1)}
      />
      <output aria-live="polite">{shown}</output>
      <IconButton
        soft
        icon="plus"
        label={t('stepper.more')}
        disabled={shown >= max}
        onClick={() => setShown(shown + 1)}
      />
    </span>
  );
}
