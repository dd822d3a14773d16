import type { Invitation } from '@smachot/contracts';
import { now, problemOf, useFormat, useProblemText } from '@smachot/web-platform';
import { CheckField, ConfirmDialog, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDeleteInvitationMutation } from './invitations-api';
import { useAddressPatch } from '../use-address-patch';

type Props = {
  invitation: Invitation;
  records: number;
  answered: number;
  /** Count of guests who can be notified of the cancellation. */
  toTell: number;
};

const isAhead = ({ date }: Invitation): boolean => new Date(date) > now();

const useDeletion = (invitation: Invitation) => {
  const { t } = useTranslation('rsvp');
  const say = useSnackbar();
  const navigate = useNavigate();
  const [remove, { isLoading, error }] = useDeleteInvitationMutation();
  const deleteInvitation = async (tell: boolean) => {
    try {
      await remove({
        params: { eventId: invitation._id },
        query: { tell: tell && isAhead(invitation) ? 'yes' : 'no' },
      }).unwrap();
    } catch {
      return; // said in the dialog
    }
    void navigate('/me/rsvps', { replace: true });
    say(t('deleteInvitation.done', { title: invitation.title }));
  };
  return { deleteInvitation, isLoading, error };
};

type ConsequencesProps = Props & { tell: boolean; onTell: (tell: boolean) => void };

function Consequences({ invitation, records, answered, toTell, tell, onTell }: ConsequencesProps) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const { responses, amount } = invitation.billing;
  return (
    <>
      <p>{records > 0 ? t('deleteInvitation.guests', { count: records }) : t('deleteInvitation.noGuests')}</p>
      {answered > 0 ? <p>{t('deleteInvitation.answered', { count: answered })}</p> : null}
      {responses > 0 ? (
        <p>{t('deleteInvitation.billed', { count: responses, sum: format.shekels(amount) })}</p>
      ) : null}
      {isAhead(invitation) && toTell > 0 ? (
        <CheckField
          label={t('deleteInvitation.tell', { count: toTell })}
          hint={t(tell ? 'deleteInvitation.tellWhy' : 'deleteInvitation.tellNobody')}
          checked={tell}
          onChange={(event) => onTell(event.target.checked)}
        />
      ) : null}
      <p className="muted">{t('deleteInvitation.noUndo')}</p>
    </>
  );
}

/** The confirmation of a deletion and its consequences: guests lose their page; billable answers are still billed. */
export function DeleteInvitationDialog(props: Props) {
  const { t } = useTranslation('rsvp');
  const { close } = useAddressPatch();
  const words = useProblemText();
  // A message to many people is the host's own decision: the box is not ticked by default.
  const [tell, setTell] = useState(false);
  const { deleteInvitation, isLoading, error } = useDeletion(props.invitation);
  const suspended = problemOf(error).code === 'reply.host_suspended';
  const problem = suspended ? t('deleteInvitation.suspended') : words(error);
  return (
    <ConfirmDialog
      open
      tone="bad"
      title={t('deleteInvitation.title', { title: props.invitation.title })}
      text={<Consequences {...props} tell={tell} onTell={setTell} />}
      confirm={t('deleteInvitation.confirm')}
      busy={isLoading}
      problem={error ? problem : undefined}
      onConfirm={() => void deleteInvitation(tell)}
      onClose={() => close('open')}
    />
  );
}
