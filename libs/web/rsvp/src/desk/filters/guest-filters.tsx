import { type EventId, GuestGroup, type RsvpStats } from '@smachot/contracts';
import { ChipRow, FilterChip, type FilterChipProps } from '@smachot/web-ui';
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

type ChipsProps = { filter: GuestFilter; set: (filter: GuestFilter) => void };
type StatsChipsProps = ChipsProps & { stats: RsvpStats };

function CountChip({ count, ...props }: Omit<FilterChipProps, 'unit' | 'count'> & { count: number }) {
  const { t } = useTranslation('rsvp');
  return <FilterChip {...props} count={count} unit={t('filters.guests', { count })} />;
}

/** Filters set elsewhere, by a card or in the dialog; a press removes them. */
function ChosenChips({ filter, set, stats }: StatsChipsProps) {
  const words = useGroupWords();
  const atTable = useTableWords();
  const { status, ...withoutStatus } = filter;
  const { table, withoutTable: _, ...withoutTables } = filter;
  return (
    <>
      {status ? (
        <CountChip on icon="x" count={stats[status].records} onClick={() => set(withoutStatus)}>
          {words(status)}
        </CountChip>
      ) : null}
      {table ? (
        <FilterChip on icon="x" onClick={() => set(withoutTables)}>
          {atTable(table)}
        </FilterChip>
      ) : null}
    </>
  );
}

function GroupChips({ filter, set, stats }: StatsChipsProps) {
  const { t } = useTranslation('rsvp');
  return groupsIn(stats).map(([group, count]) => (
    <CountChip
      key={group}
      on={filter.group === group}
      count={count}
      onClick={() => set({ ...filter, group: filter.group === group ? undefined : group })}
    >
      {t(`group.${group}`)}
    </CountChip>
  ));
}

function WithoutTableChip({ filter, set, stats }: StatsChipsProps) {
  const { t } = useTranslation('rsvp');
  const { withoutTable, table: _, ...rest } = filter;
  const count = stats.facets.withoutTable;
  if (count === 0) return null;
  return (
    <CountChip
      on={withoutTable === true}
      count={count}
      onClick={() => set(withoutTable ? rest : { ...rest, withoutTable: true })}
    >
      {t('filters.withoutTable')}
    </CountChip>
  );
}

export function GuestFilters({ eventId, stats }: { eventId: EventId; stats: RsvpStats }) {
  const { t } = useTranslation('rsvp');
  const [params, setParams] = useSearchParams();
  const { open } = useAddressPatch();
  const filter = readFilter(params);
  const set = (next: GuestFilter) =>
    setParams(writeFilter(params, next), { replace: true, preventScrollReset: true });
  const chips = { filter, set, stats };
  return (
    <div className={styles.filters}>
      <ChipRow label={t('filters.label')}>
        <CountChip on={!isFiltered(filter)} count={stats.records} onClick={() => set({})}>
          {t('filters.all')}
        </CountChip>
        <ChosenChips {...chips} />
        <GroupChips {...chips} />
        <WithoutTableChip {...chips} />
        <OwnFilters eventId={eventId} filter={filter} set={set} facets={stats.facets} />
        <FilterChip on={false} icon="filter" onClick={() => open({ open: 'filters' })}>
          {t('filters.more')}
        </FilterChip>
      </ChipRow>
    </div>
  );
}
