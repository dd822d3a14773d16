import { ProfileChanges, type User } from '@smachot/contracts';
import { differing, useConfirmed, useContractForm, useProblemText } from '@smachot/web-platform';
import { Button, DraftNote, Field, Note, useSnackbar } from '@smachot/web-ui';
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

const useDetailsForm = (user: User) => {
  const { t } = useTranslation('identity');
  const stored: Typed = { firstName: user.firstName, lastName: user.lastName, email: user.email ?? '' };
  const [change] = useChangeProfileMutation();
  const confirmed = useConfirmed();
  const say = useSnackbar();
  return useContractForm(Details, {
    defaults: stored,
    draft: 'profile',
    version: JSON.stringify(stored),
    send: async (body, typed) => {
      // what is shown of the others may be older than what another device saved
      const changes = Object.fromEntries(differing(stored, typed).map((name) => [name, body[name]]));
      const { error } = await confirmed(() => change({ body: changes }));
      if (error) return error;
      say(t('profile.saved'));
    },
  });
};

export function DetailsForm({ user }: { user: User }) {
  const { t } = useTranslation('identity');
  const problemText = useProblemText();
  const form = useDetailsForm(user);
  const { problem } = form;
  return (
    <form className="ui-flow" {...form.props}>
      <DraftNote form={form} />
      <Field label={t('names.first')} autoComplete="given-name" {...form.field('firstName')} />
      <Field label={t('names.last')} autoComplete="family-name" {...form.field('lastName')} />
      <Field
        label={t('email.label')}
        hint={t('email.hint')}
        type="email"
        ltr
        autoComplete="email"
        {...form.field('email')}
      />
      {problem && !problem.fields ? <Note tone="bad">{problemText(problem)}</Note> : null}
      <div>
        <Button type="submit" busy={form.busy}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  );
}
