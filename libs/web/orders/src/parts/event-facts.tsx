import type { Order } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Icon } from '@smachot/web-ui';
import { standingNumber } from '../linked/linked-acts';
import { GuestCount } from './guest-count';

type Props = { datetime: string; participants: number; floatsUntil: string | null; address: string | null };

/** When, for how many, where: on one line where there is room. */
export function EventFacts({ datetime, participants, floatsUntil, address }: Props) {
  const format = useFormat();
  return (
    <ul className="od-facts">
      <li>
        <Icon name="cal" size={16} /> {format.dateTime(datetime)}
      </li>
      <li>
        <Icon name="users" size={16} />{' '}
        <span>
          <GuestCount count={participants} floatsUntil={floatsUntil} />
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
