import { nationalPhone, readPhone } from '@smachot/kernel';
import { FieldProblem } from '@smachot/web-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './auth-layout.module.css';

type PhoneFieldProps = { value: string; onChange: (raw: string) => void; error?: string | undefined };

export function PhoneField({ value, onChange, error }: PhoneFieldProps) {
  const { t } = useTranslation('identity');
  const id = useId();
  const foreign = value.trim().startsWith('+') || value.trim().startsWith('00');
  const tidy = () => {
    const reading = readPhone(value);
    if (reading.ok) onChange(nationalPhone(reading.e164));
  };
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {t('phone.label')}
      </label>
      <div className={styles.tel} data-bad={error ? '' : undefined}>
        {foreign ? null : <span aria-hidden>+972</span>}
        <input
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={tidy}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </div>
      <FieldProblem id={`${id}-error`}>{error}</FieldProblem>
    </div>
  );
}
