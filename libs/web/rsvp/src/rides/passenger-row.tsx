import type { Passenger, Rides, RideWay } from '@smachot/contracts';
import { nationalPhone } from '@smachot/kernel';
import { useProblemText } from '@smachot/web-platform';
import { Badge, IconButton, Ltr, Note, SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useMayEdit } from '../may-edit';
import { useAssign } from './use-assign';
import styles from './rides.module.css';

type OfPassenger = { rides: Rides; passenger: Passenger };

/** The bus of one way: those that serve the stop, with their free seats. */
function BusField({ rides, passenger, way }: OfPassenger & { way: RideWay }) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const { assign, busy, problem } = useAssign(rides.eventId);
  const { rsvpId, attendeeName, stopId, persons } = passenger;
  const from = way === 'there' ? passenger.thereBusId : passenger.backBusId;
  const buses = rides.buses.filter(
    (bus) => bus.way === way && bus.stops.some((stop) => stop.stopId === stopId),
  );
  if (buses.length === 0 || (passenger.ways !== 'both' && passenger.ways !== way)) return null;
  return (
    <span className={styles.bus}>
      <SelectField
        label={
          <>
            {t(`rides.way.${way}`)}
            <span className="sr"> {attendeeName}</span>
          </>
        }
        value={from ?? ''}
        options={[
          { value: '', label: t('rides.noBus') },
          ...buses.map(({ _id, name, seats, passengers }) => {
            const free = Math.max(0, seats - passengers.persons);
            return {
              value: _id,
              label: t('rides.busFree', { name, count: free }),
              disabled: _id !== from && free < persons,
            };
          }),
        ]}
        onChange={({ target }) => {
          if (!busy) void assign({ rsvpId, way, from, to: target.value || null }, attendeeName);
        }}
      />
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </span>
  );
}

function StopWords({ rides, passenger: { stopId, again, lostStop, persons, seats, ways } }: OfPassenger) {
  const { t } = useTranslation('rsvp');
  const stop = rides.stops.find(({ _id }) => _id === stopId);
  const who =
    persons < seats ? t('rides.part', { persons, count: seats }) : t('rides.persons', { count: persons });
  return (
    <>
      <span className="small">
        {who} · {t(`rides.ways.${ways}`)} ·{' '}
        <bdi>{stop?.name ?? (lostStop ? t('rides.lostStop', { name: lostStop }) : t('rides.noStop'))}</bdi>
      </span>
      {again ? (
        <Badge tone="bad" icon="alert">
          {t('rides.again')}
        </Badge>
      ) : null}
    </>
  );
}

function BusNames({ rides, passenger: { thereBusId, backBusId } }: OfPassenger) {
  const { t } = useTranslation('rsvp');
  const names = (['there', 'back'] as const).flatMap((way) => {
    const bus = rides.buses.find(({ _id }) => _id === (way === 'there' ? thereBusId : backBusId));
    return bus ? [`${t(`rides.way.${way}`)}: ${bus.name}`] : [];
  });
  return <span className="small">{names.join(' · ')}</span>;
}

/** A household that needs a ride. */
export function PassengerRow({ rides, passenger, onEdit }: OfPassenger & { onEdit: () => void }) {
  const { t } = useTranslation('rsvp');
  const mayEdit = useMayEdit();
  const { attendeeName, attendeePhone, stopId } = passenger;
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <b className="ell" dir="auto">
          {attendeeName}
        </b>
        {attendeePhone ? (
          <a className="small" href={`tel:${attendeePhone}`}>
            <Ltr>{nationalPhone(attendeePhone)}</Ltr>
          </a>
        ) : null}
        <StopWords rides={rides} passenger={passenger} />
      </span>
      {mayEdit && stopId ? (
        <>
          <BusField rides={rides} passenger={passenger} way="there" />
          <BusField rides={rides} passenger={passenger} way="back" />
        </>
      ) : (
        <BusNames rides={rides} passenger={passenger} />
      )}
      {mayEdit ? (
        <IconButton icon="edit" label={t('rides.edit', { name: attendeeName })} onClick={onEdit} />
      ) : null}
    </li>
  );
}
