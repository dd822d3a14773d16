import type { EventId, RsvpStats } from '@smachot/contracts';
import { FilterChip } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FLAGS, type GuestFilter } from './filters';
import { useMatchingQuery } from '../guests/guests-api';

/** Filters by answer, with the count of guests; and the host's own side and group, chosen in the dialog and removed here. */
type Props = {
  eventId: EventId;
  filter: GuestFilter;
  change: (changes: GuestFilter) => void;
  facets: RsvpStats['facets'];
};

type ChosenProps = { eventId: EventId; only: GuestFilter; onClear: () => void; children: ReactNode };

/** A filter that is on, with how many guests of the whole event it means, as the other chips count them. */
function ChosenFilter({ eventId, only, onClear, children }: ChosenProps) {
  const { t } = useTranslation('rsvp');
  const { currentData } = useMatchingQuery({ eventId, filter: only });
  const counted = currentData
    ? { count: currentData.records, unit: t('filters.guests', { count: currentData.records }) }
    : {};
  return (
    <FilterChip on icon="x" {...counted} onClick={onClear}>
      {children}
    </FilterChip>
  );
}

export function OwnFilters({ eventId, filter, change, facets }: Props) {
  const { t } = useTranslation('rsvp');
  const { side, groupLabel } = filter;
  return (
    <>
      {FLAGS.filter((flag) => flag !== 'aboveInvited' || facets[flag] > 0 || filter[flag]).map((flag) => (
        <FilterChip
          key={flag}
          on={filter[flag] === true}
          count={facets[flag]}
          unit={t('filters.guests', { count: facets[flag] })}
          onClick={() => change({ [flag]: filter[flag] ? undefined : true })}
        >
          {t(`filters.${flag}`)}
        </FilterChip>
      ))}
      {side ? (
        <ChosenFilter eventId={eventId} only={{ side }} onClear={() => change({ side: undefined })}>
          {t(`side.${side}`)}
        </ChosenFilter>
      ) : null}
      {groupLabel ? (
        <ChosenFilter
          eventId={eventId}
          only={{ groupLabel }}
          onClear={() => change({ groupLabel: undefined })}
        >
          <bdi>{groupLabel}</bdi>
        </ChosenFilter>
      ) : null}
    </>
  );
}
