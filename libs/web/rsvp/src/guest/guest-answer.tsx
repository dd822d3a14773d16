import type { Invitation, Rsvp } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { Button, Choice, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useDeskProblem } from '../desk/desk-problem';
import { useAcceptNumbersMutation } from '../desk/guests/guests-api';
import { useChangeGuest } from '../desk/guests/use-change-guest';
import { Stepper } from './stepper';
import styles from './guest.module.css';

const ANSWERS = ['confirmed', 'maybe', 'declined'] as const;
type HandAnswer = (typeof ANSWERS)[number];
const given = (guest: Rsvp): HandAnswer | null =>
  ANSWERS.find((answer) => answer === guest.rsvpStatus) ?? null;

/** A number above the invited one: it changes no costs until the host accepts it. */
function AwaitingYes({ guest, number }: { guest: Rsvp; number: number }) {
  const { t } = useTranslation('rsvp');
  const change = useChangeGuest(guest.eventId);
  const words = useProblemText();
  const tell = useDeskProblem();
  const [accept, { isLoading }] = useAcceptNumbersMutation();
  const { eventId, _id: rsvpId, estimateGiven, estimatedNumberOfGuests: invited } = guest;
  const yes = () =>
    accept({ params: { eventId }, body: { numbers: [{ rsvpId, number }] } })
      .unwrap()
      .then(() => tell(null))
      .catch((error: unknown) => tell(`${guest.attendeeName}: ${words(error)}`));
  return (
    <Note tone="warn">
      <div className={styles.flow}>
        <span>
          {estimateGiven
            ? t('guest.largeNumber', { count: number, invited })
            : t('guest.uninvitedNumber', { count: number })}
        </span>
        <span className="row wrap">
          <Button kind="primary" icon="check" busy={isLoading} onClick={() => void yes()}>
            {t('guest.approveNumber', { count: number })}
          </Button>
          {estimateGiven ? (
            <Button kind="ghost" onClick={() => void change(guest, { numberOfGuests: invited })}>
              {t('guest.keepNumber', { count: invited })}
            </Button>
          ) : null}
        </span>
      </div>
    </Note>
  );
}

/** How many come; before a confirmation, how many are invited. */
function GuestSeats({ invitation, guest }: { invitation: Invitation; guest: Rsvp }) {
  const { t } = useTranslation('rsvp');
  const change = useChangeGuest(guest.eventId);
  const { numberOfGuests, estimatedNumberOfGuests: invited } = guest;
  const confirmed = guest.rsvpStatus === 'confirmed';
  const asksHeadcount = invitation.rsvpConfig.questions.includes('headcount');
  const seats = confirmed ? (numberOfGuests ?? (asksHeadcount ? invited : 1)) : invited;
  const label = confirmed ? t('guest.howMany') : t('guest.howManyInvited');
  return (
    <div className={styles.step}>
      <span>
        <b>{label}</b>
        {confirmed ? (
          <span className="small muted" style={{ display: 'block' }}>
            {t('guest.invited', { count: invited })}
          </span>
        ) : null}
      </span>
      <Stepper
        value={seats}
        label={label}
        onSettle={(number) =>
          void change(guest, confirmed ? { numberOfGuests: number } : { estimatedNumberOfGuests: number })
        }
      />
    </div>
  );
}

/** The answer as the host records it, for example after a call. It goes through the same lifecycle as a guest's own answer. */
export function GuestAnswer({ invitation, guest }: { invitation: Invitation; guest: Rsvp }) {
  const { t } = useTranslation('rsvp');
  const change = useChangeGuest(guest.eventId);
  return (
    <>
      <Choice<HandAnswer>
        label={t('guest.answerByHand')}
        value={given(guest)}
        options={ANSWERS.map((value) => ({ value, label: t(`answer.${value}`) }))}
        onChange={(answer) => void change(guest, { answer })}
      />
      {guest.numberAwaitingApproval === null ? null : (
        <AwaitingYes guest={guest} number={guest.numberAwaitingApproval} />
      )}
      {guest.rsvpStatus === 'declined' ? null : <GuestSeats invitation={invitation} guest={guest} />}
    </>
  );
}
