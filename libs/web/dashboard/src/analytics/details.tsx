import type { AnalyticsDetails } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { Averages } from './averages';
import { FigureCard } from './figure-card';
import type { FigureRow } from './figure-row';
import { usePartNames } from './use-part-names';
import styles from './analytics.module.css';

/** The largest part, unless several are. */
const largest = (rows: readonly FigureRow[]): string | null => {
  const most = Math.max(0, ...rows.map(({ now }) => now));
  const found = rows.filter(({ now }) => now === most);
  return most > 0 && found.length === 1 ? found[0]!.label : null;
};

const usePeriodNames = (part: 'source' | 'weekday' | 'month' | 'leadTime') => {
  const { t } = useTranslation('dashboard');
  return {
    part: t(`analytics.parts.${part}`),
    now: t('analytics.period.now'),
    before: t('analytics.period.before'),
  };
};

function Sources({ details: { sources } }: { details: AnalyticsDetails }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const names = usePeriodNames('source');
  const rows = sources.map(({ source, views }) => ({
    key: source,
    label: t(`analytics.sources.${source}`),
    ...views,
  }));
  const most = largest(rows);
  return (
    <FigureCard
      id="sources"
      title={t('analytics.sources.title')}
      text={most ? t('analytics.sources.most', { source: most }) : null}
      rows={rows}
      names={names}
      shown={format.number}
    />
  );
}

function Weekdays({ details: { weekdays } }: { details: AnalyticsDetails }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const part = usePartNames();
  const names = usePeriodNames('weekday');
  const rows = weekdays.map(({ weekday, orders }) => ({
    key: String(weekday),
    label: part.weekday(weekday),
    short: part.shortWeekday(weekday),
    ...orders,
  }));
  const most = largest(rows);
  return (
    <FigureCard
      id="weekdays"
      title={t('analytics.weekdays.title')}
      text={most ? t('analytics.weekdays.most', { part: most }) : null}
      rows={rows}
      names={names}
      shown={format.number}
    />
  );
}

function Months({ details: { months } }: { details: AnalyticsDetails }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const part = usePartNames();
  const names = usePeriodNames('month');
  const rows = months.map(({ month, orders }) => ({
    key: String(month),
    label: part.month(month),
    short: part.shortMonth(month),
    ...orders,
  }));
  const most = largest(rows);
  return (
    <FigureCard
      id="months"
      title={t('analytics.months.title')}
      text={most ? t('analytics.months.most', { part: most }) : null}
      rows={rows}
      names={names}
      shown={format.number}
    />
  );
}

function LeadTimes({ details: { leadTimes, averageLeadDays } }: { details: AnalyticsDetails }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const names = usePeriodNames('leadTime');
  return (
    <FigureCard
      id="lead-times"
      title={t('analytics.leadTimes.title')}
      text={
        averageLeadDays.now === null ? null : t('analytics.leadTimes.average', { count: averageLeadDays.now })
      }
      rows={leadTimes.map(({ leadTime, orders }) => ({
        key: leadTime,
        label: t(`analytics.leadTimes.${leadTime}`),
        ...orders,
      }))}
      names={names}
      shown={format.number}
    />
  );
}

/** What only the full analytics show. */
export function Details({ details }: { details: AnalyticsDetails }) {
  return (
    <>
      <Averages details={details} />
      <div className={styles.columns}>
        <Sources details={details} />
        <LeadTimes details={details} />
        <Weekdays details={details} />
        <Months details={details} />
      </div>
    </>
  );
}
