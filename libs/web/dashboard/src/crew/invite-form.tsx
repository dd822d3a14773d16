import { CrewRole } from '@smachot/contracts';
import { readPhone } from '@smachot/kernel';
import { useConfirmed, useFieldText, useProblemText } from '@smachot/web-platform';
import { Button, Card, Field, Note, SelectField, useSnackbar } from '@smachot/web-ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useInviteToCrewMutation } from '../dashboard-api';
import { useOwnStore } from '../shell/own-store';
import dashboardStyles from '../dashboard.module.css';
import crewStyles from './crew.module.css';

export const useRoleOptions = () => {
  const { t } = useTranslation('dashboard');
  return CrewRole.options.map((value) => ({ value, label: t(`crew.roles.${value}`) }));
};

/** The error code of a typed phone number, or undefined. */
const faultOf = (typed: string): string | undefined => {
  if (!typed.trim()) return 'field.required';
  const reading = readPhone(typed);
  if (!reading.ok) return 'phone.invalid';
  return /^\+9725/.test(reading.e164) ? undefined : 'crew.not_a_mobile';
};

export function InviteForm() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const say = useSnackbar();
  const fieldText = useFieldText();
  const words = useProblemText();
  const [phone, setPhone] = useState('');
  const [role, setRole] = useState<CrewRole>('Member');
  const [tried, setTried] = useState(false);
  // pressed again after silence, it is the same invitation
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [invite, inviting] = useInviteToCrewMutation();
  const options = useRoleOptions();
  const confirmed = useConfirmed();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faultOf(phone)) return;
    const body = { phoneNumber: phone, role };
    const { error } = await confirmed(() => invite({ params: { partner }, body, idempotencyKey: key }));
    if (error) return;
    say(t('crew.invited'));
    setPhone('');
    setTried(false);
    setKey(crypto.randomUUID());
  };
  return (
    <Card component="section" aria-labelledby="cw-invite">
      <form className={dashboardStyles.stack} noValidate onSubmit={(event) => void submit(event)}>
        <h2 id="cw-invite" className={crewStyles.head}>
          {t('crew.invite')}
        </h2>
        <div className={dashboardStyles.pair}>
          <Field
            ltr
            type="tel"
            label={t('crew.phone')}
            hint={t('crew.phoneHint')}
            value={phone}
            error={tried ? fieldText(faultOf(phone)) : undefined}
            onChange={({ target }) => {
              setPhone(target.value);
              setKey(crypto.randomUUID());
            }}
          />
          <SelectField
            label={t('crew.role')}
            hint={t(`crew.roleHints.${role}`)}
            options={options}
            value={role}
            onChange={(event) => {
              setRole(event.target.value as CrewRole);
              setKey(crypto.randomUUID());
            }}
          />
        </div>
        {inviting.error ? <Note tone="bad">{words(inviting.error)}</Note> : null}
        <div>
          <Button type="submit" icon="send" busy={inviting.isLoading}>
            {t('crew.send')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
