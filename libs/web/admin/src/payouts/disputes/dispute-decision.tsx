import { type ChargebackRecord, type ChargebackStatus, decideChargeback } from '@smachot/contracts';
import { useAddress, useConfirmed, useContractForm, useProblemText } from '@smachot/web-platform';
import { Button, Dialog, Field, Note, type IconName } from '@smachot/web-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecideChargebackMutation } from '../payouts-api';
import styles from '../payouts.module.css';

export type Decision = 'evidence_sent' | 'won' | 'lost';

/** The decisions that can follow each state; the provider may give a lost sum back late. */
const DECISIONS: Record<ChargebackStatus, readonly Decision[]> = {
  opened: ['evidence_sent', 'won', 'lost'],
  evidence_sent: ['won', 'lost'],
  won: [],
  lost: ['won'],
};
const ICON: Record<Decision, IconName> = { evidence_sent: 'send', won: 'check', lost: 'x' };

/** What an admin records about a disputed charge; the one that is being written is in the address. */
export function DisputeDecision({ record }: { record: ChargebackRecord }) {
  const { t } = useTranslation('admin');
  const [deciding, setDeciding] = useAddress<Decision | ''>('decide', '');
  const possible = DECISIONS[record.status];
  if (possible.length === 0) return null;
  return (
    <div className={styles.acts}>
      {possible.map((decision, index) => (
        <Button
          key={decision}
          kind={index === 0 ? 'primary' : 'soft'}
          icon={ICON[decision]}
          onClick={() => setDeciding(decision, { push: true })}
        >
          {t(`payouts.disputes.decide.${decision}`)}
        </Button>
      ))}
      {deciding !== '' && possible.includes(deciding) ? (
        <DecisionDialog record={record} decision={deciding} onClose={() => setDeciding(null)} />
      ) : null}
    </div>
  );
}

type Props = { record: ChargebackRecord; decision: Decision; onClose: () => void };

const useDecision = ({ record: { _id, version }, decision, onClose }: Props) => {
  const confirmed = useConfirmed();
  const [decide] = useDecideChargebackMutation();
  return useContractForm(decideChargeback.body, {
    defaults: { reason: '' },
    wireOf: ({ reason }) => ({ decision, reason, version }),
    send: async (body) => {
      const { error } = await confirmed(() => decide({ params: { chargebackId: _id }, body }));
      if (error) return error;
      onClose();
    },
  });
};

function DecisionDialog(props: Props) {
  const { decision, onClose } = props;
  const { t } = useTranslation('admin');
  const words = useProblemText();
  const id = useId();
  const form = useDecision(props);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`payouts.disputes.decide.${decision}`)}
      actions={
        <>
          <Button type="submit" form={id} icon={ICON[decision]} busy={form.busy} danger={decision === 'lost'}>
            {t(`payouts.disputes.decide.${decision}`)}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('payouts.keep')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.stack} {...form.props}>
        <p>{t(`payouts.disputes.consequence.${decision}`)}</p>
        <Field
          multiline
          minRows={3}
          label={t(`payouts.disputes.note.${decision}`)}
          hint={t('payouts.reasonHint')}
          {...form.field('reason')}
        />
        {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      </form>
    </Dialog>
  );
}
