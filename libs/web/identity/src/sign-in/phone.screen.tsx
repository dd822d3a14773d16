import { nationalPhone, readPhone } from '@smachot/kernel';
import { problemOf, useFieldText, useProblemText, useTitle } from '@smachot/web-platform';
import { Button, FieldProblem, Ltr, Note } from '@smachot/web-ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignIn } from './use-sign-in';
import { PasswordForm } from './password-form';

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
    <form className="au-form" onSubmit={submit} noValidate>
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
        <button type="button" className="au-link" onClick={() => send({ type: 'use-password' })}>
          {t('phone.usePassword')}
        </button>
      </p>
    </form>
  );
}

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
      <div className="au-tel" data-bad={error ? '' : undefined}>
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
