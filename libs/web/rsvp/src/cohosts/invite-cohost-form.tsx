import { CohostRole, type EventId, inviteCohost } from '@smachot/contracts';
import { type E164, isMobile } from '@smachot/kernel';
import { useContractForm, useProblemText, type FieldErrors } from '@smachot/web-platform';
import { Button, Field, Note, SelectField, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInviteCohostMutation } from './cohosts-api';
import styles from './cohosts.module.css';

export const useRoleOptions = () => {
  const { t } = useTranslation('rsvp');
  return CohostRole.options.map((value) => ({ value, label: t(`cohosts.roles.${value}`) }));
};

const rules = {
  refine: (errors: FieldErrors, _: unknown, body: { phoneNumber: E164 } | undefined) =>
    body && !isMobile(body.phoneNumber) ? { phoneNumber: 'otp.not_a_mobile' } : errors,
};

const EMPTY: { phoneNumber: string; role: CohostRole } = { phoneNumber: '', role: 'Editor' };

const useInviteForm = (eventId: EventId) => {
  const { t } = useTranslation('rsvp');
  const say = useSnackbar();
  // pressed again after silence, it is the same invitation
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [invite] = useInviteCohostMutation();
  return useContractForm(inviteCohost.body, {
    ...rules,
    defaults: EMPTY,
    onTyped: () => setKey(crypto.randomUUID()),
    send: async (_, body, reset) => {
      const { error } = await invite({ params: { eventId }, body, idempotencyKey: key });
      if (error) return error;
      say(t('cohosts.invited'));
      reset({ phoneNumber: '', role: body.role });
      setKey(crypto.randomUUID());
    },
  });
};

export function InviteCohostForm({ eventId }: { eventId: EventId }) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const options = useRoleOptions();
  const form = useInviteForm(eventId);
  return (
    <form className={styles.stack} {...form.props}>
      <h3>{t('cohosts.invite')}</h3>
      <Field
        ltr
        type="tel"
        label={t('cohosts.phone')}
        hint={t('cohosts.phoneHint')}
        {...form.field('phoneNumber')}
      />
      <SelectField
        label={t('cohosts.role')}
        hint={t(`cohosts.roleHints.${form.values.role}`)}
        options={options}
        {...form.choice('role')}
      />
      {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      <div>
        <Button type="submit" icon="send" busy={form.busy}>
          {t('cohosts.send')}
        </Button>
      </div>
    </form>
  );
}
