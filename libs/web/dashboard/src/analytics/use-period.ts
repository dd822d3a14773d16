import { wallTime } from '@smachot/kernel';
import { now, useAddressParams } from '@smachot/web-platform';
import { faultOf, isPeriodName, type PeriodName, periodOf } from './period';

const USUAL = '30';

/** The period in the address. Choosing one's own begins with the days that were shown. */
export const usePeriod = () => {
  const [search, setSearch] = useAddressParams();
  const asked = search.get('period') ?? USUAL;
  const name = isPeriodName(asked) ? asked : USUAL;
  const typed = { from: search.get('from') ?? '', until: search.get('until') ?? '' };
  const today = wallTime(now()).day;
  const period = periodOf(name, typed, today);

  /** In one step: of several changes of one address the last would win. */
  const write = (values: Record<string, string | null>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [key, value] of Object.entries(values))
          if (value) next.set(key, value);
          else next.delete(key);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    name,
    period,
    ...typed,
    today,
    fault: name === 'custom' ? faultOf(typed) : null,
    setFrom: (from: string) => write({ from }),
    setUntil: (until: string) => write({ until }),
    choose: (next: PeriodName) => {
      const days = next === 'custom' && period ? period : null;
      write({ period: next === USUAL ? null : next, from: days?.from ?? null, until: days?.until ?? null });
    },
  };
};
export type ChosenPeriod = ReturnType<typeof usePeriod>;
