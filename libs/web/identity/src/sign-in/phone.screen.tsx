import { requestCode } from '@smachot/contracts';
import { isMobile, nationalPhone } from '@smachot/kernel';
import { problemOf, useContractForm, useProblemText, useTitle } from '@smachot/web-platform';
import { Button, Ltr, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
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

const Sent = z.object({ phone: requestCode.body.shape.phone });

/** Problems that are said at the field of the phone. */
const OF_PHONE: readonly string[] = ['phone.invalid', 'otp.not_a_mobile', 'request.invalid'];

const usePhoneForm = () => {
  const { state, send } = useSignIn();
  return useContractForm(Sent, {
    defaults: { phone: state.context.phone ? nationalPhone(state.context.phone) : '' },
    wireOf: ({ phone }) => ({ phone: phone.trim() }),
    // a code can only be sent to a mobile phone
    refine: (errors, _, body) => (body && !isMobile(body.phone) ? { phone: 'otp.not_a_mobile' } : errors),
    send: ({ phone }) => send({ type: 'phone', phone }),
  });
};

function PhoneForm() {
  const { t } = useTranslation('identity');
  const { state, send } = useSignIn();
  const form = usePhoneForm();
  const problemText = useProblemText();
  useTitle(t('phone.title'));
  const { problem } = state.context;
  const inField = problem && OF_PHONE.includes(problemOf(problem).code ?? '');
  const phone = form.control('phone');
  return (
    <form className={styles.form} {...form.props}>
      <div>
        <h1>{t('phone.title')}</h1>
        <p className="muted">
          {t('phone.leadBefore')}
          <Ltr>SMS</Ltr>
          {t('phone.leadAfter')}
        </p>
      </div>
      <PhoneField {...phone} error={phone.error ?? (inField ? problemText(problem) : undefined)} />
      {problem && !inField && !phone.error ? <Note tone="bad">{problemText(problem)}</Note> : null}
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
