import { CrewRole, inviteCrew } from '@smachot/contracts';
import { type E164, isIsraeliMobile } from '@smachot/kernel';
import { useConfirmed, useContractForm, type FieldErrors } from '@smachot/web-platform';
import { Button, Card, Field, SelectField, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInviteToCrewMutation } from '../dashboard-api';
import { useOwnStore } from '../shell/own-store';
import { Refusal } from '../subscription/refusal';
import dashboardStyles from '../dashboard.module.css';
import crewStyles from './crew.module.css';

export const useRoleOptions = () => {
  const { t } = useTranslation('dashboard');
  return CrewRole.options.map((value) => ({ value, label: t(`crew.roles.${value}`) }));
};

const rules = {
  refine: (errors: FieldErrors, _: unknown, body: { phoneNumber: E164 } | undefined) =>
    body && !isIsraeliMobile(body.phoneNumber) ? { phoneNumber: 'crew.not_a_mobile' } : errors,
};

const EMPTY: { phoneNumber: string; role: CrewRole } = { phoneNumber: '', role: 'Member' };

const useInviteForm = () => {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const say = useSnackbar();
  // pressed again after silence, it is the same invitation
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [invite] = useInviteToCrewMutation();
  const confirmed = useConfirmed();
  return useContractForm(inviteCrew.body, {
    ...rules,
    defaults: EMPTY,
    onTyped: () => setKey(crypto.randomUUID()),
    send: async (_, body, reset) => {
      const { error } = await confirmed(() => invite({ params: { partner }, body, idempotencyKey: key }));
      if (error) return error;
      say(t('crew.invited'));
      reset({ phoneNumber: '', role: body.role });
      setKey(crypto.randomUUID());
    },
  });
};

export function InviteForm() {
  const { t } = useTranslation('dashboard');
  const options = useRoleOptions();
  const form = useInviteForm();
  return (
    <Card component="section" aria-labelledby="cw-invite">
      <form className={dashboardStyles.stack} {...form.props}>
        <h2 id="cw-invite" className={crewStyles.head}>
          {t('crew.invite')}
        </h2>
        <div className={dashboardStyles.pair}>
          <Field
            ltr
            type="tel"
            label={t('crew.phone')}
            hint={t('crew.phoneHint')}
            {...form.field('phoneNumber')}
          />
          <SelectField
            label={t('crew.role')}
            hint={t(`crew.roleHints.${form.values.role}`)}
            options={options}
            {...form.choice('role')}
          />
        </div>
        {form.problem ? <Refusal problem={form.problem} /> : null}
        <div>
          <Button type="submit" icon="send" busy={form.busy}>
            {t('crew.send')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
