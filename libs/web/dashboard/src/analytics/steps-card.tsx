import type { StoreAnalytics } from '@smachot/contracts';
import { useAddress, useFormat } from '@smachot/web-platform';
import { SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { FigureCard } from './figure-card';
import { usePartNames } from './use-part-names';

const METRICS = ['views', 'configurations', 'checkouts', 'orders', 'revenue'] as const;
type Metric = (typeof METRICS)[number];

/** One figure of the funnel over time; which one is in the address. */
export function StepsCard({ analytics: { steps, granularity, funnel } }: { analytics: StoreAnalytics }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const names = usePartNames();
  const [asked, setMetric] = useAddress<Metric>('figure', 'views');
  const metrics = METRICS.filter((one) => one !== 'revenue' || funnel.revenue !== null);
  const metric = metrics.find((one) => one === asked) ?? 'views';
  return (
    <FigureCard
      id="steps"
      title={t('analytics.steps.title')}
      choice={
        <SelectField
          label={t('analytics.steps.figure')}
          value={metric}
          onChange={({ target }) => setMetric(target.value as Metric)}
          options={metrics.map((value) => ({ value, label: t(`analytics.figures.${value}`) }))}
        />
      }
      rows={steps.map((step) => ({
        key: step.from,
        label: names.step(step.from, granularity),
        now: step[metric] ?? 0,
      }))}
      names={{ part: t(`analytics.steps.${granularity}`), now: t(`analytics.figures.${metric}`) }}
      shown={metric === 'revenue' ? format.shekels : format.number}
    />
  );
}
