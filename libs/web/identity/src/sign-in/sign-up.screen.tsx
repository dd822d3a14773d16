import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { SignUp } from '@smachot/contracts';
import { useDraft, useFieldText, useProblemText, useTitle } from '@smachot/web-platform';
import { Button, CheckField, Field, Note, LegalLinks } from '@smachot/web-ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { OptionalEmail } from '../optional-email';
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

/** /login/signup: names, e-mail if wanted, terms. */
export function SignUpScreen() {
  const { t } = useTranslation('identity');
  const { state, send } = useSignIn();
  const [draft, keepDraft, clearDraft] = useDraft<Typed>('sign-up', blank);
  const fieldText = useFieldText();
  const problemText = useProblemText();
  const form = useForm({
    defaultValues: draft,
    resolver: standardSchemaResolver(SignUpForm as never, undefined, { raw: true }),
  });
  const { register, handleSubmit, formState, subscribe } = form;
  useTitle(t('signUp.title'));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }),
    [subscribe, keepDraft],
  );
  const submit = handleSubmit((values) => {
    clearDraft();
    const parsed = SignUpForm.safeParse(values);
    if (parsed.success) send({ type: 'sign-up', form: parsed.data });
  });
  const said = (name: keyof Typed) =>
    fieldText(formState.errors[name]?.message ?? state.context.problem?.fields?.[name]);
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <h1>{t('signUp.title')}</h1>
        <p className="muted">{t('signUp.lead')}</p>
      </div>
      <div className={styles.names}>
        <Field
          label={t('names.first')}
          autoComplete="given-name"
          autoFocus
          {...register('firstName')}
          error={said('firstName')}
        />
        <Field
          label={t('names.last')}
          autoComplete="family-name"
          {...register('lastName')}
          error={said('lastName')}
        />
      </div>
      <Field
        label={t('email.label')}
        hint={t('email.hint')}
        type="email"
        ltr
        autoComplete="email"
        {...register('email')}
        error={said('email')}
      />
      <CheckField label={t('signUp.terms')} {...register('termsAccepted')} error={said('termsAccepted')} />
      <LegalLinks pages={['terms', 'privacy']} />
      {state.context.problem && !state.context.problem.fields ? (
        <Note tone="bad">{problemText(state.context.problem)}</Note>
      ) : null}
      <Button type="submit" size="large" block busy={state.matches('signingUp')}>
        {t('signUp.done')}
      </Button>
    </form>
  );
}
