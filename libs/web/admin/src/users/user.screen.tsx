import type { AdminUserRecord } from '@smachot/contracts';
import { useTitle } from '@smachot/web-platform';
import { Badge, Button, Ltr, PhoneText, QueryStatus, SkeletonForm, LongCode } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Complaints } from '../lists/complaints';
import { Facts, Part, PartList } from '../lists/facts';
import { ScreenFrame } from '../lists/list-screen';
import { useAdminUserQuery } from '../lists/lists-api';
import { NewestActs, NewestOrders } from '../lists/newest';
import { UserState } from '../lists/state-badges';
import { When } from '../lists/when';
import { Notes } from '../notes/notes';
import { HostSending } from './host-sending';
import { nameOf } from './user-columns';
import '../texts';
import styles from '../lists/lists.module.css';

function AccountBadges({ user }: { user: AdminUserRecord }) {
  const { t } = useTranslation('admin');
  return (
    <div>
      <UserState state={user.state} />{' '}
      {user.superAdmin ? (
        <Badge tone="primary" icon="shield">
          {t('lists.superAdmin')}
        </Badge>
      ) : null}{' '}
      {user.sendingSuspended ? (
        <Badge tone="bad" icon="pause">
          {t('lists.sendingSuspended')}
        </Badge>
      ) : null}
    </div>
  );
}

function Account({ user }: { user: AdminUserRecord }) {
  const { t } = useTranslation('admin');
  const when = (at: string | null) => (at ? <When at={at} /> : '–');
  return (
    <Part
      title={t('lists.parts.account')}
      action={
        user.state === 'active' && !user.superAdmin ? (
          <div className={styles.acts}>
            <Button kind="soft" to={`/admin-panel/view-as?user=${user.userId}`}>
              {t('viewAs.begin')}
            </Button>
            <HostSending user={user} />
          </div>
        ) : null
      }
    >
      <AccountBadges user={user} />
      <Facts
        items={[
          {
            name: t('lists.columns.phone'),
            value: user.phoneNumber ? <PhoneText phone={user.phoneNumber} /> : '–',
          },
          { name: t('lists.columns.email'), value: user.email ? <Ltr>{user.email}</Ltr> : '–' },
          { name: t('lists.columns.username'), value: <Ltr>{user.username}</Ltr> },
          { name: t('lists.columns.created'), value: when(user.createdAt) },
          { name: t('lists.columns.terms'), value: when(user.termsAcceptedAt) },
          ...(user.blockedAt ? [{ name: t('lists.states.users.blocked'), value: when(user.blockedAt) }] : []),
          ...(user.deletedAt ? [{ name: t('lists.states.users.deleted'), value: when(user.deletedAt) }] : []),
          { name: t('lists.columns.id'), value: <LongCode className="small">{user.userId}</LongCode> },
        ]}
      />
    </Part>
  );
}

function Stores({ user: { stores } }: { user: AdminUserRecord }) {
  const { t } = useTranslation('admin');
  return (
    <Part title={t('lists.columns.stores')}>
      <PartList items={stores} none={t('lists.parts.noStores')} keyOf={({ partnerId }) => partnerId}>
        {({ partnerId, businessName, role }) => (
          <>
            <Link to={`/admin-panel/partners/${partnerId}`}>
              <bdi>{businessName}</bdi>
            </Link>{' '}
            {t(`lists.roles.${role}`)}
          </>
        )}
      </PartList>
    </Part>
  );
}

function Events({ user: { events } }: { user: AdminUserRecord }) {
  const { t } = useTranslation('admin');
  return (
    <Part title={t('lists.parts.events')}>
      <PartList items={events} none={t('lists.parts.noEvents')} keyOf={({ eventId }) => eventId}>
        {({ title, hostName, date, guests, cancelled }) => (
          <>
            <bdi>{title}</bdi> · <bdi>{hostName}</bdi> · <When at={date} /> ·{' '}
            {t('lists.guests', { count: guests })}{' '}
            {cancelled ? (
              <Badge icon="x" tone="neutral">
                {t('lists.cancelled')}
              </Badge>
            ) : null}
          </>
        )}
      </PartList>
    </Part>
  );
}

function Sessions({ user: { sessions } }: { user: AdminUserRecord }) {
  const { t } = useTranslation('admin');
  return (
    <Part title={t('lists.parts.sessions')}>
      <PartList items={sessions} none={t('lists.parts.noSessions')} keyOf={({ createdAt }) => createdAt}>
        {({ browser, system, network, lastUsedAt }) => (
          <>
            <Ltr>{[browser, system, network].filter(Boolean).join(' · ') || '–'}</Ltr>{' '}
            <When at={lastUsedAt} />
          </>
        )}
      </PartList>
    </Part>
  );
}

function Person({ user }: { user: AdminUserRecord }) {
  const title = nameOf(user);
  useTitle(title);
  return (
    <ScreenFrame title={<bdi>{title}</bdi>} back="/admin-panel/users">
      <div className={styles.parts}>
        <Account user={user} />
        <Notes about={{ userId: user.userId }} gone={user.state === 'deleted'} />
        <Stores user={user} />
        <NewestOrders filter={{ customer: user.userId }} />
        <Events user={user} />
        <Complaints complaints={user.complaints} />
        <Sessions user={user} />
        <NewestActs filter={{ subject: user.userId }} />
      </div>
    </ScreenFrame>
  );
}

/** /admin-panel/users/{userId}: what is known of one person. Reading it is in the audit log. */
export function UserScreen() {
  const { userId = '' } = useParams();
  const query = useAdminUserQuery({ params: { userId } });
  if (!query.currentData)
    return <QueryStatus query={query} heading="h1" skeleton={<SkeletonForm fields={6} />} />;
  return <Person user={query.currentData} />;
}
