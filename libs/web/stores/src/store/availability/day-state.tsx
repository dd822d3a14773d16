import type { StoreDay } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import { listed, now, useFormat } from '@smachot/web-platform';
import { Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventInfo } from '../../event-info/event-info';
import { useStoreDaysQuery } from '../../stores-api';
import { isOpenAt } from './opening';
import { OthersFree } from './others-free';
import type { Store } from '../store';

/** Availability of the store on the day of the celebration; `day` is undefined without one, or while it loads. */
export const useEventDay = (
  partner: string,
  datetime: string | null,
): { day: StoreDay | undefined; isLoading: boolean } => {
  const { day } = wallTime(new Date(datetime ?? 0));
  const { currentData, isLoading } = useStoreDaysQuery(
    { params: { partner }, query: { from: day, to: day } },
    { skip: !datetime },
  );
  return { day: currentData?.days.find((one) => one.day === day), isLoading };
};

/** Whether the store is available at the requested hour, shown only once it is known; if not, other free stores. */
export function DayState({ store, event }: { store: Store; event: EventInfo }) {
  const [since] = useState(now);
  const { partnerUsername: partner, categories } = store;
  const { datetime } = event;
  const { t } = useTranslation('stores');
  const format = useFormat();
  const { day: found } = useEventDay(partner, datetime);
  if (!datetime || !found) return null;
  const when = { day: format.dayAndDate(datetime) };
  if (isOpenAt(found, wallTime(new Date(datetime)).time))
    return (
      <Note tone="ok" icon="check">
        {t('day.free', when)}
      </Note>
    );
  const state = found.state === 'open' ? 'hours' : found.state;
  return (
    <>
      <Note tone="warn" icon="alert">
        {t(`day.not.${state}`, {
          ...when,
          hours: listed(found.hours.map(({ from, to }) => `\u2066${from}–${to}\u2069`)),
        })}
      </Note>
      {categories[0] && state !== 'past' ? (
        <OthersFree event={{ ...event, datetime }} category={categories[0]} not={partner} since={since} />
      ) : null}
    </>
  );
}
