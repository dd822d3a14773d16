import type { PayoutBatch } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useAddress, useConfirmed, useFormat } from '@smachot/web-platform';
import { Button, Note, type IconName } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useConfirmPayoutsSentMutation, useMakePayoutFileMutation } from '../payouts-api';
import { ReasonDialog } from '../reason.dialog';
import { AnswerDialog } from './answer.dialog';
import { downloadFile } from './batch-files';
import styles from '../payouts.module.css';

export type BatchAct = 'make' | 'download' | 'sent' | 'answer';
const ICON: Record<BatchAct, IconName> = {
  make: 'file',
  download: 'download',
  sent: 'send',
  answer: 'upload',
};

/** What can be done with a batch now. The bank may return a payout after its first answer, so a later answer is read too. */
const actsOf = ({ status, fileNumber, payouts }: PayoutBatch): readonly BatchAct[] => {
  if (status === 'planning') return [];
  if (status !== 'planned') return ['answer'];
  if (payouts.count === 0) return [];
  return fileNumber === null ? ['make'] : ['download', 'sent', 'make'];
};

/** The acts of a batch; the one that is being done is in the address. */
export function BatchActs({ batch }: { batch: PayoutBatch }) {
  const { t } = useTranslation('admin');
  const [act, setAct] = useAddress<BatchAct | ''>('act', '');
  const acts = actsOf(batch);
  const close = () => setAct(null);
  return (
    <>
      {batch.status === 'planning' ? <Note icon="clock">{t('payouts.stillPlanning')}</Note> : null}
      {acts.length > 0 ? (
        <div className={styles.acts}>
          {acts.map((one, index) => (
            <Button
              key={one}
              kind={index === 0 ? 'primary' : 'soft'}
              icon={ICON[one]}
              onClick={() => setAct(one, { push: true })}
            >
              {t(one === 'make' && batch.fileNumber !== null ? 'payouts.acts.remake' : `payouts.acts.${one}`)}
            </Button>
          ))}
        </div>
      ) : null}
      {act === 'answer' && acts.includes('answer') ? <AnswerDialog batch={batch} onClose={close} /> : null}
      {act !== '' && act !== 'answer' && acts.includes(act) ? (
        <ActDialog act={act} batch={batch} onClose={close} />
      ) : null}
    </>
  );
}

/** Sends an act with its reason, after the identity was confirmed; returns the error, if any. */
const useSend = ({ id: batchId, fileNumber }: PayoutBatch) => {
  const confirmed = useConfirmed();
  const [make] = useMakePayoutFileMutation();
  const [sent] = useConfirmPayoutsSentMutation();
  const params = { batchId };
  return {
    make: async (reason: string) =>
      (await confirmed(() => make({ params, body: { replaces: fileNumber, reason } }))).error,
    download: async (reason: string) =>
      (await confirmed(() => downloadFile(batchId, fileNumber ?? 0, reason))).error,
    sent: async (reason: string) =>
      (await confirmed(() => sent({ params, body: { fileNumber: fileNumber ?? 0, reason } }))).error,
  };
};

type ActProps = { act: Exclude<BatchAct, 'answer'>; batch: PayoutBatch; onClose: () => void };

function ActDialog({ act, batch, onClose }: ActProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const send = useSend(batch);
  const again = act === 'make' && batch.fileNumber !== null;
  const words = again ? 'remake' : act;
  return (
    <ReasonDialog
      title={t(`payouts.asks.${words}`, { number: batch.fileNumber })}
      text={t(`payouts.texts.${words}`, {
        sum: isolate(format.shekels(batch.payouts.total)),
        number: batch.fileNumber,
      })}
      confirm={t(`payouts.acts.${words}`)}
      icon={ICON[act]}
      send={send[act]}
      onClose={onClose}
    />
  );
}
