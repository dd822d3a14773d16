import type { OwnRegistration, PublicEvent } from '@smachot/contracts';
import { signInAddress, useSession, useUser } from '@smachot/web-platform';
import { Button, Card, Note, QueryStatus } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ApprovedLinks } from './approved-links';
import { CancelRegistration } from './cancel-registration';
import { useOwnRegistrationQuery } from './registration-api';
import { RegistrationFields } from './registration-form';
import { RegistrationStatusBadge, shownStatus } from './registration-status';
import styles from './registration.module.css';

/** The registration of the person who looks at the page. */
function Own({ registration }: { registration: OwnRegistration }) {
  const { t } = useTranslation('events');
  return (
    <div className={styles.own} role="status">
      <RegistrationStatusBadge registration={registration} />
      <p>{t(`own.text.${shownStatus(registration)}`)}</p>
      <div>
        <ApprovedLinks registration={registration} />
      </div>
      <CancelRegistration registration={registration} />
    </div>
  );
}

function OfPerson({ event }: { event: PublicEvent }) {
  const { t } = useTranslation('events');
  const query = useOwnRegistrationQuery(
    { params: { slug: event.slug } },
    { refetchOnMountOrArgChange: true },
  );
  if (!query.currentData) return <QueryStatus query={query} skeleton={null} />;
  const { registration } = query.currentData;
  const open = event.registration === 'open' || event.registration === 'waiting_list';
  const standing = registration?.status === 'pending' || registration?.status === 'approved';
  const again = registration?.status === 'canceled';
  return (
    <>
      {registration ? <Own registration={registration} /> : null}
      {standing ? null : open && (!registration || again) ? (
        <RegistrationFields event={event} />
      ) : registration ? null : (
        <Note icon="clock">
          {t(event.registration === 'not_yet' ? 'register.notYet' : 'register.closed')}
        </Note>
      )}
    </>
  );
}

function OfVisitor({ event }: { event: PublicEvent }) {
  const { t } = useTranslation('events');
  const { pathname, search } = useLocation();
  if (event.registration !== 'open' && event.registration !== 'waiting_list')
    return (
      <Note icon="clock">{t(event.registration === 'not_yet' ? 'register.notYet' : 'register.closed')}</Note>
    );
  return (
    <>
      <p>{t(event.registration === 'open' ? 'register.signInText' : 'register.full')}</p>
      <Button kind="accent" block to={signInAddress(pathname + search)}>
        {t('register.signIn')}
      </Button>
    </>
  );
}

/** To a person who hosts the event themselves. */
function OfHost({ event }: { event: PublicEvent }) {
  const { t } = useTranslation('events');
  return (
    <>
      <p>{t('register.yours')}</p>
      <Button kind="soft" block to={`/me/events/${event.id}`}>
        {t('register.manage')}
      </Button>
    </>
  );
}

/** Registering for an event that has not begun, or how the own registration stands. */
export function RegistrationPart({ event, className }: { event: PublicEvent; className?: string }) {
  const { t } = useTranslation('events');
  const { status } = useSession();
  const user = useUser();
  const isHost = event.partnerUsername === null && event.host?.id === user?.id;
  return (
    <Card component="section" className={className ?? ''} aria-labelledby="evp-registration">
      <h2 id="evp-registration">{t('register.title')}</h2>
      {status !== 'authorised' ? (
        <OfVisitor event={event} />
      ) : isHost ? (
        <OfHost event={event} />
      ) : (
        <OfPerson event={event} />
      )}
    </Card>
  );
}
