import { type FieldErrors, useFieldText } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { Part } from '../shell/part';
import { NumberField } from '../values/number-field';
import type { OpenDays } from './hours';
import styles from '../dashboard.module.css';

const LIMITS = ['shortestNotice', 'dailyCapacity', 'slotsPerCustomer'] as const;

type Props = { open: OpenDays; faults: FieldErrors; onChange: (open: OpenDays) => void };

/** The shortest notice in hours, and the numbers of orders of a day and of a customer. */
export function LimitsPart({ open, faults, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  return (
    <Part id="limits" headingId="av-limits" title={t('availability.limits')}>
      <div className={styles.pair}>
        {LIMITS.map((limit) => (
          <NumberField
            key={limit}
            whole
            label={t(`availability.${limit}`)}
            hint={t(`availability.${limit}Hint`)}
            unit={limit === 'shortestNotice' ? t('unit.hours') : undefined}
            value={open[limit]}
            error={say(faults[limit])}
            onChange={(typed) => onChange({ ...open, [limit]: typed })}
          />
        ))}
      </div>
    </Part>
  );
}
