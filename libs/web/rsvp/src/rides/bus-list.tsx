import {
  type Bus,
  type EventId,
  printAllPassengers,
  printPassengers,
  type Rides,
  type RideWay,
} from '@smachot/contracts';
import { saveFile, useProblemText } from '@smachot/web-platform';
import { Badge, Button, Card, ConfirmDialog, EmptyState, IconButton, Ltr, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayEdit } from '../may-edit';
import { BusDialog, type BusDraft } from './bus.dialog';
import { useRemoveBusMutation } from './rides-api';
import styles from './rides.module.css';

type OfBus = { eventId: EventId; bus: Bus };

function RemoveBus({ eventId, bus }: OfBus) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const [open, setOpen] = useState(false);
  const [remove, { isLoading, error }] = useRemoveBusMutation();
  const confirm = async () => {
    const answer = await remove({ params: { eventId, busId: bus._id }, query: { version: bus.version } });
    if (!answer.error) setOpen(false);
  };
  return (
    <>
      <IconButton
        icon="trash"
        label={t('rides.bus.remove', { name: bus.name })}
        onClick={() => setOpen(true)}
      />
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => void confirm()}
        title={t('rides.bus.removeTitle', { name: bus.name })}
        text={t('rides.bus.removeText', { persons: t('rides.persons', { count: bus.passengers.persons }) })}
        confirm={t('rides.bus.removeConfirm')}
        stay={t('rides.bus.keep')}
        tone="bad"
        busy={isLoading}
        problem={error ? words(error) : undefined}
      />
    </>
  );
}

function PrintBus({ eventId, bus }: OfBus) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const [problem, setProblem] = useState<unknown>();
  const print = () => {
    setProblem(undefined);
    saveFile(printPassengers, `${bus.name}.pdf`, { params: { eventId, busId: bus._id } }).catch(setProblem);
  };
  return (
    <>
      <IconButton icon="file" label={t('rides.bus.print', { name: bus.name })} onClick={print} />
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </>
  );
}

function PrintAll({ eventId }: { eventId: EventId }) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const [problem, setProblem] = useState<unknown>();
  const print = () => {
    setProblem(undefined);
    saveFile(printAllPassengers, `${t('rides.passengers')}.pdf`, { params: { eventId } }).catch(setProblem);
  };
  return (
    <>
      <Button kind="ghost" icon="file" onClick={print}>
        {t('rides.bus.printAll')}
      </Button>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </>
  );
}

/** The seats that are taken; more than there are is a problem to solve. */
function Seats({ bus: { seats, passengers } }: { bus: Bus }) {
  const { t } = useTranslation('rsvp');
  const over = passengers.persons - seats;
  if (over > 0)
    return (
      <Badge tone="bad" icon="alert">
        {t('rides.bus.over', { count: over })}
      </Badge>
    );
  return <span className="small">{t('rides.bus.taken', { taken: passengers.persons, seats })}</span>;
}

type RowProps = OfBus & { rides: Rides; onOpen: (draft: BusDraft) => void; onShow: () => void };

function BusActs({ eventId, bus, rides, onOpen, onShow }: RowProps) {
  const { t } = useTranslation('rsvp');
  const mayEdit = useMayEdit();
  const wayBack = () =>
    onOpen({
      bus: null,
      way: 'back',
      name: bus.name,
      seats: bus.seats,
      stopIds: bus.stops.map(({ stopId }) => stopId).reverse(),
    });
  return (
    <span className={styles.acts}>
      <Button kind="ghost" onClick={onShow}>
        {t('rides.bus.passengers')}
        <span className="sr"> {bus.name}</span>
      </Button>
      <PrintBus eventId={eventId} bus={bus} />
      {mayEdit ? (
        <>
          {bus.way === 'there' && rides.stops.length ? (
            <IconButton icon="undo" label={t('rides.bus.wayBack', { name: bus.name })} onClick={wayBack} />
          ) : null}
          <IconButton
            icon="edit"
            label={t('rides.bus.edit', { name: bus.name })}
            onClick={() => onOpen({ bus })}
          />
          <RemoveBus eventId={eventId} bus={bus} />
        </>
      ) : null}
    </span>
  );
}

function BusRow(props: RowProps) {
  const { bus, rides } = props;
  const { t } = useTranslation('rsvp');
  const nameOf = new Map(rides.stops.map(({ _id, name }) => [_id, name]));
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <b dir="auto">{bus.name}</b>
        <Seats bus={bus} />
        {bus.stops.length ? (
          <span className="small muted">
            {bus.stops.map(({ stopId, at }, index) => (
              <span key={stopId}>
                {index ? ' · ' : null}
                <bdi>{nameOf.get(stopId)}</bdi> <Ltr>{at}</Ltr>
              </span>
            ))}
          </span>
        ) : (
          <Badge tone="bad" icon="alert">
            {t('rides.bus.noStops')}
          </Badge>
        )}
      </span>
      <BusActs {...props} />
    </li>
  );
}

type WayProps = {
  way: RideWay;
  rides: Rides;
  onOpen: (draft: BusDraft) => void;
  onShow: (busId: string) => void;
};

function BusesOfWay({ way, rides, onOpen, onShow }: WayProps) {
  const { t } = useTranslation('rsvp');
  const buses = rides.buses.filter((bus) => bus.way === way);
  if (buses.length === 0) return null;
  return (
    <>
      <h3>{t(`rides.way.${way}`)}</h3>
      <ul className={styles.rows}>
        {buses.map((bus) => (
          <BusRow
            key={bus._id}
            eventId={rides.eventId}
            bus={bus}
            rides={rides}
            onOpen={onOpen}
            onShow={() => onShow(bus._id)}
          />
        ))}
      </ul>
    </>
  );
}

type Props = { rides: Rides; onShow: (busId: string) => void };

/** The buses of both ways, with their seats. */
export function BusList({ rides, onShow }: Props) {
  const { t } = useTranslation('rsvp');
  const mayEdit = useMayEdit();
  const [open, setOpen] = useState<BusDraft | null>(null);
  const bus = rides.buses.find(({ _id }) => _id === open?.bus?._id);
  return (
    <Card component="section" aria-labelledby="ride-buses" className={styles.card}>
      <div className="row wrap">
        <h2 id="ride-buses" className="grow">
          {t('rides.buses')}
        </h2>
        {rides.buses.length > 1 ? <PrintAll eventId={rides.eventId} /> : null}
      </div>
      {rides.buses.length === 0 ? (
        <EmptyState art="empty-guests" title={t('rides.noBuses')} text={t('rides.noBusesText')} />
      ) : null}
      <BusesOfWay way="there" rides={rides} onOpen={setOpen} onShow={onShow} />
      <BusesOfWay way="back" rides={rides} onOpen={setOpen} onShow={onShow} />
      {mayEdit && rides.stops.length ? (
        <Button kind="soft" icon="plus" onClick={() => setOpen({ bus: null })}>
          {t('rides.bus.add')}
        </Button>
      ) : null}
      {open ? <BusDialog rides={rides} draft={bus ? { bus } : open} onClose={() => setOpen(null)} /> : null}
    </Card>
  );
}
