import { Phone, signInWithPassword } from '@smachot/contracts';
import { nationalPhone } from '@smachot/kernel';
import { useContractForm, useProblemText, useTitle } from '@smachot/web-platform';
import { Button, Field, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { PhoneField } from './phone-field';
import { useSignIn } from './use-sign-in';
import styles from './auth-layout.module.css';

const SecondFactor = z.object({ password: signInWithPassword.body.shape.password });
const PhoneAndPassword = z.extend(SecondFactor, { phone: Phone });

/** Phone and password, for people who set a password. */
export function PasswordForm() {
  const { t } = useTranslation('identity');
  const { state, send } = useSignIn();
  const problemText = useProblemText();
  const form = useContractForm(PhoneAndPassword, {
    defaults: { phone: state.context.phone ? nationalPhone(state.context.phone) : '', password: '' },
    send: (body) => send({ type: 'password', ...body }),
  });
  useTitle(t('password.title'));
  return (
    <form className={styles.form} {...form.props}>
      <div>
        <h1>{t('password.title')}</h1>
        <p className="muted">{t('password.lead')}</p>
      </div>
      <PhoneField {...form.control('phone')} />
      <Field
        label={t('password.label')}
        type="password"
        autoComplete="current-password"
        ltr
        {...form.field('password')}
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
  const problemText = useProblemText();
  const form = useContractForm(SecondFactor, {
    defaults: { password: '' },
    send: (body) => send({ type: 'password', ...body }),
  });
  useTitle(t('second.title'));
  return (
    <form className={styles.form} {...form.props}>
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
        {...form.field('password')}
      />
      {state.context.problem ? <Note tone="bad">{problemText(state.context.problem)}</Note> : null}
      <Button type="submit" size="large" block busy={state.matches('checkingSecondFactor')}>
        {t('code.enter')}
      </Button>
    </form>
  );
}
