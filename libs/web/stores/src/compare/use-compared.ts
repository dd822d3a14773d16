import type { PricingUnit, PricingUnitId, StoreDay } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import { problemOf } from '@smachot/web-platform';
import type { EventInfo } from '../event-info/event-info';
import type { Store } from '../store/store';
import { usePricingUnitQuery, useStoreDaysQuery, useStoreQuery } from '../stores-api';

/** One column: a unit, its store, and the store's day of the event (null: no day was chosen, or it is not loaded yet). */
export type Compared = { id: PricingUnitId; unit: PricingUnit; store: Store; day: StoreDay | null };
type Column =
  | { state: 'none' | 'loading' }
  | { state: 'gone'; id: PricingUnitId }
  | { state: 'failed'; query: { isError: boolean; error?: unknown; refetch: () => unknown } }
  | ({ state: 'here' } & Compared);

/** Statuses of a withdrawn unit, a hidden store, or an invalid id. */
const MISSING = [400, 404, 422];

const useColumn = (id: PricingUnitId | undefined, { datetime }: EventInfo): Column => {
  const unit = usePricingUnitQuery({ params: { pricingUnitId: id ?? '' } }, { skip: !id });
  const partner = id ? unit.currentData?.partnerUsername : undefined;
  const store = useStoreQuery({ params: { partner: partner ?? '' } }, { skip: !partner });
  const { day } = wallTime(new Date(datetime ?? 0));
  const days = useStoreDaysQuery(
    { params: { partner: partner ?? '' }, query: { from: day, to: day } },
    { skip: !partner || !datetime },
  );
  if (!id) return { state: 'none' };
  const failed = [unit, store].find(({ isError }) => isError);
  if (failed)
    return MISSING.includes(problemOf(failed.error).status ?? 0)
      ? { state: 'gone', id }
      : { state: 'failed', query: failed };
  if (!unit.currentData || !store.currentData) return { state: 'loading' };
  const found = days.currentData?.days.find((one) => one.day === day) ?? null;
  return { state: 'here', id, unit: unit.currentData, store: store.currentData, day: found };
};

/** Loads up to four units and their stores. */
export const useCompared = ([first, second, third, fourth]: readonly string[], event: EventInfo) => {
  const columns = [
    useColumn(first, event),
    useColumn(second, event),
    useColumn(third, event),
    useColumn(fourth, event),
  ];
  const failed = columns.find((column) => column.state === 'failed');
  return {
    loading: columns.some(({ state }) => state === 'loading'),
    failed: failed?.query ?? null,
    gone: columns.flatMap((column) => (column.state === 'gone' ? column.id : [])),
    units: columns.flatMap((column): Compared[] => (column.state === 'here' ? [column] : [])),
  };
};
