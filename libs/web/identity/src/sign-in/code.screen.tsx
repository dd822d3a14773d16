import { verifyCode } from '@smachot/contracts';
import { useContractForm, useProblemText, useTitle } from '@smachot/web-platform';
import { Badge, Button, CodeInput, Ltr, Note, PhoneText } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useCountdown } from './use-countdown';
import { SecondFactorForm } from './password-form';
import { useSignIn } from './use-sign-in';
import styles from './auth-layout.module.css';

const Typed = z.object({ code: verifyCode.body.shape.code });

/** /login/verify: the code, and for super admins the password after it. */
export function CodeScreen() {
  const { state } = useSignIn();
  const second = state.matches('secondFactor') || state.matches('checkingSecondFactor');
  const { wrongCodes, resendAt } = state.context;
  return second ? <SecondFactorForm /> : <CodeForm key={`${wrongCodes} ${resendAt}`} />;
}

/** The phone that the code was sent to, and the way to another one. */
function CodeHead() {
  const { t } = useTranslation('identity');
  const { state, send } = useSignIn();
  return (
    <div>
      <h1>{t('code.title')}</h1>
      <p className="muted">
        {t('code.sentTo')} <PhoneText phone={state.context.phone} /> ·{' '}
        <button type="button" className={styles.link} onClick={() => send({ type: 'restart' })}>
          {t('code.change')}
        </button>
      </p>
    </div>
  );
}

/** Keyed by refused and sent codes: after a wrong or a new code the cells are empty and have the focus. */
function CodeForm() {
  const { t } = useTranslation('identity');
  const { state, send } = useSignIn();
  const form = useContractForm(Typed, {
    defaults: { code: '' },
    send: ({ code }) => send({ type: 'code', code }),
  });
  const { code } = form.values;
  const problemText = useProblemText();
  const { problem } = state.context;
  useTitle(t('code.title'));
  return (
    <form className={styles.form} {...form.props}>
      <CodeHead />
      <CodeInput
        value={code}
        onChange={form.control('code').onChange}
        onComplete={() => void form.submit()}
        label={t('code.label')}
        invalid={problem !== null && code === ''}
        describedBy="code-problem"
        autoFocus
      />
      <div id="code-problem">
        {problem ? <Note tone="bad">{problemText(problem)}</Note> : null}
        {form.errors['code'] && !problem ? <Note tone="bad">{t('code.sixDigits')}</Note> : null}
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
