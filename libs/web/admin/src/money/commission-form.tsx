import { setCommission } from '@smachot/contracts';
import { useConfirmed, useContractForm, useProblemText } from '@smachot/web-platform';
import { Button, Field, Note, useSnackbar } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useSetCommissionMutation } from '../acts/acts-api';
import styles from '../acts/acts.module.css';

const EMPTY = { partnerId: '', basisPoints: '', reason: '' };

/** @param one the business whose page this is; without one its id is typed */
const useCommissionForm = (one: string) => {
  const { t } = useTranslation('admin');
  const say = useSnackbar();
  const confirmed = useConfirmed();
  const [set] = useSetCommissionMutation();
  return useContractForm(setCommission.body, {
    defaults: { ...EMPTY, partnerId: one },
    // percents are typed; an empty rate of one business ends its own rate
    wireOf: ({ partnerId, basisPoints, reason }) => ({
      partnerId: partnerId.trim() || null,
      basisPoints: basisPoints.trim() === '' ? null : Math.round(Number(basisPoints) * 100),
      reason,
    }),
    send: async (body, _, reset) => {
      const { error } = await confirmed(() => set({ body }));
      if (error) return error;
      reset();
      say(t('commissions.done'));
    },
  });
};

/** Sets a rate from now on, for all businesses or for one. `partnerId`: for that one alone. */
export function CommissionForm({ partnerId = '' }: { partnerId?: string }) {
  const { t } = useTranslation('admin');
  const words = useProblemText();
  const form = useCommissionForm(partnerId);
  const { problem } = form;
  return (
    <form className={styles.screen} {...form.props}>
      {partnerId ? null : <h2>{t('commissions.set')}</h2>}
      <div className={styles.form}>
        {partnerId ? null : (
          <Field
            ltr
            label={t('commissions.partner')}
            hint={t('commissions.partnerHint')}
            {...form.field('partnerId')}
          />
        )}
        <Field
          ltr
          inputMode="decimal"
          label={t('commissions.percent')}
          hint={t('commissions.percentHint')}
          {...form.field('basisPoints')}
        />
      </div>
      <Field label={t('reason')} {...form.field('reason')} />
      <Note tone="primary">{t('commissions.consequence')}</Note>
      {problem && !problem.fields ? <Note tone="bad">{words(problem)}</Note> : null}
      <div>
        <Button type="submit" busy={form.busy}>
          {t('commissions.save')}
        </Button>
      </div>
    </form>
  );
}
