import { nationalPhone, readPhone } from '@smachot/kernel';
import { problemOf, useFieldText, useProblemText, useTitle } from '@smachot/web-platform';
import { Button, Ltr, Note } from '@smachot/web-ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignIn } from './use-sign-in';
import { PasswordForm } from './password-form';
import { PhoneField } from './phone-field';
import styles from './auth-layout.module.css';

/** /login: the phone, or phone and password. */
export function PhoneScreen() {
  const { state } = useSignIn();
  const byPassword = state.matches('password') || state.matches('checkingPassword');
  return byPassword ? <PasswordForm /> : <PhoneForm />;
}

const fault = (raw: string): string | undefined => {
  if (!raw.trim()) return 'field.required';
  const reading = readPhone(raw);
  if (!reading.ok) return 'phone.invalid';
  return reading.mobile ? undefined : 'otp.not_a_mobile';
};

function PhoneForm() {
  const { t } = useTranslation('identity');
  const { state, send } = useSignIn();
  const [raw, setRaw] = useState(() => (state.context.phone ? nationalPhone(state.context.phone) : ''));
  const [refused, setRefused] = useState<string>();
  const fieldText = useFieldText();
  const problemText = useProblemText();
  useTitle(t('phone.title'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = fault(raw);
    setRefused(wrong);
    const reading = readPhone(raw);
    if (!wrong && reading.ok) send({ type: 'phone', phone: reading.e164 });
  };
  const { problem } = state.context;
  const inField =
    problem &&
    ['phone.invalid', 'otp.not_a_mobile', 'request.invalid'].includes(problemOf(problem).code ?? '');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div>
        <h1>{t('phone.title')}</h1>
        <p className="muted">
          {t('phone.leadBefore')}
          <Ltr>SMS</Ltr>
          {t('phone.leadAfter')}
        </p>
      </div>
      <PhoneField
        value={raw}
        onChange={setRaw}
        error={fieldText(refused) ?? (inField ? problemText(problem) : undefined)}
      />
      {problem && !inField && !refused ? <Note tone="bad">{problemText(problem)}</Note> : null}
      <Button type="submit" size="large" block busy={state.matches('sending')}>
        {t('phone.send')}
      </Button>
      <Note icon="shield">{t('phone.privacy')}</Note>
      <p className="small muted">
        {t('phone.havePassword')}{' '}
        <button type="button" className={styles.link} onClick={() => send({ type: 'use-password' })}>
          {t('phone.usePassword')}
        </button>
      </p>
    </form>
  );
}
