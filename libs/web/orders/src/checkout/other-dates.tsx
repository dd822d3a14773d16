import type { StoreDay } from '@smachot/contracts';
import { addDays, wallTime } from '@smachot/kernel';
import { now, useFormat } from '@smachot/web-platform';
import { Icon, Spinner } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useFreeDaysQuery } from '../orders-api';
import styles from './checkout.module.css';

const BEFORE = 7;
const AFTER = 40;
const OFFERED = 6;

/** A store's days around this one; none while no day is chosen. */
export const useDaysAround = (partner: string, day: string) => {
  const today = wallTime(now()).day;
  const from = day && addDays(day, -BEFORE) > today ? addDays(day, -BEFORE) : today;
  return useFreeDaysQuery(
    { params: { partner }, query: { from, to: addDays(from, BEFORE + AFTER) } },
    { skip: day === '', refetchOnMountOrArgChange: 60 },
  );
};

/** The open days nearest to the wanted one, in calendar order. */
export const nearestOpen = (days: readonly StoreDay[], wanted: string, count = OFFERED): StoreDay[] => {
  const away = ({ day }: StoreDay) => Math.abs(Date.parse(day) - Date.parse(wanted));
  return days
    .filter(({ day, state }) => state === 'open' && day !== wanted)
    .sort((a, b) => away(a) - away(b))
    .slice(0, count)
    .sort((a, b) => a.day.localeCompare(b.day));
};

type Props = { partner: string; day: string; onChoose: (day: string) => void };

/** The free days around a day that is unavailable. */
export function OtherDates({ partner, day, onChoose }: Props) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const query = useDaysAround(partner, day);
  if (query.isError) return null;
  if (!query.data) return <Spinner label={t('dates.looking')} />;
  const open = nearestOpen(query.data.days, day);
  return (
    <div className="ui-flow">
      <p>{open.length > 0 ? t('dates.others') : t('dates.noOthers')}</p>
      <div className={styles.dates}>
        {open.map((one) => (
          <button key={one.day} type="button" className="chip" onClick={() => onChoose(one.day)}>
            <Icon name="cal" size={18} />
            {format.dayAndDate(`${one.day}T12:00:00Z`)}
          </button>
        ))}
      </div>
    </div>
  );
}
