import { type EventId, GuestGroup, type RsvpStats } from '@smachot/contracts';
import { ChipRow, FilterChip, type FilterChipProps } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useAddressParams } from '@smachot/web-platform';
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

type ChipsProps = { filter: GuestFilter; change: (changes: GuestFilter) => void };
type StatsChipsProps = ChipsProps & { stats: RsvpStats };

function CountChip({ count, ...props }: Omit<FilterChipProps, 'unit' | 'count'> & { count: number }) {
  const { t } = useTranslation('rsvp');
  return <FilterChip {...props} count={count} unit={t('filters.guests', { count })} />;
}

/** Filters set elsewhere, by a card or in the dialog; a press removes them. */
function ChosenChips({ filter: { status, table }, change, stats }: StatsChipsProps) {
  const words = useGroupWords();
  const atTable = useTableWords();
  return (
    <>
      {status ? (
        <CountChip on icon="x" count={stats[status].records} onClick={() => change({ status: undefined })}>
          {words(status)}
        </CountChip>
      ) : null}
      {table ? (
        <FilterChip on icon="x" onClick={() => change({ table: undefined })}>
          {atTable(table)}
        </FilterChip>
      ) : null}
    </>
  );
}

function GroupChips({ filter, change, stats }: StatsChipsProps) {
  const { t } = useTranslation('rsvp');
  return groupsIn(stats).map(([group, count]) => (
    <CountChip
      key={group}
      on={filter.group === group}
      count={count}
      onClick={() => change({ group: filter.group === group ? undefined : group })}
    >
      {t(`group.${group}`)}
    </CountChip>
  ));
}

function WithoutTableChip({ filter: { withoutTable }, change, stats }: StatsChipsProps) {
  const { t } = useTranslation('rsvp');
  const count = stats.facets.withoutTable;
  if (count === 0) return null;
  return (
    <CountChip
      on={withoutTable === true}
      count={count}
      onClick={() => change({ table: undefined, withoutTable: withoutTable ? undefined : true })}
    >
      {t('filters.withoutTable')}
    </CountChip>
  );
}

export function GuestFilters({ eventId, stats }: { eventId: EventId; stats: RsvpStats }) {
  const { t } = useTranslation('rsvp');
  const [params, setParams] = useAddressParams();
  const { open } = useAddressPatch();
  const filter = readFilter(params);
  const write = (next: (before: GuestFilter) => GuestFilter) =>
    setParams((before) => writeFilter(before, next(readFilter(before))), {
      replace: true,
      preventScrollReset: true,
    });
  const change = (changes: GuestFilter) => write((before) => ({ ...before, ...changes }));
  const chips = { filter, change, stats };
  return (
    <div className={styles.filters}>
      <ChipRow label={t('filters.label')}>
        <CountChip on={!isFiltered(filter)} count={stats.records} onClick={() => write(() => ({}))}>
          {t('filters.all')}
        </CountChip>
        <ChosenChips {...chips} />
        <GroupChips {...chips} />
        <WithoutTableChip {...chips} />
        <OwnFilters eventId={eventId} filter={filter} change={change} facets={stats.facets} />
        <FilterChip on={false} icon="filter" onClick={() => open({ open: 'filters' })}>
          {t('filters.more')}
        </FilterChip>
      </ChipRow>
    </div>
  );
}
