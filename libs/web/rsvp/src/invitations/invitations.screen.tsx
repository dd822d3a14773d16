import { now, useTitle } from '@smachot/web-platform';
import {
  Button,
  Dock,
  EmptyState,
  Page,
  PageHead,
  QueryStatus,
  SkeletonCards,
  useWide,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { ALL, useInvitationsQuery } from './invitations-api';
import { MyCohostInvitations } from '../cohosts/my-cohost-invitations';
import { InvitationCard } from './invitation-card';
import { inOrder, type InvitationCard as Invitation } from './next-step';
import styles from './invitations.module.css';

function NewButton({ kind }: { kind: 'primary' | 'accent' }) {
  const { t } = useTranslation('rsvp');
  return (
    <Button kind={kind} icon="plus" to="new" size={kind === 'accent' ? 'large' : 'medium'}>
      {t('invitations.new')}
    </Button>
  );
}

function Cards({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTranslation('rsvp');
  const wide = useWide(905);
  const today = now();
  const coming = inOrder(invitations, today).filter(({ date }) => new Date(date) > today);
  const past = inOrder(invitations, today).filter(({ date }) => new Date(date) <= today);
  return (
    <>
      <div className={styles.grid}>
        {coming.map((one, index) => (
          <InvitationCard key={one._id} invitation={one} leading={index === 0} />
        ))}
      </div>
      {past.length > 0 ? (
        <section aria-labelledby="past">
          <h2 id="past" style={{ marginBlockEnd: 12 }}>
            {t('invitations.past')}
          </h2>
          <div className={styles.grid}>
            {past.map((one) => (
              <InvitationCard key={one._id} invitation={one} />
            ))}
          </div>
        </section>
      ) : null}
      {wide ? null : (
        <Dock
          main={
            <Button block size="large" kind="primary" icon="plus" to="new">
              {t('invitations.new')}
            </Button>
          }
        />
      )}
    </>
  );
}

export function InvitationsScreen() {
  const { t } = useTranslation('rsvp');
  const wide = useWide(905);
  const query = useInvitationsQuery(ALL, { refetchOnMountOrArgChange: true });
  useTitle(t('invitations.title'));
  const some = (query.data?.invitations.length ?? 0) > 0;
  return (
    <Page>
      <PageHead
        title={t('invitations.title')}
        actions={some && wide ? <NewButton kind="primary" /> : undefined}
      />
      <MyCohostInvitations />
      {!query.data ? (
        <QueryStatus query={query} skeleton={<SkeletonCards />} />
      ) : some ? (
        <Cards invitations={query.data.invitations} />
      ) : (
        <EmptyState
          art="empty-guests"
          title={t('invitations.none')}
          text={t('invitations.noneText')}
          action={<NewButton kind="accent" />}
        />
      )}
    </Page>
  );
}
