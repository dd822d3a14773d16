import { type ProposalCard, ProposalStatus } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useAddress, useFormat, useTitle } from '@smachot/web-platform';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Page,
  PageHead,
  QueryStatus,
  SelectField,
  SkeletonRows,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { ProposalStatusBadge } from './proposal-status';
import { useOwnProposalsInfiniteQuery } from './proposals-api';
import styles from './proposals.module.css';

function ProposalRow({ card, base }: { card: ProposalCard; base: string }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { customerName, unitName, startsAt, participants, price, viewedTimes, status, asked } = card;
  return (
    <li className={styles.row}>
      <div className={styles.grow}>
        <h2>
          <Link to={`${base}/${card.proposalId}`}>
            <bdi>{customerName}</bdi>
          </Link>
        </h2>
        <p className="small">
          {t('proposals.cardAbout', {
            unit: isolate(unitName),
            day: isolate(format.dayAndDate(startsAt)),
            count: participants,
          })}
        </p>
        <p className="small muted">
          {price > 0 ? isolate(format.shekels(price)) : t('proposals.noPriceYet')}
          {viewedTimes ? ` · ${t('proposals.viewed', { count: viewedTimes })}` : ''}
        </p>
      </div>
      <span className="row">
        {asked && status === 'draft' ? (
          <Badge tone="accent" icon="chat">
            {t('proposals.asked')}
          </Badge>
        ) : null}
        <ProposalStatusBadge status={status} />
      </span>
    </li>
  );
}

const isStatus = (text: string): text is ProposalStatus => ProposalStatus.safeParse(text).success;

function Proposals({ status, base }: { status: string; base: string }) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const query = useOwnProposalsInfiniteQuery(
    { partner, ...(isStatus(status) ? { status } : {}) },
    { refetchOnMountOrArgChange: true },
  );
  const pages = query.currentData?.pages;
  if (!pages) return <QueryStatus query={query} skeleton={<SkeletonRows count={4} />} />;
  const cards = pages.flatMap(({ proposals }) => proposals);
  if (cards.length === 0)
    return (
      <EmptyState
        art="empty-orders"
        title={t(status ? 'proposals.noneOfStatus' : 'proposals.none')}
        text={t('proposals.noneText')}
      />
    );
  return (
    <Card component="section" aria-label={t('places.proposals')}>
      <ul className={styles.rows}>
        {cards.map((card) => (
          <ProposalRow key={card.proposalId} card={card} base={base} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button kind="ghost" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('proposals.more')}
        </Button>
      ) : null}
    </Card>
  );
}

/** proposals: what a store offered to customers, and what they asked for. */
export function ProposalsScreen() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner, role } = useOwnStore();
  const [status, setStatus] = useAddress('status', '');
  const base = `/dashboard/${partner}/proposals`;
  useTitle(t('places.proposals'));
  const options = [
    { value: '', label: t('proposals.all') },
    ...ProposalStatus.options.map((value) => ({ value, label: t(`proposals.statuses.${value}`) })),
  ];
  return (
    <Page width="narrow">
      <PageHead title={t('places.proposals')} note={t('proposals.note')} />
      <div className="row wrap">
        {role === 'Viewer' ? null : (
          <Button icon="plus" to={`${base}/new`}>
            {t('proposals.new')}
          </Button>
        )}
        <Button kind="line" icon="file" to={`${base}/terms`}>
          {t('proposals.toTerms')}
        </Button>
      </div>
      <SelectField
        label={t('proposals.status')}
        options={options}
        value={isStatus(status) ? status : ''}
        onChange={({ target }) => setStatus(target.value || null)}
      />
      <Proposals status={isStatus(status) ? status : ''} base={base} />
    </Page>
  );
}
