import type { Invitation } from '@smachot/contracts';
import { now, useFormat, useProblemText } from '@smachot/web-platform';
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

/** The confirmation of a deletion and its consequences: guests lose their page; billable answers are still billed. */
export function DeleteInvitationDialog({ invitation, records, answered, toTell }: Props) {
  const { t } = useTranslation('rsvp');
  const { close } = useAddressPatch();
  const format = useFormat();
  const words = useProblemText();
  const say = useSnackbar();
  const navigate = useNavigate();
  const [remove, { isLoading, error }] = useDeleteInvitationMutation();
  // A message to many people is the host's own decision: the box is not ticked by default.
  const [tell, setTell] = useState(false);
  const ahead = new Date(invitation.date) > now();
  const { responses, amount } = invitation.billing;
  const confirm = async () => {
    try {
      await remove({
        params: { eventId: invitation._id },
        query: { tell: tell && ahead ? 'yes' : 'no' },
      }).unwrap();
    } catch {
      return; // said in the dialog
    }
    void navigate('/me/rsvps', { replace: true });
    say(t('deleteInvitation.done', { title: invitation.title }));
  };
  return (
    <ConfirmDialog
      open
      tone="bad"
      title={t('deleteInvitation.title', { title: invitation.title })}
      text={
        <>
          <p>
            {records > 0 ? t('deleteInvitation.guests', { count: records }) : t('deleteInvitation.noGuests')}
          </p>
          {answered > 0 ? <p>{t('deleteInvitation.answered', { count: answered })}</p> : null}
          {responses > 0 ? (
            <p>{t('deleteInvitation.billed', { count: responses, sum: format.shekels(amount) })}</p>
          ) : null}
          {ahead && toTell > 0 ? (
            <CheckField
              label={t('deleteInvitation.tell', { count: toTell })}
              hint={t(tell ? 'deleteInvitation.tellWhy' : 'deleteInvitation.tellNobody')}
              checked={tell}
              onChange={(event) => setTell(event.target.checked)}
            />
          ) : null}
          <p className="muted">{t('deleteInvitation.noUndo')}</p>
        </>
      }
      confirm={t('deleteInvitation.confirm')}
      busy={isLoading}
      problem={error ? words(error) : undefined}
      onConfirm={() => void confirm()}
      onClose={() => close('open')}
    />
  );
}
