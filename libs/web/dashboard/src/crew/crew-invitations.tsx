import type { CrewInvitationId } from '@smachot/contracts';
import { session, useProblemText } from '@smachot/web-platform';
import { Button, Card, Note, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAnswerInvitationMutation, useCrewInvitationsQuery } from '../dashboard-api';
import '../texts';
import dashboardStyles from '../dashboard.module.css';
import { useTimeLeft } from './use-time-left';
import crewStyles from './crew.module.css';

/** For the home page of a person: invitations to crews of stores. Renders nothing when there are none. */
export function CrewInvitations() {
  const { t } = useTranslation('dashboard');
  const query = useCrewInvitationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const invitations = query.data?.invitations ?? [];
  return invitations.map((one) => (
    <Card key={one.invitationId} component="section" aria-label={t('crew.asked')}>
      <Invitation {...one} />
    </Card>
  ));
}

type InvitationProps = {
  invitationId: CrewInvitationId;
  partnerUsername: string;
  businessName: string;
  role: 'Owner' | 'Member';
  expiresAt: string;
};

function Invitation({ invitationId, partnerUsername, businessName, role, expiresAt }: InvitationProps) {
  const { t } = useTranslation('dashboard');
  const left = useTimeLeft();
  const words = useProblemText();
  const say = useSnackbar();
  const navigate = useNavigate();
  const [answer, answering] = useAnswerInvitationMutation();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const reply = async (accept: boolean) => {
    setChosen(accept);
    const { error } = await answer({ params: { invitationId }, body: { accept } });
    if (error) return;
    if (!accept) return say(t('crew.refused', { store: businessName }));
    // the access token learns of the store
    await session.renew();
    void navigate(`/dashboard/${partnerUsername}`);
  };
  return (
    <div className={dashboardStyles.stack}>
      <div>
        <h2 className={crewStyles.head}>{t('crew.askedTitle', { store: businessName })}</h2>
        <p className="muted">
          {t(`crew.askedAs.${role}`)} · {t('crew.expires', { span: left(expiresAt) })}
        </p>
      </div>
      {answering.error ? <Note tone="bad">{words(answering.error)}</Note> : null}
      <div className="row wrap">
        <Button busy={answering.isLoading && chosen === true} onClick={() => void reply(true)}>
          {t('crew.accept')}
        </Button>
        <Button kind="ghost" busy={answering.isLoading && chosen === false} onClick={() => void reply(false)}>
          {t('crew.refuse')}
        </Button>
      </div>
    </div>
  );
}
