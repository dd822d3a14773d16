import { type Invitation, InvitationChange } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { now, useDraft, useFormat, useProblemText } from '@smachot/web-platform';
import { Button, Note, useSnackbar } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useUpdateInvitationMutation } from '../../invitations/invitations-api';
import { valuesOf, wireOf } from '../../invitations/form/invitation-values';
import { useHeadcountDeadlineQuery } from './desk-orders-api';
import { type RoundsOffer, roundsOffer } from './rounds-offer';
import deskStyles from '../desk.module.css';

/** The invitation with the offered closing and reminders, and nothing else changed. */
const changeOf = (invitation: Invitation, { closingDay, closingTime, reminders }: RoundsOffer) =>
  InvitationChange.parse({
    ...wireOf({ ...valuesOf(invitation), closing: 'own', closingDay, closingTime, reminders }),
    version: invitation.version,
  });

/** Takes the offer as one change of the invitation. */
const useTake = (invitation: Invitation, offer: RoundsOffer) => {
  const { t } = useTranslation('rsvp');
  const say = useSnackbar();
  const [update, { isLoading, error }] = useUpdateInvitationMutation();
  const take = async () => {
    const body = changeOf(invitation, offer);
    const answer = await update({ params: { eventId: invitation._id }, body });
    if (!answer.error) say(t('rounds.taken'));
  };
  return { take, busy: isLoading, error };
};

type OfferProps = { invitation: Invitation; offer: RoundsOffer; leave: () => void };

function Offer({ invitation, offer, leave }: OfferProps) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const words = useProblemText();
  const { take, busy, error } = useTake(invitation, offer);
  const days = offer.dates.map((date) => format.dayAndDate(date.toISOString()));
  return (
    <section className={clsx('card', deskStyles.panel, deskStyles.second)} aria-labelledby="desk-rounds">
      <h2 id="desk-rounds">{t('rounds.title')}</h2>
      <p>{t('rounds.needs', { store: isolate(offer.partnerName), when: format.dateTime(offer.cutOffAt) })}</p>
      <p>
        {t(days.length > 1 ? 'rounds.two' : 'rounds.one', { first: days[0], second: days[1] })}{' '}
        {t('rounds.closing', { when: format.dayAndDate(`${offer.closingDay}T12:00:00.000Z`) })}
      </p>
      {error ? <Note tone="bad">{words(error)}</Note> : null}
      <div className="row wrap">
        <Button kind="primary" icon="bell" busy={busy} onClick={() => void take()}>
          {t('rounds.take')}
        </Button>
        <Button kind="ghost" onClick={leave}>
          {t('rounds.leave')}
        </Button>
      </div>
    </section>
  );
}

/**
 * Offers reminders counted back from the day the first business needs the number of guests. Nothing changes until a host takes
 * the offer; one that was left is not made again for the same day.
 */
export function DeskRounds({ invitation }: { invitation: Invitation }) {
  const { data } = useHeadcountDeadlineQuery(
    { params: { eventId: invitation._id } },
    { refetchOnMountOrArgChange: true },
  );
  const [left, keep] = useDraft(`rounds-left:${invitation._id}`, '');
  const offer = data ? roundsOffer(invitation, data.deadline, now()) : null;
  if (!offer || offer.cutOffAt === left) return null;
  return <Offer invitation={invitation} offer={offer} leave={() => keep(offer.cutOffAt)} />;
}
