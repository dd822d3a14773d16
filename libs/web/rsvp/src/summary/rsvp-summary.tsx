import { now } from '@smachot/web-platform';
import { Button, EmptyState, QueryStatus, SkeletonCards } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { MyCohostInvitations } from '../cohosts/my-cohost-invitations';
import { InvitationCard } from '../invitations/invitation-card';
import { inOrder } from '../invitations/next-step';
import { ALL, useInvitationsQuery } from '../invitations/invitations-api';
import '../texts';
import styles from '../invitations/invitations.module.css';

const SHOWN = 3;
const HOME = '/me/rsvps';

function SummaryHead({ count }: { count: number }) {
  const { t } = useTranslation('rsvp');
  return (
    <div className="row wrap">
      <h2 id="rsvp-summary" className="grow">
        {t('invitations.title')}
      </h2>
      {count > SHOWN ? (
        <Button kind="ghost" iconEnd="next" to={HOME}>
          {t('invitations.all', { count })}
        </Button>
      ) : null}
      {count > 0 ? <NewInvitation kind="soft" /> : null}
    </div>
  );
}

function NewInvitation({ kind }: { kind: 'soft' | 'accent' }) {
  const { t } = useTranslation('rsvp');
  return (
    <Button kind={kind} icon="plus" to={`${HOME}/new`}>
      {t('invitations.new')}
    </Button>
  );
}

/** For the home page: the nearest celebrations with their one next step, or the invitation to make the first. */
export function RsvpSummary() {
  const { t } = useTranslation('rsvp');
  const query = useInvitationsQuery(ALL, { refetchOnMountOrArgChange: true });
  const all = query.data?.invitations ?? [];
  const nearest = inOrder(all, now()).slice(0, SHOWN);
  return (
    <section aria-labelledby="rsvp-summary" style={{ display: 'grid', gap: 12 }}>
      <SummaryHead count={all.length} />
      <MyCohostInvitations />
      {!query.data ? (
        <QueryStatus query={query} skeleton={<SkeletonCards count={2} />} />
      ) : nearest.length > 0 ? (
        <div className={styles.grid}>
          {nearest.map((one, index) => (
            <InvitationCard key={one._id} invitation={one} base={HOME} leading={index === 0} />
          ))}
        </div>
      ) : (
        <EmptyState
          art="empty-guests"
          title={t('invitations.none')}
          text={t('invitations.noneText')}
          action={<NewInvitation kind="accent" />}
        />
      )}
    </section>
  );
}
