import type { MyProposalCard, ProposalStatus } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat, useTitle, useUntil } from '@smachot/web-platform';
import {
  Badge,
  Button,
  EmptyState,
  type IconName,
  Page,
  PageHead,
  QueryStatus,
  SkeletonRows,
  type Tone,
} from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMyProposalsInfiniteQuery } from './offers-api';
import '../texts';
import ordersStyles from '../orders.module.css';
import styles from './my-proposals.module.css';

const LOOKS: Record<Exclude<ProposalStatus, 'draft'>, { tone: Tone; icon: IconName }> = {
  sent: { tone: 'primary', icon: 'send' },
  viewed: { tone: 'primary', icon: 'send' },
  accepted: { tone: 'ok', icon: 'check' },
  declined: { tone: 'neutral', icon: 'x' },
  expired: { tone: 'neutral', icon: 'clock' },
};

/** /me/proposals: offers of businesses to this customer, the newest first. */
export function MyProposalsScreen() {
  const { t } = useTranslation('orders');
  useTitle(t('myOffers.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('myOffers.title')} note={t('myOffers.note')} back="/me/orders" />
      <Proposals />
    </Page>
  );
}

function Proposals() {
  const { t } = useTranslation('orders');
  const query = useMyProposalsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />;
  const proposals = query.data.pages.flatMap((page) => page.proposals);
  if (!proposals.length)
    return <EmptyState art="empty-orders" title={t('myOffers.empty')} text={t('myOffers.emptyText')} />;
  return (
    <div className="ui-flow">
      <ul className={clsx('card', ordersStyles.list)} aria-label={t('myOffers.title')}>
        {proposals.map((proposal) => (
          <Row key={proposal.link} proposal={proposal} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button kind="soft" block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('myOffers.more')}
        </Button>
      ) : null}
    </div>
  );
}

function Row({ proposal }: { proposal: MyProposalCard }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const until = useUntil();
  const { link, businessName, unitName, startsAt, participants, price, validUntil, orderId } = proposal;
  const status = proposal.status === 'draft' ? 'sent' : proposal.status;
  const isOpen = status === 'sent' || status === 'viewed';
  return (
    <li className={styles.row}>
      <span className={styles.text}>
        <Link className="tap-line" to={`/proposal/${link}`}>
          <b dir="auto">{businessName}</b>
        </Link>
        <span className="small">
          <bdi>{unitName}</bdi> · {isolate(format.date(startsAt))} ·{' '}
          {t('participants', { count: participants })}
        </span>
        <span className="muted small">
          {format.shekels(price)}
          {isOpen ? ` · ${t('offer.until', { until: isolate(until(validUntil)) })}` : ''}
        </span>
        {orderId ? (
          <Link className="tap-line small" to={`/me/orders/${orderId}`}>
            {t('myOffers.toOrder')}
          </Link>
        ) : null}
      </span>
      <Badge {...LOOKS[status]}>{t(`myOffers.status.${status}`)}</Badge>
    </li>
  );
}
