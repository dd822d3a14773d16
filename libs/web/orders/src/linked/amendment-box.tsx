import type { Amendment, Order, LinkedOrder } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { Icon, type IconName } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useLinkedWords } from './use-linked-words';
import styles from './amendment-box.module.css';

const ICON: Record<Amendment['status'], IconName> = {
  proposed: 'clock',
  accepted: 'check',
  refused: 'x',
  lapsed: 'clock',
};

type Props = { order: Order; linkedOrder: LinkedOrder; amendment: Amendment };

/** The amendment's number of participants, and its outcome. */
export function AmendmentBox({ order, linkedOrder, amendment }: Props) {
  const { t } = useTranslation('orders');
  const words = useLinkedWords();
  const { status, by, participants, price } = amendment;
  const names = {
    store: isolate(order.store.businessName),
    customer: isolate(order.customer.firstName),
    wanted: words.guests(participants),
    agreed: words.guests(linkedOrder.agreedParticipants),
  };
  const asked = status === 'proposed';
  return (
    <div className={styles.amendment} data-status={status} role={asked ? 'status' : undefined}>
      <Icon name={ICON[status]} size={20} />
      <div className="grow">
        <b>
          {asked
            ? t(`linked.asked.${order.side}.${by}`, names)
            : t(`linked.answered.${order.side}.${status}`, names)}
        </b>
        {asked ? (
          <span className="small">
            {t('linked.wouldCost', { price: words.shekels(price), difference: words.difference(amendment) })}
          </span>
        ) : null}
      </div>
    </div>
  );
}
