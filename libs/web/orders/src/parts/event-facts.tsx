import type { EventInfo } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

type Props = { datetime: string; participants: number; address: string | null };

/** When, for how many, where: on one line where there is room. */
export function EventFacts({ datetime, participants, address }: Props) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <ul className="od-facts">
      <li>
        <Icon name="cal" size={16} /> {format.dateTime(datetime)}
      </li>
      <li>
        <Icon name="users" size={16} /> {t('participants', { count: participants })}
      </li>
      {address ? (
        <li>
          <Icon name="pin" size={16} /> <bdi>{address}</bdi>
        </li>
      ) : null}
    </ul>
  );
}

export const factsOf = (info: EventInfo) => ({
  datetime: info.datetime,
  participants: info.participants,
  address: info.location?.address ?? null,
});
