import type { AnalyticsDetails, ComparedResponse } from '@smachot/contracts';
import { HOUR_MS, MINUTE_MS } from '@smachot/kernel';
import { useFormat, useSpan } from '@smachot/web-platform';
import { Card } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeWords } from './use-change-words';
import dashboardStyles from '../dashboard.module.css';
import styles from './analytics.module.css';

const HOUR = HOUR_MS / MINUTE_MS;

/** Minutes as they are below two hours, then whole hours and days. */
const useDuration = () => {
  const { language } = useTranslation().i18n;
  const span = useSpan();
  const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return (value: number): string => (value < 2 * HOUR ? minutes.format(Math.max(1, value)) : span(value));
};

function Average({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>
          <bdi>{value}</bdi>
        </b>
        {children}
      </dd>
    </div>
  );
}

function ResponseTime({ name, times: { now, before } }: { name: string; times: ComparedResponse }) {
  const { t } = useTranslation('dashboard');
  const change = useChangeWords();
  const duration = useDuration();
  if (!now)
    return (
      <Average name={name} value={t('analytics.averages.nothing')}>
        <span className="small muted">{t('analytics.averages.noAnswers')}</span>
      </Average>
    );
  return (
    <Average name={name} value={duration(now.median)}>
      <span className="small">{t('analytics.averages.nine', { span: duration(now.p90) })}</span>
      <span className="small muted">
        {change({ now: now.median, before: before?.median ?? null }, duration)}
      </span>
    </Average>
  );
}

/** Price per guest, and how soon orders and messages are answered. */
export function Averages({ details: { pricePerGuest, responseTimes } }: { details: AnalyticsDetails }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const change = useChangeWords();
  return (
    <Card component="section" aria-labelledby="an-averages" className={dashboardStyles.part}>
      <h2 id="an-averages">{t('analytics.averages.title')}</h2>
      <dl className={styles.averages}>
        {pricePerGuest ? (
          <Average
            name={t('analytics.averages.pricePerGuest')}
            value={
              pricePerGuest.now === null ? t('analytics.averages.nothing') : format.shekels(pricePerGuest.now)
            }
          >
            <span className="small muted">
              {pricePerGuest.now === null
                ? t('analytics.averages.noOrders')
                : change(pricePerGuest, format.shekels)}
            </span>
          </Average>
        ) : null}
        <ResponseTime name={t('analytics.averages.orders')} times={responseTimes.orders} />
        <ResponseTime name={t('analytics.averages.messages')} times={responseTimes.messages} />
      </dl>
    </Card>
  );
}
