import type { EventId, RsvpId } from '@smachot/contracts';
import { useGuestQuery } from '../desk/guests/guests-api';
import { DeskProblem, DeskProblemHost } from '../desk/desk-problem';
import { ConflictHost } from '../desk/table/conflict.dialog';
import { GuestAnswer } from '../guest/guest-answer';
import { useInvitationQuery } from '../invitations/invitations-api';
import styles from './inbox.module.css';

/** What a guest wrote in words of their own, recorded beside them: whether they come, and how many. */
export function AnswerHere({ eventId, rsvpId }: { eventId: EventId; rsvpId: RsvpId }) {
  const { data: invitation } = useInvitationQuery({ params: { eventId } });
  const { data: guest } = useGuestQuery({ params: { eventId, rsvpId } });
  if (!invitation || !guest) return null;
  return (
    <ConflictHost>
      <DeskProblemHost>
        <div className={styles.answerHere}>
          <GuestAnswer invitation={invitation} guest={guest} />
          <DeskProblem />
        </div>
      </DeskProblemHost>
    </ConflictHost>
  );
}
