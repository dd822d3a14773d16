import type { EventId } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useInvitationSeatsQuery } from '../orders-api';
import type { Followable } from './use-followable';
import ordersStyles from '../orders.module.css';
import linkedStyles from './linked.module.css';

type SeatsProps = { invitation: Followable };

/** Confirmed seats of the invited ones; the latter load a moment later. */
function Seats({ invitation }: SeatsProps) {
  const { t } = useTranslation('orders');
  const { data } = useInvitationSeatsQuery(invitation._id);
  const confirmed = data?.seatsConfirmed ?? invitation.stats.seatsConfirmed;
  return (
    <span className={linkedStyles.seats}>
      <b>{t('linked.confirmed', { count: confirmed })}</b>
      {data ? <span className="muted">{t('linked.ofInvited', { count: data.invitedSeats })}</span> : null}
    </span>
  );
}

type Props = {
  invitations: readonly Followable[];
  chosen: string | null;
  onChoose: (eventId: EventId) => void;
};

/** Choice of the invitation whose guests a number follows. */
export function InvitationChoice({ invitations, chosen, onChoose }: Props) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t('linked.which')} className={ordersStyles.cards}>
      {invitations.map((invitation) => {
        const { _id, title, date } = invitation;
        return (
          <label key={_id} className={ordersStyles.card} data-on={_id === chosen || undefined}>
            <input
              type="radio"
              className="check"
              name={name}
              checked={_id === chosen}
              onChange={() => onChoose(_id)}
            />
            <span className="grow">
              <b>{isolate(title)}</b>
              <small className="muted">{format.dateTime(date)}</small>
            </span>
            {_id === chosen ? <Seats invitation={invitation} /> : null}
          </label>
        );
      })}
    </div>
  );
}
