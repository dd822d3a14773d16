import { type Passenger, PassengerFilter, type Rides } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import {
  Button,
  Card,
  ChipRow,
  EmptyState,
  FilterChip,
  Note,
  QueryStatus,
  SkeletonRows,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayEdit } from '../may-edit';
import { PassengerDialog } from './passenger.dialog';
import { PassengerRow } from './passenger-row';
import { usePassengersInfiniteQuery } from './rides-api';
import { useAssign } from './use-assign';
import styles from './rides.module.css';

type Shown = { stopId?: string; busId?: string };
type Props = { rides: Rides; shown: Shown; onShowAll: () => void };

/** Seats for everybody who waits, with one press and a way back. */
function AssignRest({ rides }: { rides: Rides }) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const { assignRest, busy, problem } = useAssign(rides.eventId);
  const { there, back } = rides.totals.waiting;
  if (rides.buses.length === 0 || there.persons + back.persons === 0) return null;
  return (
    <>
      <Button kind="primary" icon="sparkle" busy={busy} onClick={() => void assignRest()}>
        {t('rides.assignRest')}
      </Button>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </>
  );
}

function Filters({
  rides,
  filter,
  onFilter,
  shown,
  onShowAll,
}: Props & {
  filter: PassengerFilter;
  onFilter: (filter: PassengerFilter) => void;
}) {
  const { t } = useTranslation('rsvp');
  const name =
    rides.stops.find(({ _id }) => _id === shown.stopId)?.name ??
    rides.buses.find(({ _id }) => _id === shown.busId)?.name;
  return (
    <ChipRow label={t('rides.show')}>
      {PassengerFilter.options.map((value) => (
        <FilterChip key={value} on={filter === value} onClick={() => onFilter(value)}>
          {t(`rides.filter.${value}`)}
        </FilterChip>
      ))}
      {name === undefined ? null : (
        <FilterChip on icon="x" onClick={onShowAll}>
          {t('rides.only', { name })}
        </FilterChip>
      )}
    </ChipRow>
  );
}

/** Everybody who needs a ride: the stop, and the bus of each way. */
export function PassengerList(props: Props) {
  const { rides, shown } = props;
  const { t } = useTranslation('rsvp');
  const mayEdit = useMayEdit();
  const [filter, onFilter] = useState<PassengerFilter>('all');
  const [open, setOpen] = useState<Passenger | null>(null);
  const query = usePassengersInfiniteQuery({ eventId: rides.eventId, filter, ...shown });
  const passengers = query.data?.pages.flatMap((page) => page.passengers);
  return (
    <Card component="section" aria-labelledby="ride-passengers" className={styles.card}>
      <div className="row wrap">
        <h2 id="ride-passengers" className="grow">
          {t('rides.passengers')}
        </h2>
        {mayEdit ? <AssignRest rides={rides} /> : null}
      </div>
      <Filters {...props} filter={filter} onFilter={onFilter} />
      {!passengers ? <QueryStatus query={query} skeleton={<SkeletonRows count={5} />} /> : null}
      {passengers?.length === 0 ? (
        <EmptyState art="empty-guests" title={t('rides.nobody')} text={t('rides.nobodyText')} />
      ) : null}
      <ul className={styles.rows}>
        {passengers?.map((passenger) => (
          <PassengerRow
            key={passenger.rsvpId}
            rides={rides}
            passenger={passenger}
            onEdit={() => setOpen(passenger)}
          />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button kind="soft" block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('rides.more')}
        </Button>
      ) : null}
      {open ? <PassengerDialog rides={rides} passenger={open} onClose={() => setOpen(null)} /> : null}
    </Card>
  );
}
