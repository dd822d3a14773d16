import type { EventId, Rides, RideStop } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { Badge, Button, Card, ConfirmDialog, EmptyState, IconButton, Ltr } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayEdit } from '../may-edit';
import { useRemoveRideStopMutation } from './rides-api';
import { StopDialog } from './stop.dialog';
import styles from './rides.module.css';

type OfStop = { eventId: EventId; stop: RideStop };

function RemoveStop({ eventId, stop }: OfStop) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const [open, setOpen] = useState(false);
  const [remove, { isLoading, error }] = useRemoveRideStopMutation();
  const confirm = async () => {
    const answer = await remove({ params: { eventId, stopId: stop._id }, query: { version: stop.version } });
    if (!answer.error) setOpen(false);
  };
  const { households } = stop.passengers;
  return (
    <>
      <IconButton
        icon="trash"
        label={t('rides.stop.remove', { name: stop.name })}
        onClick={() => setOpen(true)}
      />
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => void confirm()}
        title={t('rides.stop.removeTitle', { name: stop.name })}
        text={
          households
            ? t('rides.stop.removeText', { households: t('rides.households', { count: households }) })
            : t('rides.stop.removeEmpty')
        }
        confirm={t('rides.stop.removeConfirm')}
        stay={t('rides.stop.keep')}
        tone="bad"
        busy={isLoading}
        problem={error ? words(error) : undefined}
      />
    </>
  );
}

type RowProps = OfStop & { onEdit: () => void; onShow: () => void };

function StopRow({ eventId, stop, onEdit, onShow }: RowProps) {
  const { t } = useTranslation('rsvp');
  const mayEdit = useMayEdit();
  const { persons } = stop.passengers;
  return (
    <li className={styles.row}>
      <Ltr>{stop.departsAt}</Ltr>
      <span className={styles.who}>
        <b dir="auto">{stop.name}</b>
        <span className="small muted" dir="auto">
          {[stop.location.address, stop.note].filter(Boolean).join(' · ')}
        </span>
        {stop.again ? (
          <Badge tone="bad" icon="alert">
            {t('rides.chooseAgain', { households: t('rides.households', { count: stop.again }) })}
          </Badge>
        ) : null}
      </span>
      <span className={styles.acts}>
        <Button kind="ghost" onClick={onShow}>
          {t('rides.persons', { count: persons })}
          <span className="sr"> {stop.name}</span>
        </Button>
        {mayEdit ? (
          <>
            <IconButton icon="edit" label={t('rides.stop.edit', { name: stop.name })} onClick={onEdit} />
            <RemoveStop eventId={eventId} stop={stop} />
          </>
        ) : null}
      </span>
    </li>
  );
}

type Props = { rides: Rides; onShow: (stopId: string) => void };

/** The stops, and how many chose each. */
export function StopList({ rides, onShow }: Props) {
  const { eventId, stops } = rides;
  const { t } = useTranslation('rsvp');
  const mayEdit = useMayEdit();
  const [open, setOpen] = useState<RideStop | 'new' | null>(null);
  const stop = open === 'new' ? null : (stops.find(({ _id }) => _id === open?._id) ?? open);
  return (
    <Card component="section" aria-labelledby="ride-stops" className={styles.card}>
      <h2 id="ride-stops">{t('rides.stops')}</h2>
      {stops.length === 0 ? (
        <EmptyState art="empty-guests" title={t('rides.noStops')} text={t('rides.noStopsText')} />
      ) : (
        <ul className={styles.rows}>
          {stops.map((stop) => (
            <StopRow
              key={stop._id}
              eventId={eventId}
              stop={stop}
              onEdit={() => setOpen(stop)}
              onShow={() => onShow(stop._id)}
            />
          ))}
        </ul>
      )}
      {mayEdit ? (
        <Button kind="soft" icon="plus" onClick={() => setOpen('new')}>
          {t('rides.stop.add')}
        </Button>
      ) : null}
      {open ? <StopDialog rides={rides} stop={stop} onClose={() => setOpen(null)} /> : null}
    </Card>
  );
}
