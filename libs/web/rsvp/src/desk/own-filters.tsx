import type { RsvpStats } from '@smachot/contracts';
import { FilterChip } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { GuestFilter } from './filters';

const FLAGS = ['maybe', 'ride', 'requests'] as const;

/** Filters by what was answered, with how many guests; and the host's own side and group, chosen in the dialog and taken off here. */
type Props = { filter: GuestFilter; set: (next: GuestFilter) => void; facets: RsvpStats['facets'] };

export function OwnFilters({ filter, set, facets }: Props) {
  const { t } = useTranslation('rsvp');
  const { side, groupLabel } = filter;
  return (
    <>
      {FLAGS.map((flag) => (
        <FilterChip
          key={flag}
          on={filter[flag] === true}
          count={facets[flag]}
          unit={t('filters.guests', { count: facets[flag] })}
          onClick={() => set({ ...filter, [flag]: filter[flag] ? undefined : true })}
        >
          {t(`filters.${flag}`)}
        </FilterChip>
      ))}
      {side ? (
        <FilterChip on icon="x" onClick={() => set({ ...filter, side: undefined })}>
          {t(`side.${side}`)}
        </FilterChip>
      ) : null}
      {groupLabel ? (
        <FilterChip on icon="x" onClick={() => set({ ...filter, groupLabel: undefined })}>
          <bdi>{groupLabel}</bdi>
        </FilterChip>
      ) : null}
    </>
  );
}
