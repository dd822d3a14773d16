import { SignUp, TERMS_VERSION } from '@smachot/contracts';
import { useContractForm, useDraft, useFieldText, useProblemText, useTitle } from '@smachot/web-platform';
import { Button, CheckField, Field, Note, LegalLinks } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useMeQuery } from '../identity-api';
import { OptionalEmail } from '../optional-email';
import { EmailToVerify } from '../profile/email-to-verify';
import { useSignIn } from './use-sign-in';
import styles from './auth-layout.module.css';

const SignUpForm = z.object({
  firstName: SignUp.shape.firstName,
  lastName: SignUp.shape.lastName,
  email: OptionalEmail,
  termsAccepted: SignUp.shape.termsAccepted,
});
type Typed = { firstName: string; lastName: string; email: string; termsAccepted: boolean };
const blank: Typed = { firstName: '', lastName: '', email: '', termsAccepted: false };

const useSignUpForm = () => {
  const { state, send } = useSignIn();
  const [draft, onTyped, clearDraft] = useDraft<Typed>('sign-up', blank);
  const fieldText = useFieldText();
  const form = useContractForm(SignUpForm, {
    defaults: draft,
    onTyped,
    send: (body) => {
      clearDraft();
      send({ type: 'sign-up', form: { ...body, termsVersion: TERMS_VERSION } });
    },
  });
  const { problem } = state.context;
  /** The flow sends the call, so its refusals are not the form's own. */
  const refused = (name: keyof Typed) => fieldText(problem?.fields?.[name]);
  const field = (name: Exclude<keyof Typed, 'termsAccepted'>) => {
    const bound = form.field(name);
    return { ...bound, error: bound.error ?? refused(name) };
  };
  const terms = form.tick('termsAccepted');
  return {
    props: form.props,
    field,
    terms: { ...terms, error: terms.error ?? refused('termsAccepted') },
    problem: problem?.fields ? null : problem,
    busy: state.matches('signingUp'),
  };
};

/** /login/signup: the details of a new account, then the e-mail address that was given. */
export function SignUpScreen() {
  const { state } = useSignIn();
  return state.matches('verifyEmail') ? <EmailStep /> : <DetailsStep />;
}

/** Verifies the e-mail address, or leaves it for later. */
function EmailStep() {
  const { t } = useTranslation('identity');
  const { send } = useSignIn();
  const { data } = useMeQuery();
  const isVerified = data?.emailVerified ?? false;
  useTitle(t('signUp.email'));
  return (
    <div className={styles.form}>
      <h1>{t('signUp.email')}</h1>
      <EmailToVerify />
      <Button
        kind={isVerified ? 'primary' : 'ghost'}
        size="large"
        block
        onClick={() => send({ type: 'go-on' })}
      >
        {t(isVerified ? 'signUp.goOn' : 'signUp.later')}
      </Button>
    </div>
  );
}

/** Names, e-mail if wanted, terms. */
function DetailsStep() {
  const { t } = useTranslation('identity');
  const problemText = useProblemText();
  const { props, field, terms, problem, busy } = useSignUpForm();
  useTitle(t('signUp.title'));
  return (
    <form className={styles.form} {...props}>
      <div>
        <h1>{t('signUp.title')}</h1>
        <p className="muted">{t('signUp.lead')}</p>
      </div>
      <div className={styles.names}>
        <Field label={t('names.first')} autoComplete="given-name" autoFocus {...field('firstName')} />
        <Field label={t('names.last')} autoComplete="family-name" {...field('lastName')} />
      </div>
      <Field
        label={t('email.label')}
        hint={t('email.hint')}
        type="email"
        ltr
        autoComplete="email"
        {...field('email')}
      />
      <CheckField label={t('signUp.terms')} {...terms} />
      <LegalLinks pages={['terms', 'privacy']} />
      {problem ? <Note tone="bad">{problemText(problem)}</Note> : null}
      <Button type="submit" size="large" block busy={busy}>
        {t('signUp.done')}
      </Button>
    </form>
  );
}
