import { nationalPhone, readPhone } from '@smachot/kernel';
import { useFieldText, useProblemText, useTitle } from '@smachot/web-platform';
import { Button, Field, Note } from '@smachot/web-ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneField } from './phone-field';
import { useSignIn } from './use-sign-in';
import styles from './auth-layout.module.css';

/** Phone and password, for people who set a password. */
export function PasswordForm() {
  const { t } = useTranslation('identity');
  const { state, send } = useSignIn();
  const [raw, setRaw] = useState(() => (state.context.phone ? nationalPhone(state.context.phone) : ''));
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<{ phone?: string; password?: string }>({});
  const fieldText = useFieldText();
  const problemText = useProblemText();
  useTitle(t('password.title'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reading = readPhone(raw);
    setFaults({
      ...(reading.ok ? {} : { phone: 'phone.invalid' }),
      ...(password ? {} : { password: 'field.required' }),
    });
    if (reading.ok && password) send({ type: 'password', phone: reading.e164, password });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div>
        <h1>{t('password.title')}</h1>
        <p className="muted">{t('password.lead')}</p>
      </div>
      <PhoneField value={raw} onChange={setRaw} error={fieldText(faults.phone)} />
      <Field
        label={t('password.label')}
        type="password"
        autoComplete="current-password"
        ltr
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={fieldText(faults.password)}
      />
      {state.context.problem ? <Note tone="bad">{problemText(state.context.problem)}</Note> : null}
      <Button type="submit" size="large" block busy={state.matches('checkingPassword')}>
        {t('code.enter')}
      </Button>
      <p className="small muted">
        <button type="button" className={styles.link} onClick={() => send({ type: 'restart' })}>
          {t('password.useCode')}
        </button>
      </p>
    </form>
  );
}

/** After the code, for super admins. */
export function SecondFactorForm() {
  const { t } = useTranslation('identity');
  const { state, send } = useSignIn();
  const [password, setPassword] = useState('');
  const [empty, setEmpty] = useState(false);
  const fieldText = useFieldText();
  const problemText = useProblemText();
  useTitle(t('second.title'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(!password);
    if (password) send({ type: 'password', password });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div>
        <h1>{t('second.title')}</h1>
        <p className="muted">{t('second.lead')}</p>
      </div>
      <Field
        label={t('password.label')}
        type="password"
        autoComplete="current-password"
        ltr
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={empty ? fieldText('field.required') : undefined}
      />
      {state.context.problem ? <Note tone="bad">{problemText(state.context.problem)}</Note> : null}
      <Button type="submit" size="large" block busy={state.matches('checkingSecondFactor')}>
        {t('code.enter')}
      </Button>
    </form>
  );
}
