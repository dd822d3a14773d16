import type { BookingLink } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { problemOf, tabStorage, useFormat, useTitle } from '@smachot/web-platform';
import {
  Button,
  Card,
  EmptyState,
  LegalLinks,
  Ltr,
  Page,
  PageHead,
  QueryStatus,
  SkeletonForm,
} from '@smachot/web-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { BookingAnswers } from './booking-answers';
import { useBookingLinkQuery } from './bookings-api';
import styles from '../orders.module.css';

const tokenOf = (hash: string): string | null => /^#t=([0-9a-f]{64})$/.exec(hash)?.[1] ?? null;

const IN_TAB = 'booking-token';

/**
 * Takes the token out of the fragment, which never reaches a server, at once: it stays in no history and no screenshot. It lives as
 * long as the tab: a reload finds it again.
 */
const useToken = (): string | null => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => (hash ? tokenOf(hash) : tabStorage.read(IN_TAB)));
  const given = tokenOf(hash);
  // a different link was opened in the same tab
  if (given && given !== token) setToken(given);
  useEffect(() => {
    if (!hash) return;
    const opened = tokenOf(hash);
    if (opened) tabStorage.write(IN_TAB, opened);
    void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);
  return token;
};

/** The facts of the booking to be confirmed. */
function Facts({ link }: { link: BookingLink }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const facts: [string, React.ReactNode][] = [
    [t('bookings.link.what'), <bdi key="what">{link.title}</bdi>],
    [t('kitchen.when'), format.longDate(link.startsAt)],
    [
      t('kitchen.hours'),
      <Ltr key="hours">{`${format.time(link.startsAt)}–${format.time(link.endsAt)}`}</Ltr>,
    ],
    [t('bookings.link.guests'), format.number(link.participants)],
    ...(link.place
      ? [[t('kitchen.where'), <bdi key="where">{link.place}</bdi>] as [string, React.ReactNode]]
      : []),
    ...(link.price === null
      ? []
      : [[t('bookings.link.price'), format.shekels(link.price)] as [string, React.ReactNode]]),
  ];
  return (
    <dl className={styles.sheetFacts}>
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function BookingQuestion({ token }: { token: string }) {
  const { t } = useTranslation('orders');
  const query = useBookingLinkQuery({ body: { token } }, { refetchOnMountOrArgChange: true });
  // the booking stays visible when its answer ends the link
  const link = query.currentData ?? query.data;
  const isOver = !link && query.error && problemOf(query.error).status === 404;
  useEffect(() => {
    if (isOver) tabStorage.remove(IN_TAB);
  }, [isOver]);
  if (isOver) return <Over />;
  if (!link)
    return (
      <>
        <PageHead title={t('bookings.link.title')} />
        <QueryStatus query={query} skeleton={<SkeletonForm fields={3} />} />
      </>
    );
  return (
    <>
      <PageHead
        title={t('bookings.link.title')}
        note={t('bookings.link.text', { store: isolate(link.businessName) })}
      />
      <Card>
        <div className="ui-flow">
          <h2>
            <bdi>{link.businessName}</bdi>
          </h2>
          <Facts link={link} />
          <p className="small muted">
            {t('bookings.link.noCharge')} {t('bookings.link.cancelling')}
          </p>
          <LegalLinks pages={['cancellation']} />
          <BookingAnswers token={token} link={link} />
        </div>
      </Card>
    </>
  );
}

function Over() {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      art="empty-search"
      heading="h1"
      title={t('bookings.link.over')}
      text={t('bookings.link.overText')}
      action={<Button to="/">{t('bookings.link.home')}</Button>}
    />
  );
}

/** /booking#t=… from a text message: the customer of a phone booking confirms it, or reports that it is not theirs or is wrong. */
export function BookingLinkScreen() {
  const { t } = useTranslation('orders');
  const token = useToken();
  useTitle(t('bookings.link.title'));
  return <Page width="narrow">{token ? <BookingQuestion key={token} token={token} /> : <Over />}</Page>;
}
