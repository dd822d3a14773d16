import { GuestGroup, type RsvpStats } from '@smachot/contracts';
import { ChipRow, FilterChip } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useGroupWords } from '../event/event-over';
import { isFiltered, readFilter, writeFilter, type GuestFilter } from './filters';
import { useTableWords } from '../table/table-words';
import { useAddressPatch } from '../../use-address-patch';
import { OwnFilters } from './own-filters';
import styles from '../desk.module.css';

/** The groups that have guests, biggest first; the rest is behind "more". */
const groupsIn = (stats: RsvpStats): [GuestGroup, number][] =>
  GuestGroup.options
    .map((group): [GuestGroup, number] => [group, stats.facets.groups[group] ?? 0])
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);

export function GuestFilters({ eventId, stats }: { eventId: string; stats: RsvpStats }) {
  const { t } = useTranslation('rsvp');
  const words = useGroupWords();
  const atTable = useTableWords();
  const [params, setParams] = useSearchParams();
  const { open } = useAddressPatch();
  const filter = readFilter(params);
  const unit = (count: number) => t('filters.guests', { count });
  const set = (next: GuestFilter) =>
    setParams(writeFilter(params, next), { replace: true, preventScrollReset: true });
  const { group, withoutTable, table, ...rest } = filter;
  return (
    <div className={styles.filters}>
      <ChipRow label={t('filters.label')}>
        <FilterChip
          on={!isFiltered(filter)}
          count={stats.records}
          unit={unit(stats.records)}
          onClick={() => set({})}
        >
          {t('filters.all')}
        </FilterChip>
        {filter.status ? (
          <FilterChip
            on
            icon="x"
            count={stats[filter.status].records}
            unit={unit(stats[filter.status].records)}
            onClick={() => set((({ status: _, ...others }) => others)(filter))}
          >
            {words(filter.status)}
          </FilterChip>
        ) : null}
        {table ? (
          <FilterChip on icon="x" onClick={() => set({ ...rest, ...(group ? { group } : {}) })}>
            {atTable(table)}
          </FilterChip>
        ) : null}
        {groupsIn(stats).map(([one, count]) => (
          <FilterChip
            key={one}
            on={group === one}
            count={count}
            unit={unit(count)}
            onClick={() => set({ ...filter, group: group === one ? undefined : one })}
          >
            {t(`group.${one}`)}
          </FilterChip>
        ))}
        {stats.facets.withoutTable > 0 ? (
          <FilterChip
            on={withoutTable === true}
            count={stats.facets.withoutTable}
            unit={unit(stats.facets.withoutTable)}
            onClick={() =>
              set({ ...rest, ...(group ? { group } : {}), ...(withoutTable ? {} : { withoutTable: true }) })
            }
          >
            {t('filters.withoutTable')}
          </FilterChip>
        ) : null}
        <OwnFilters eventId={eventId} filter={filter} set={set} facets={stats.facets} />
        <FilterChip on={false} icon="filter" onClick={() => open({ open: 'filters' })}>
          {t('filters.more')}
        </FilterChip>
      </ChipRow>
    </div>
  );
}
