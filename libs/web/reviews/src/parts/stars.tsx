import { useFormat } from '@smachot/web-platform';
import { FieldProblem, Icon } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../reviews.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

/** So many of five stars, read out as a sentence. */
export function Stars({ of, size = 18 }: { of: number; size?: number }) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  return (
    <span className={styles.stars} role="img" aria-label={t('stars.of', { stars: format.number(of) })}>
      {STARS.map((star) => (
        <span key={star} className={star <= Math.round(of) ? undefined : styles.empty}>
          <Icon name="star" size={size} />
        </span>
      ))}
    </span>
  );
}

type FieldProps = {
  label: string;
  value: number | null;
  onChange: (stars: number) => void;
  error?: string | undefined;
};

/** One to five stars: radio buttons. */
export function StarsField({ label, value, onChange, error }: FieldProps) {
  const { t } = useTranslation('reviews');
  const name = useId();
  return (
    <fieldset className={styles.field} aria-invalid={error ? true : undefined}>
      <legend>{label}</legend>
      <span className={styles.choices}>
        {STARS.map((star) => (
          <label key={star} className={clsx(styles.choice, styles.stars)}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              aria-label={t('stars.choice', { count: star })}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(star)}
            />
            <span className={value !== null && star <= value ? undefined : styles.empty}>
              <Icon name="star" size={28} />
            </span>
          </label>
        ))}
      </span>
      {error ? <FieldProblem id={`${name}-problem`}>{error}</FieldProblem> : null}
    </fieldset>
  );
}
