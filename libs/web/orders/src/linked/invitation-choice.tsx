import type { EventId } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { RadioCards } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useInvitationSeatsQuery } from '../orders-api';
import type { Followable } from './use-followable';
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
  chosen: EventId | null;
  onChoose: (eventId: EventId) => void;
};

/** Choice of the invitation whose guests a number follows. */
export function InvitationChoice({ invitations, chosen, onChoose }: Props) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const options = invitations.map((invitation) => ({
    value: invitation._id,
    content: (
      <>
        <span className="grow">
          <b>{isolate(invitation.title)}</b>
          <small className="muted">{format.dateTime(invitation.date)}</small>
        </span>
        {invitation._id === chosen ? <Seats invitation={invitation} /> : null}
      </>
    ),
  }));
  return <RadioCards label={t('linked.which')} options={options} chosen={chosen} onChoose={onChoose} />;
}
