import { useProblemText, useTitle } from '@smachot/web-platform';
import { Badge, Button, CodeInput, Ltr, Note, PhoneText } from '@smachot/web-ui';
import { useCallback, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from './use-countdown';
import { SecondFactorForm } from './password-form';
import { useSignIn } from './use-sign-in';
import styles from './auth-layout.module.css';

/** /login/verify: the code, and for super admins the password after it. */
export function CodeScreen() {
  const { state } = useSignIn();
  const second = state.matches('secondFactor') || state.matches('checkingSecondFactor');
  const { wrongCodes, resendAt } = state.context;
  return second ? <SecondFactorForm /> : <CodeForm key={`${wrongCodes} ${resendAt}`} />;
}

/** Keyed by refused and sent codes: after a wrong or a new code the cells are empty and have the focus. */
function CodeForm() {
  const { t } = useTranslation('identity');
  const { state, send } = useSignIn();
  const [code, setCode] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const problemText = useProblemText();
  const { phone, problem } = state.context;
  useTitle(t('code.title'));
  const check = useCallback((digits: string) => send({ type: 'code', code: digits }), [send]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTooShort(code.length < 6);
    if (code.length === 6) check(code);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div>
        <h1>{t('code.title')}</h1>
        <p className="muted">
          {t('code.sentTo')} <PhoneText phone={phone} /> ·{' '}
          <button type="button" className={styles.link} onClick={() => send({ type: 'restart' })}>
            {t('code.change')}
          </button>
        </p>
      </div>
      <CodeInput
        value={code}
        onChange={setCode}
        onComplete={check}
        label={t('code.label')}
        invalid={problem !== null && code === ''}
        describedBy="code-problem"
        autoFocus
      />
      <div id="code-problem">
        {problem ? <Note tone="bad">{problemText(problem)}</Note> : null}
        {tooShort && !problem ? <Note tone="bad">{t('code.sixDigits')}</Note> : null}
      </div>
      <Button type="submit" size="large" block busy={state.matches('verifying')}>
        {t('code.enter')}
      </Button>
      <div className={styles.row}>
        <Resend />
        <Badge icon="clock">{t('code.validFor')}</Badge>
      </div>
    </form>
  );
}

function Resend() {
  const { t } = useTranslation('identity');
  const { state, send } = useSignIn();
  const left = useCountdown(state.context.resendAt);
  if (left > 0) {
    return (
      <span className="muted">
        {t('code.newIn')} <Ltr>{`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}</Ltr>
      </span>
    );
  }
  return (
    <Button
      kind="ghost"
      icon="rotate"
      busy={state.matches('resending')}
      onClick={() => send({ type: 'resend' })}
    >
      {t('code.resend')}
    </Button>
  );
}
