import { DateField, FilterChip } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { PERIODS } from './period';
import type { ChosenPeriod } from './use-period';
import dashboardStyles from '../dashboard.module.css';
import styles from './analytics.module.css';

/** Which days the figures are of. */
export function PeriodChoice({ chosen }: { chosen: ChosenPeriod }) {
  const { t } = useTranslation('dashboard');
  const { name, from, until, today, fault } = chosen;
  return (
    <div className={styles.periods}>
      <div role="group" aria-label={t('analytics.period.label')} className={styles.chips}>
        {PERIODS.map((period) => (
          <FilterChip key={period} on={period === name} onClick={() => chosen.choose(period)}>
            {t(`analytics.period.${period}`)}
          </FilterChip>
        ))}
      </div>
      {name === 'custom' ? (
        <div className={dashboardStyles.pair}>
          <DateField label={t('analytics.period.from')} value={from} max={today} onChange={chosen.setFrom} />
          <DateField
            label={t('analytics.period.until')}
            value={until}
            max={today}
            onChange={chosen.setUntil}
            error={fault ? t(`analytics.period.faults.${fault}`) : undefined}
          />
        </div>
      ) : null}
    </div>
  );
}
