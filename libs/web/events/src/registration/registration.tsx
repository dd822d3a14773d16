import type { OwnRegistration, PublicEvent } from '@smachot/contracts';
import { now, signInAddress, useSession, useUser } from '@smachot/web-platform';
import { Button, Card, Note, QueryStatus } from '@smachot/web-ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ApprovedLinks } from './approved-links';
import { OwnPayment } from './own-payment';
import { CancelRegistration } from './cancel-registration';
import { useOwnRegistrationQuery } from './registration-api';
import { RegistrationFields } from './registration-form';
import { RegistrationStatusBadge, shownStatus } from './registration-status';
import { TicketsLink } from './tickets-link';
import styles from './registration.module.css';

/** The registration of the person who looks at the page. */
function Own({ registration }: { registration: OwnRegistration }) {
  const { t } = useTranslation('events');
  return (
    <div className={styles.own} role="status">
      <RegistrationStatusBadge registration={registration} />
      <p>{t(`own.text.${shownStatus(registration)}`)}</p>
      <OwnPayment registration={registration} />
      <div>
        <TicketsLink registration={registration} />
        <ApprovedLinks registration={registration} />
      </div>
      <CancelRegistration registration={registration} />
    </div>
  );
}

/** Polling interval in milliseconds while the card is asked, or its hold is captured. */
const POLL_MS = 4_000;
const isAsked = (registration: OwnRegistration | null | undefined): boolean => {
  const payment = registration?.payment?.status ?? '';
  if (payment === 'held') return registration?.status === 'approved';
  return payment === 'authorising' || payment === 'action_required';
};

const useOwn = ({ slug }: PublicEvent, skip = false) => {
  const [asked, setAsked] = useState(false);
  const query = useOwnRegistrationQuery(
    { params: { slug } },
    { skip, refetchOnMountOrArgChange: true, pollingInterval: asked ? POLL_MS : 0 },
  );
  const asks = isAsked(query.currentData?.registration);
  if (asks !== asked) setAsked(asks);
  return query;
};

const isStanding = ({ status }: OwnRegistration): boolean => status === 'pending' || status === 'approved';

/** Why nobody can register now. The server's `not_yet` includes a sale that has ended. */
const closedText = ({ registration, ticketTypes }: PublicEvent) =>
  registration === 'not_yet' && ticketTypes.some(({ display }) => display === 'coming_soon')
    ? 'register.notYet'
    : 'register.closed';

function OfPerson({ event }: { event: PublicEvent }) {
  const { t } = useTranslation('events');
  const query = useOwn(event);
  if (!query.currentData) return <QueryStatus query={query} skeleton={null} />;
  const { registration } = query.currentData;
  const open = event.registration === 'open' || event.registration === 'waiting_list';
  const again = registration?.status === 'canceled';
  return (
    <>
      {registration ? <Own registration={registration} /> : null}
      {registration && isStanding(registration) ? null : open && (!registration || again) ? (
        <RegistrationFields event={event} />
      ) : registration ? null : (
        <Note icon="clock">{t(closedText(event))}</Note>
      )}
    </>
  );
}

function OfVisitor({ event }: { event: PublicEvent }) {
  const { t } = useTranslation('events');
  const { pathname, search } = useLocation();
  const costs = event.ticketTypes.some(({ price }) => price > 0);
  const signInText = costs ? 'register.signInPaid' : 'register.signInText';
  if (event.registration !== 'open' && event.registration !== 'waiting_list')
    return <Note icon="clock">{t(closedText(event))}</Note>;
  return (
    <>
      <p>{t(event.registration === 'open' ? signInText : 'register.full')}</p>
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

function Part({ className = '', children }: { className: string | undefined; children: ReactNode }) {
  const { t } = useTranslation('events');
  return (
    <Card component="section" className={className} aria-labelledby="evp-registration">
      <h2 id="evp-registration">{t('register.title')}</h2>
      {children}
    </Card>
  );
}

type Props = { event: PublicEvent; className: string | undefined };

/** The own registration of an event that has begun, with its links; nothing once the event has ended. */
function OfBegun({ event, className }: Props) {
  const { status } = useSession();
  const ended = new Date(event.endDatetime) <= now();
  const { currentData } = useOwn(event, ended || status !== 'authorised');
  const registration = currentData?.registration;
  if (!registration || !isStanding(registration)) return null;
  return (
    <Part className={className}>
      <Own registration={registration} />
    </Part>
  );
}

/** Registering for an event that has not begun, or how the own registration stands. */
export function RegistrationPart({ event, className }: Props) {
  const { status } = useSession();
  const user = useUser();
  if (event.registration === 'over') return <OfBegun event={event} className={className} />;
  const isHost = event.partnerUsername === null && event.host?.id === user?.id;
  return (
    <Part className={className}>
      {status !== 'authorised' ? (
        <OfVisitor event={event} />
      ) : isHost ? (
        <OfHost event={event} />
      ) : (
        <OfPerson event={event} />
      )}
    </Part>
  );
}
