import type { EventId, OrderRides, RideStopId } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Button, CheckField, Choice, EmptyState, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../parts/act-dialog';
import type { LinkedDialogProps } from './linked-dialog-props';
import { useOrderRidesQuery } from './use-order-rides';

type StopsProps = { rides: OrderRides; chosen: readonly RideStopId[]; onToggle: (stop: RideStopId) => void };

function Stops({ rides, chosen, onToggle }: StopsProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <fieldset className="ui-flow">
      <legend>{t('linked.rideStops.which')}</legend>
      {rides.stops.map(({ stopId, name, departsAt, there, back }) => (
        <CheckField
          key={stopId}
          label={`${isolate(departsAt)} ${isolate(name)}`}
          hint={t('linked.rideStops.counts', { there: format.number(there), back: format.number(back) })}
          checked={chosen.includes(stopId)}
          onChange={() => onToggle(stopId)}
        />
      ))}
    </fieldset>
  );
}

const useChosen = (rides: OrderRides | undefined) => {
  const [wanted, want] = useState<{ all: boolean; stops: readonly RideStopId[] }>();
  const counted = rides?.stops.filter((stop) => stop.counted).map(({ stopId }) => stopId) ?? [];
  const chosen = wanted ?? { all: rides?.all ?? true, stops: rides?.all ? [] : counted };
  const toggle = (stop: RideStopId) =>
    want({
      ...chosen,
      stops: chosen.stops.includes(stop)
        ? chosen.stops.filter((other) => other !== stop)
        : [...chosen.stops, stop],
    });
  return { ...chosen, toggle, chooseAll: (all: boolean) => want({ ...chosen, all }) };
};

/** There is nothing to choose from before the event has stops. */
function NoStops({ eventId }: { eventId: EventId | null | undefined }) {
  const { t } = useTranslation('orders');
  const toRides = eventId ? (
    <Button to={`/me/rsvps/${eventId}/rides`}>{t('linked.rideStops.open')}</Button>
  ) : undefined;
  return (
    <EmptyState
      art="empty-guests"
      title={t('linked.rideStops.none')}
      text={t('linked.rideStops.noneText')}
      action={toRides}
    />
  );
}

type WhoseProps = { all: boolean; onChange: (all: boolean) => void };

function Whose({ all, onChange }: WhoseProps) {
  const { t } = useTranslation('orders');
  return (
    <Choice
      labelled
      label={t('linked.rideStops.whose')}
      value={all ? 'all' : 'some'}
      options={[
        { value: 'all', label: t('linked.rideStops.ofAll') },
        { value: 'some', label: t('linked.rideStops.ofSome') },
      ]}
      onChange={(value) => onChange(value === 'all')}
    />
  );
}

/** Which stops' passengers the order counts, where several buses take the guests of one event. */
export function RideStopsDialog({ order, busy, problem, onMake, onClose }: LinkedDialogProps) {
  const { t } = useTranslation('orders');
  const query = useOrderRidesQuery({ params: { orderId: order.orderId } });
  const { data } = query;
  const { all, stops, toggle, chooseAll } = useChosen(data);
  const choose = () => onMake({ act: 'stops', stops: all ? null : [...stops] });
  const save = (
    <Button busy={busy} disabled={!all && stops.length === 0} onClick={choose}>
      {t('linked.ask.stopsDo')}
    </Button>
  );
  const body = () => {
    if (!data) return <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />;
    if (data.stops.length === 0) return <NoStops eventId={order.following?.eventId} />;
    return (
      <>
        <Whose all={all} onChange={chooseAll} />
        {all ? null : <Stops rides={data} chosen={stops} onToggle={toggle} />}
      </>
    );
  };
  return (
    <ActDialog
      title={t('linked.ask.stops')}
      problem={problem}
      onClose={onClose}
      action={data?.stops.length ? save : null}
    >
      {body()}
    </ActDialog>
  );
}
