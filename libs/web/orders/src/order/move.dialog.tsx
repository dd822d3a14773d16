import type { MoveConsequence, Order, OrderMoveName } from '@smachot/contracts';
import { useFormat, useProblemText } from '@smachot/web-platform';
import { Button, ConfirmDialog, Note, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../parts/act-dialog';
import { ReasonField, useReasonForm } from '../parts/reason-field';
import { useConsequenceWords } from './consequence-words';
import { useMakeMove } from './use-make-move';
import styles from '../orders.module.css';

type Props = {
  order: Order;
  move: OrderMoveName;
  consequence: MoveConsequence;
  onClose: () => void;
  /** Another person changed the order meanwhile, so the dialog is outdated. */
  onStale: () => void;
};

/** The refunded and the kept sum, to the agora. */
function Sums({ consequence }: { consequence: MoveConsequence }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { refunded, kept, owed } = consequence;
  return (
    <dl className={styles.sums}>
      <dt>{t('consequence.returned')}</dt>
      <dd>{format.shekels(refunded)}</dd>
      {owed > 0 ? (
        <>
          <dt>{t('consequence.byHand')}</dt>
          <dd>{format.shekels(owed)}</dd>
        </>
      ) : null}
      <dt>{t('consequence.kept')}</dt>
      <dd>{format.shekels(kept)}</dd>
    </dl>
  );
}

const useMove = ({ order, move, consequence, onClose, onStale }: Props) => {
  const { t } = useTranslation('orders');
  const tell = useSnackbar();
  const words = useProblemText();
  const { make, busy } = useMakeMove(order.orderId);
  const [problem, setProblem] = useState<unknown>();
  const confirm = async (reason: string) => {
    setProblem(undefined);
    const outcome = await make(move, { reason, expectedRefund: consequence.refunded });
    if ('problem' in outcome) return setProblem(outcome.problem);
    if ('stale' in outcome) return onStale();
    tell(t(`moved.${move}`));
    onClose();
  };
  return { confirm, busy, problem: problem ? words(problem) : undefined };
};

/** Confirmation of approving and recalling, with its consequence. */
function PlainQuestion(props: Props) {
  const { t } = useTranslation('orders');
  const { order, move, consequence, onClose } = props;
  const words = useConsequenceWords();
  const { confirm, busy, problem } = useMove(props);
  const { sentence, sum } = words(move, order.side, consequence);
  return (
    <ConfirmDialog
      open
      tone={move === 'approve' ? 'primary' : 'bad'}
      title={t(`ask.${move}`)}
      text={
        <>
          {sentence}
          {sum ? (
            <>
              {' '}
              <b>
                {sum.label}: {sum.amount}
              </b>
            </>
          ) : null}
        </>
      }
      confirm={t(`do.${move}`)}
      busy={busy}
      problem={problem}
      onConfirm={() => void confirm('')}
      onClose={onClose}
    />
  );
}

/** Confirmation of declining and cancelling, with an optional reason. An approved order shows its conditions first. */
function QuestionWithReason(props: Props) {
  const { t } = useTranslation('orders');
  const { order, move, consequence, onClose } = props;
  const words = useConsequenceWords();
  const { confirm, busy, problem } = useMove(props);
  const form = useReasonForm(confirm);
  return (
    <ActDialog
      title={t(`ask.${move}`)}
      problem={problem}
      onClose={onClose}
      action={
        <Button danger busy={busy} onClick={() => void form.submit()}>
          {t(`do.${move}`)}
        </Button>
      }
    >
      {move === 'cancel' && order.side === 'customer' ? (
        <Note tone="warn" icon="alert">
          {t('ask.conditions')}
        </Note>
      ) : null}
      <p>{words(move, order.side, consequence).sentence}</p>
      {move === 'cancel' && consequence.because !== 'nothing_paid' ? (
        <Sums consequence={consequence} />
      ) : null}
      <ReasonField
        form={form}
        reader={order.side === 'partner' ? order.customer.firstName : order.store.businessName}
      />
    </ActDialog>
  );
}

/** Confirmation dialog for one transition of an order. */
export function MoveDialog(props: Props) {
  const plain = props.move === 'approve' || props.move === 'recall';
  return plain ? <PlainQuestion {...props} /> : <QuestionWithReason {...props} />;
}
