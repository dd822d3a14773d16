import type { Order } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import styles from '../order/order.module.css';

/** The time until which a number of participants may change; renders nothing for a fixed number. */
export function Floats({ until }: { until: string | null }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  if (until === null) return null;
  return (
    <span className={styles.floats}>{t('linked.floats', { when: isolate(format.dayAndDate(until)) })}</span>
  );
}

type Props = { datetime: string; participants: number; floatsUntil: string | null; address: string | null };

/** Time, number of participants and place: on one line where there is room. */
export function EventFacts({ datetime, participants, floatsUntil, address }: Props) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <ul className={styles.facts}>
      <li>
        <Icon name="cal" size={16} /> {format.dateTime(datetime)}
      </li>
      <li>
        <Icon name="users" size={16} />
        <span>
          {t('participants', { count: participants })}
          <Floats until={floatsUntil} />
        </span>
      </li>
      {address ? (
        <li>
          <Icon name="pin" size={16} /> <bdi>{address}</bdi>
        </li>
      ) : null}
    </ul>
  );
}

/** The number that both sides agreed, as lists and files show it, and the time until which it may change. */
export const standingNumber = ({
  following: linkedOrder,
  orderSummary: { eventInfo },
}: Order): { participants: number; floatsUntil: string | null } => ({
  participants: eventInfo.participants,
  // without an invitation it changes by agreement only, like that of any order
  floatsUntil:
    linkedOrder?.status === 'following' && linkedOrder.seatsConfirmed !== null ? linkedOrder.cutOffAt : null,
});

export const factsOf = (order: Order): Props => {
  const { datetime, location } = order.orderSummary.eventInfo;
  return { datetime, address: location?.address ?? null, ...standingNumber(order) };
};
