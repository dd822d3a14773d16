import type { Order, LinkedOrder } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { stands } from '@smachot/lifecycles';
import { useFormat } from '@smachot/web-platform';
import { Note, type NoteTone, type IconName } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { standingNumber } from '../parts/event-facts';
import { useLinkedWords } from './use-linked-words';
import styles from './linked.module.css';

type Over = Exclude<LinkedOrder['status'], 'following' | 'counting'>;

const LOOK: Record<Over, { tone: NoteTone; icon: IconName }> = {
  settling: { tone: 'warn', icon: 'card' },
  settled: { tone: 'ok', icon: 'check' },
  locked: { tone: 'warn', icon: 'lock' },
  left: { tone: 'primary', icon: 'users' },
};

/** A sentence about the settlement's effect on the money. */
const useSentence = (order: Order, linkedOrder: LinkedOrder): string => {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const words = useLinkedWords();
  const { status, settled, payBy } = linkedOrder;
  const customer = isolate(order.customer.firstName);
  const difference = settled?.difference ?? 0;
  const sum = words.shekels(Math.abs(difference));
  switch (status) {
    case 'settling':
      return payBy === null
        ? t('linked.over.charging', { sum })
        : t('linked.over.due', { sum, customer, when: format.dateTime(payBy) });
    case 'locked':
      return t('linked.over.locked');
    case 'left':
      return t('linked.over.left');
    default:
      // a difference from a cut-off before the remainder's date is part of the remainder
      if (difference === 0) return t(order.plan?.status ? 'linked.over.withRest' : 'linked.over.same');
      return t(difference > 0 ? 'linked.over.paidMore' : 'linked.over.returned', { sum });
  }
};

type Props = { order: Order; linkedOrder: LinkedOrder };

/** The final, or nearly final, number. */
export function Outcome({ order, linkedOrder }: Props) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const sentence = useSentence(order, linkedOrder);
  const status = linkedOrder.status as Over;
  // the customer sees the payment request where it is paid
  const asked = order.side === 'customer' && status === 'settling' && linkedOrder.payBy !== null;
  // a number that was agreed on says nothing once the order is withdrawn or over
  const needless = status === 'left' && !stands(order.status);
  return (
    <>
      <p className={styles.final}>
        <b>{format.number(standingNumber(order).participants)}</b>
        <span>{t(`linked.finalNumber.${status}`)}</span>
      </p>
      {asked || needless ? null : <Note {...LOOK[status]}>{sentence}</Note>}
    </>
  );
}
