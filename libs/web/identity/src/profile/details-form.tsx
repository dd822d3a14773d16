import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ProfileChanges, type User } from '@smachot/contracts';
import { problemOf, useConfirmed, useDraft, useFieldText, useProblemText } from '@smachot/web-platform';
import { Button, Field, Note, useSnackbar } from '@smachot/web-ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { OptionalEmail } from '../optional-email';
import { useChangeProfileMutation } from '../identity-api';

const Details = z.object({
  firstName: ProfileChanges.shape.firstName,
  lastName: ProfileChanges.shape.lastName,
  email: OptionalEmail,
});
type Typed = { firstName: string; lastName: string; email: string };

export function DetailsForm({ user }: { user: User }) {
  const { t } = useTranslation('identity');
  const stored: Typed = { firstName: user.firstName, lastName: user.lastName, email: user.email ?? '' };
  const [draft, keepDraft, clearDraft, restored] = useDraft<Typed>('profile', stored);
  const [change, { isLoading, error }] = useChangeProfileMutation();
  const confirmed = useConfirmed();
  const fieldText = useFieldText();
  const problemText = useProblemText();
  const say = useSnackbar();
  const { register, handleSubmit, formState, subscribe } = useForm({
    defaultValues: draft,
    resolver: standardSchemaResolver(Details as never, undefined, { raw: true }),
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }),
    [subscribe, keepDraft],
  );
  const submit = handleSubmit(async (values) => {
    const body = Details.parse(values);
    const { error: refusal } = await confirmed(() => change({ body }));
    if (refusal) return;
    clearDraft();
    say(t('profile.saved'));
  });
  const refused = error ? problemOf(error) : null;
  const said = (name: keyof Typed) => fieldText(formState.errors[name]?.message ?? refused?.fields?.[name]);
  return (
    <form className="ui-flow" onSubmit={(event) => void submit(event)} noValidate>
      {restored ? <Note>{t('profile.draft')}</Note> : null}
      <Field
        label={t('names.first')}
        autoComplete="given-name"
        {...register('firstName')}
        error={said('firstName')}
      />
      <Field
        label={t('names.last')}
        autoComplete="family-name"
        {...register('lastName')}
        error={said('lastName')}
      />
      <Field
        label={t('email.label')}
        hint={t('email.hint')}
        type="email"
        ltr
        autoComplete="email"
        {...register('email')}
        error={said('email')}
      />
      {refused && !refused.fields ? <Note tone="bad">{problemText(refused)}</Note> : null}
      <div>
        <Button type="submit" busy={isLoading}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  );
}
