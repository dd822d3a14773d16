import { type AdminPayout, type PayoutBatch, PAYOUT_ANSWER_MAX_BYTES } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { refusalWith, useAppDispatch, useConfirmed, useFormat } from '@smachot/web-platform';
import { Ltr, Note, useSnackbar } from '@smachot/web-ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { payoutsApi } from '../payouts-api';
import { ReasonDialog } from '../reason.dialog';
import { Sum } from '../sum';
import { type AnsweredPayment, previewAnswer } from './answer-preview';
import { uploadAnswer } from './batch-files';
import styles from '../payouts.module.css';

type Chosen = { file: File; payments: AnsweredPayment[] | null };

/** The characters of the bank's code page are no matter here: digits are the same in all of them. */
const readChosen = async (file: File): Promise<Chosen> => {
  const text = new TextDecoder('latin1').decode(await file.slice().arrayBuffer());
  return { file, payments: previewAnswer(text) };
};

type Props = { batch: PayoutBatch; onClose: () => void };

const useSendAnswer = ({ batch }: Props, chosen: Chosen | null) => {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const tell = useSnackbar();
  const confirmed = useConfirmed();
  return async (reason: string) => {
    if (!chosen) return undefined;
    if (chosen.file.size > PAYOUT_ANSWER_MAX_BYTES) return refusalWith('payouts.answer_unreadable');
    const done = await confirmed(() => uploadAnswer(batch.id, chosen.file, reason));
    dispatch(payoutsApi.util.invalidateTags(['Payout']));
    if (done.read) tell(t('payouts.answer.read', { count: done.read.returned }));
    return done.error;
  };
};

/** The bank's answer: chosen, looked at, then read by the server, which returns and pays the payouts by it. */
export function AnswerDialog(props: Props) {
  const { batch, onClose } = props;
  const { t } = useTranslation('admin');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const send = useSendAnswer(props, chosen);
  return (
    <ReasonDialog
      title={t('payouts.asks.answer')}
      text={t('payouts.texts.answer')}
      confirm={t('payouts.acts.answer')}
      icon="upload"
      disabled={chosen === null}
      send={send}
      onClose={onClose}
    >
      <ChooseFile onFile={(file) => void readChosen(file).then(setChosen)} />
      {chosen ? <Preview chosen={chosen} batch={batch} /> : null}
    </ReasonDialog>
  );
}

function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('admin');
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {t('payouts.answer.file')}
      </label>
      <input
        id={id}
        type="file"
        className={styles.file}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
        }}
      />
    </div>
  );
}

const SHOWN = 20;

/** What the file says, before anything is done by it. */
function Preview({ chosen: { file, payments }, batch }: { chosen: Chosen; batch: PayoutBatch }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  if (!payments)
    return (
      <Note tone="warn" icon="alert">
        {t('payouts.answer.unknown', { name: isolate(file.name) })}
      </Note>
    );
  const total = payments.reduce((sum, { agorot }) => sum + agorot, 0);
  return (
    <section aria-labelledby="po-preview" className={styles.stack}>
      <h3 id="po-preview">{t('payouts.answer.preview')}</h3>
      <p>
        {t('payouts.answer.says', { count: payments.length, sum: isolate(format.money(total)) })}{' '}
        {t('payouts.answer.others', { count: Math.max(0, batch.payouts.count - payments.length) })}
      </p>
      <ul className={styles.rows}>
        {payments.slice(0, SHOWN).map(({ reference, agorot }) => (
          <Returned key={reference} reference={reference} amount={agorot / 100} />
        ))}
      </ul>
      {payments.length > SHOWN ? (
        <p className="small muted">{t('payouts.answer.andMore', { count: payments.length - SHOWN })}</p>
      ) : null}
    </section>
  );
}

function Returned({ reference, amount }: Pick<AdminPayout, 'reference' | 'amount'>) {
  const { t } = useTranslation('admin');
  return (
    <li className={styles.row}>
      <span className="grow">
        {t('payouts.reference')} <Ltr>{reference}</Ltr>
      </span>
      <Sum of={amount} />
    </li>
  );
}
