import type { AnswerOf, myCohostInvitations } from '@smachot/contracts';
import { useFormat, useProblemText } from '@smachot/web-platform';
import { Button, Card, Note, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAnswerCohostMutation, useMyCohostInvitationsQuery } from './cohosts-api';
import styles from './cohosts.module.css';

type CohostInvitation = AnswerOf<typeof myCohostInvitations>['invitations'][number];

/** Invitations of this person to co-host events. Renders nothing when there are none. */
export function MyCohostInvitations() {
  const { t } = useTranslation('rsvp');
  const query = useMyCohostInvitationsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (query.data?.invitations ?? []).map((one) => (
    <Card key={one.invitationId} component="section" aria-label={t('cohosts.asked')}>
      <Invitation {...one} />
    </Card>
  ));
}

function Invitation({ invitationId, eventId, title, hostName, role, expiresAt }: CohostInvitation) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const words = useProblemText();
  const say = useSnackbar();
  const navigate = useNavigate();
  const [answer, answering] = useAnswerCohostMutation();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const reply = async (accept: boolean) => {
    setChosen(accept);
    const params = { cohostInvitationId: invitationId };
    const { error } = await answer({ params, body: { accept } });
    if (error) return;
    if (accept) void navigate(`/me/rsvps/${eventId}`);
    else say(t('cohosts.refused', { title }));
  };
  return (
    <div className={styles.stack}>
      <div>
        <h2 className={styles.head}>{t('cohosts.askedTitle', { title })}</h2>
        <p className="muted">
          {hostName} · {t(`cohosts.askedAs.${role}`)} ·{' '}
          {t('cohosts.expires', { when: format.relative(expiresAt) })}
        </p>
      </div>
      {answering.error ? <Note tone="bad">{words(answering.error)}</Note> : null}
      <div className="row wrap">
        <Button busy={answering.isLoading && chosen === true} onClick={() => void reply(true)}>
          {t('cohosts.accept')}
        </Button>
        <Button kind="ghost" busy={answering.isLoading && chosen === false} onClick={() => void reply(false)}>
          {t('cohosts.refuse')}
        </Button>
      </div>
    </div>
  );
}
