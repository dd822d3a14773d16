import { CohostRole } from '@smachot/contracts';
import { readPhone } from '@smachot/kernel';
import { useFieldText, useProblemText } from '@smachot/web-platform';
import { Button, Field, Note, SelectField, useSnackbar } from '@smachot/web-ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useInviteCohostMutation } from './cohosts-api';
import styles from './cohosts.module.css';

export const useRoleOptions = () => {
  const { t } = useTranslation('rsvp');
  return CohostRole.options.map((value) => ({ value, label: t(`cohosts.roles.${value}`) }));
};

/** The error code of a typed phone number, or undefined. */
const faultOf = (typed: string): string | undefined => {
  if (!typed.trim()) return 'field.required';
  const reading = readPhone(typed);
  if (!reading.ok) return 'phone.invalid';
  return reading.mobile ? undefined : 'otp.not_a_mobile';
};

export function InviteCohostForm({ eventId }: { eventId: string }) {
  const { t } = useTranslation('rsvp');
  const say = useSnackbar();
  const fieldText = useFieldText();
  const words = useProblemText();
  const [phone, setPhone] = useState('');
  const [role, setRole] = useState<CohostRole>('Editor');
  const [tried, setTried] = useState(false);
  // pressed again after silence, it is the same invitation
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [invite, inviting] = useInviteCohostMutation();
  const options = useRoleOptions();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faultOf(phone)) return;
    const body = { phoneNumber: phone, role };
    const { error } = await invite({ params: { eventId }, body, idempotencyKey: key });
    if (error) return;
    say(t('cohosts.invited'));
    setPhone('');
    setTried(false);
    setKey(crypto.randomUUID());
  };
  return (
    <form className={styles.stack} noValidate onSubmit={(event) => void submit(event)}>
      <h3>{t('cohosts.invite')}</h3>
      <Field
        ltr
        type="tel"
        label={t('cohosts.phone')}
        hint={t('cohosts.phoneHint')}
        value={phone}
        error={tried ? fieldText(faultOf(phone)) : undefined}
        onChange={({ target }) => {
          setPhone(target.value);
          setKey(crypto.randomUUID());
        }}
      />
      <SelectField
        label={t('cohosts.role')}
        hint={t(`cohosts.roleHints.${role}`)}
        options={options}
        value={role}
        onChange={(event) => {
          setRole(event.target.value as CohostRole);
          setKey(crypto.randomUUID());
        }}
      />
      {inviting.error ? <Note tone="bad">{words(inviting.error)}</Note> : null}
      <div>
        <Button type="submit" icon="send" busy={inviting.isLoading}>
          {t('cohosts.send')}
        </Button>
      </div>
    </form>
  );
}
