import type { OwnRegistration } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Button, Card, EmptyState, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApprovedLinks } from '../registration/approved-links';
import { CancelRegistration } from '../registration/cancel-registration';
import { useOwnRegistrationsInfiniteQuery } from '../registration/registration-api';
import { TicketsLink } from '../registration/tickets-link';
import { RegistrationStatusBadge } from '../registration/registration-status';
import { MorePages } from './more-pages';
import styles from './hosting.module.css';

function PaymentLine({ registration: { payment } }: { registration: OwnRegistration }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  if (!payment) return null;
  const facts = [
    format.shekels(payment.total),
    t(`pay.status.${payment.status}`),
    payment.refunded > 0 ? t('pay.refunded', { sum: isolate(format.shekels(payment.refunded)) }) : null,
  ];
  return <span className="small">{facts.filter(Boolean).join(' · ')}</span>;
}

function RegistrationRow({ registration }: { registration: OwnRegistration }) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const { title, language, slug, startDatetime, participants, eventCanceled } = registration;
  return (
    <li className={styles.row}>
      <span className="grow">
        {eventCanceled ? (
          <bdi lang={language}>{title}</bdi>
        ) : (
          <Link to={`/event/${encodeURIComponent(slug)}`} lang={language}>
            <bdi>{title}</bdi>
          </Link>
        )}
        <span className={clsx('muted small', styles.line)}>
          {format.dateTime(startDatetime)}
          {participants > 1 ? ` · ${t('people', { count: participants })}` : ''}
        </span>
        {eventCanceled ? <span className="small">{t('own.eventCanceled')}</span> : null}
        <TicketsLink registration={registration} />
        <ApprovedLinks registration={registration} />
        <PaymentLine registration={registration} />
      </span>
      <RegistrationStatusBadge registration={registration} />
      <CancelRegistration registration={registration} />
    </li>
  );
}

/** The events somebody registered for, the newest registration first. */
export function OwnRegistrations() {
  const { t } = useTranslation('events');
  const query = useOwnRegistrationsInfiniteQuery(null, { refetchOnMountOrArgChange: true });
  const pages = query.currentData?.pages;
  if (!pages) return <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />;
  const registrations = pages.flatMap((page) => page.registrations);
  if (registrations.length === 0)
    return (
      <EmptyState
        art="event-toast"
        title={t('own.none')}
        text={t('own.noneText')}
        action={<Button to="/discover">{t('own.discover')}</Button>}
      />
    );
  return (
    <>
      <Card component="section" aria-label={t('registeredFor')}>
        <ul className={styles.list}>
          {registrations.map((registration) => (
            <RegistrationRow key={registration.registrationId} registration={registration} />
          ))}
        </ul>
      </Card>
      <MorePages query={query} label={t('own.more')} />
    </>
  );
}
