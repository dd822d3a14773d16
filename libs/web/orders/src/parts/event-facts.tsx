import type { Order } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { standingNumber } from '../linked/linked-acts';
import { Floats } from './floats';

type Props = { datetime: string; participants: number; floatsUntil: string | null; address: string | null };

/** When, for how many, where: on one line where there is room. */
export function EventFacts({ datetime, participants, floatsUntil, address }: Props) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <ul className="od-facts">
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

export const factsOf = (order: Order): Props => {
  const { datetime, location } = order.orderSummary.eventInfo;
  return { datetime, address: location?.address ?? null, ...standingNumber(order) };
};
