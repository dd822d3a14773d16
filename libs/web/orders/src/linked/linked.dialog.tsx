import type { Order } from '@smachot/contracts';
import { Button, ConfirmDialog } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useActDialog } from '../order/use-act-dialog';
import { ActDialog } from '../parts/act-dialog';
import { ReasonField, useReasonForm } from '../parts/reason-field';
import { FollowDialog } from './follow.dialog';
import type { LinkedAct } from './linked-acts';
import { ProposeDialog } from './propose.dialog';
import { RideStopsDialog } from './ride-stops.dialog';
import type { LinkedDialogProps } from './linked-dialog-props';
import { useLinkedAct } from './use-linked-act';
import { useLinkedWords } from './use-linked-words';
import styles from '../orders.module.css';

type Props = {
  order: Order;
  act: LinkedAct;
  onClose: () => void;
  /** The dialog's subject has changed meanwhile. */
  onStale: () => void;
};

function LeaveDialog({ order, busy, problem, onMake, onClose }: LinkedDialogProps) {
  const { t } = useTranslation('orders');
  const words = useLinkedWords();
  const agreed = order.following?.agreedParticipants ?? order.orderSummary.eventInfo.participants;
  return (
    <ConfirmDialog
      open
      tone="bad"
      title={t('linked.ask.leave')}
      text={t('linked.ask.leaveText', { participants: words.guests(agreed) })}
      confirm={t('linked.do.leave')}
      busy={busy}
      problem={problem}
      onConfirm={() => onMake({ act: 'leave' })}
      onClose={onClose}
    />
  );
}

/** The proposed number, and its effect on the price. */
function ProposedAmendment({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const words = useLinkedWords();
  const linkedOrder = order.following;
  const amendment = linkedOrder?.amendment;
  if (!linkedOrder || !amendment) return null;
  return (
    <dl className={styles.sums}>
      <dt>{t('linked.agreed')}</dt>
      <dd>{words.guests(linkedOrder.agreedParticipants)}</dd>
      <dt>{t('linked.wanted')}</dt>
      <dd>{words.guests(amendment.participants)}</dd>
      <dt>{t('price.total')}</dt>
      <dd>{words.shekels(amendment.price)}</dd>
      <dt>{t('linked.difference')}</dt>
      <dd>{words.difference(amendment)}</dd>
    </dl>
  );
}

function AnswerDialog({ act, ...props }: LinkedDialogProps & { act: 'accept' | 'refuse' }) {
  const { t } = useTranslation('orders');
  const words = useLinkedWords();
  const { order, busy, problem, onMake, onClose } = props;
  const { following: linkedOrder } = order;
  const amendmentId = linkedOrder?.amendment?.amendmentId;
  const form = useReasonForm((reason) => {
    if (amendmentId) onMake(act === 'accept' ? { act, amendmentId } : { act, amendmentId, reason });
  });
  if (!linkedOrder || !amendmentId) return null;
  return (
    <ActDialog
      title={t(`linked.ask.${act}`)}
      problem={problem}
      onClose={onClose}
      action={
        <Button danger={act === 'refuse'} busy={busy} onClick={() => void form.submit()}>
          {t(`linked.do.${act}`)}
        </Button>
      }
    >
      <ProposedAmendment order={order} />
      <p>
        {t(`linked.ask.${act}Text`, {
          participants: words.guests(linkedOrder.agreedParticipants),
          when: words.until(linkedOrder),
        })}
      </p>
      {act === 'refuse' ? <ReasonField form={form} reader={order.customer.firstName} /> : null}
    </ActDialog>
  );
}

/** Confirmation dialog for one action on the number of participants. */
export function LinkedDialog({ order, act, onClose, onStale }: Props) {
  const { t } = useTranslation('orders');
  const { make, busy } = useLinkedAct(order.orderId);
  const dialog = useActDialog({
    make,
    doneWords: ({ act: done }) => t(`linked.done.${done}`),
    onClose,
    onStale,
  });
  const props: LinkedDialogProps = { order, busy, onClose, ...dialog };
  switch (act) {
    case 'follow':
      return <FollowDialog {...props} />;
    case 'propose':
      return <ProposeDialog {...props} />;
    case 'stops':
      return <RideStopsDialog {...props} />;
    case 'leave':
      return <LeaveDialog {...props} />;
    default:
      return <AnswerDialog {...props} act={act} />;
  }
}
