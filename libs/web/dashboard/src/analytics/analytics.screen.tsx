import type { StoreAnalytics } from '@smachot/contracts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { problemOf, useFormat, useTitle } from '@smachot/web-platform';
import { Button, EmptyState, Page, PageHead, QueryStatus, SkeletonCards } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import { useStoreAnalyticsQuery } from './analytics-api';
import { MoreWithPlan, NotInPlan } from './by-plan';
import { Details } from './details';
import { Funnel } from './funnel';
import { PeriodChoice } from './period-choice';
import { StepsCard } from './steps-card';
import { usePeriod } from './use-period';

/** Nothing was counted yet: what brings visitors. */
function NothingYet() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername } = useOwnStore();
  return (
    <EmptyState
      art="empty-search"
      title={t('analytics.empty.title')}
      text={t('analytics.empty.text')}
      action={
        <Button icon="eye" to={`/partner/${partnerUsername}`}>
          {t('analytics.empty.toPage')}
        </Button>
      }
    />
  );
}

function Figures({ analytics }: { analytics: StoreAnalytics }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const noon = (day: string) => format.date(`${day}T12:00:00Z`);
  const { previous, recordedSince, details, detailsPlan } = analytics;
  if (recordedSince === null) return <NothingYet />;
  return (
    <>
      <p className="small muted">
        {t('analytics.compared', { from: noon(previous.from), until: noon(previous.until) })}{' '}
        {recordedSince > previous.from ? t('analytics.since', { day: noon(recordedSince) }) : null}
      </p>
      <Funnel funnel={analytics.funnel} />
      <StepsCard analytics={analytics} />
      {details ? <Details details={details} /> : null}
      {detailsPlan ? <MoreWithPlan planId={detailsPlan} /> : null}
    </>
  );
}

/** analytics: how many came, chose and ordered, from where and when, against the period before. */
export function AnalyticsScreen() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername: partner } = useOwnStore();
  const chosen = usePeriod();
  const query = useStoreAnalyticsQuery(
    chosen.period ? { params: { partner }, query: chosen.period } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  useTitle(t('places.analytics'));
  const isRefused = query.isError && problemOf(query.error).code?.startsWith('plan.');
  const analytics = query.currentData;
  return (
    <Page width="work">
      <PageHead title={t('places.analytics')} note={t('analytics.note')} />
      {isRefused ? (
        <NotInPlan />
      ) : (
        <>
          <PeriodChoice chosen={chosen} />
          {analytics ? <Figures analytics={analytics} /> : null}
          {analytics || !chosen.period ? null : (
            <QueryStatus query={query} skeleton={<SkeletonCards count={3} />} />
          )}
        </>
      )}
    </Page>
  );
}
