import { type Bus, BusForm, type BusStop, rangeOf, type Rides, type RideWay } from '@smachot/contracts';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import {
  Button,
  Choice,
  Dialog,
  DraftNote,
  Field,
  IconButton,
  Note,
  removesRow,
  Stepper,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeepChoices } from './keep-choices';
import { useSaveBusMutation } from './rides-api';
import { useNewId } from './use-new-id';
import styles from './rides.module.css';

/** A bus that is changed, or a new one, perhaps as the way back of another. */
export type BusDraft = { bus: Bus | null; way?: RideWay; name?: string; seats?: number; stopIds?: string[] };
type Props = { rides: Rides; draft: BusDraft; onClose: () => void };
type Values = { name: string; way: RideWay; seats: number; stops: BusStop[] };

const USUAL_SEATS = 50;
const seatRange = rangeOf(BusForm.shape.seats);

/** A new bus to the event calls at every stop, in the order of their times; the hosts take away what it does not. */
const valuesOf = (
  { bus, way = 'there', name = '', seats = USUAL_SEATS, stopIds }: BusDraft,
  rides: Rides,
): Values =>
  bus
    ? { name: bus.name, way: bus.way, seats: bus.seats, stops: bus.stops }
    : {
        ...{ name, way, seats },
        stops: (stopIds ?? rides.stops.map(({ _id }) => _id)).map((stopId) => ({
          stopId,
          at: way === 'there' ? (rides.stops.find(({ _id }) => _id === stopId)?.departsAt ?? '') : '',
        })),
      };

const useBusForm = ({ rides, draft, onClose }: Props) => {
  const [save] = useSaveBusMutation();
  const key = `bus:${rides.eventId}:${draft.bus?._id ?? `new:${draft.name ?? ''}`}`;
  const made = useNewId(draft.bus ? null : key, rides.buses);
  const [keepChoices, keep] = useState(false);
  const form = useContractForm(BusForm, {
    defaults: valuesOf(draft, rides),
    wireOf: (values: Values) => values,
    draft: key,
    version: draft.bus?.version,
    send: async (body) => {
      made.keep();
      const { error } = await save({
        params: { eventId: rides.eventId, busId: draft.bus?._id ?? made.id },
        body: { ...body, keepChoices, version: draft.bus?.version ?? 0 },
      });
      if (error) return error;
      made.forget();
      onClose();
      return undefined;
    },
  });
  return { form, keepChoices, keep };
};
type Form = ReturnType<typeof useBusForm>['form'];

const swapped = (stops: readonly BusStop[], index: number): BusStop[] => {
  const next = [...stops];
  [next[index - 1], next[index]] = [next[index]!, next[index - 1]!];
  return next;
};

function StopOfBus({ form, index, name }: { form: Form; index: number; name: string }) {
  const { t } = useTranslation('rsvp');
  const { stops } = form.values;
  const set = (next: BusStop[]) => form.change({ stops: next });
  const missing = form.tried && !stops[index]!.at;
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <Field
          ltr
          type="time"
          label={t('rides.bus.at', { stop: name })}
          error={missing ? t('rides.bus.timeMissing') : undefined}
          value={stops[index]!.at}
          onChange={({ target }) =>
            set(stops.map((stop, at) => (at === index ? { ...stop, at: target.value } : stop)))
          }
        />
      </span>
      <span className={styles.acts}>
        <IconButton
          icon="up"
          label={t('rides.bus.earlier', { stop: name })}
          disabled={index === 0}
          onClick={() => set(swapped(stops, index))}
        />
        <IconButton
          icon="x"
          label={t('rides.bus.leaveOut', { stop: name })}
          onClick={removesRow(() => set(stops.filter((_, at) => at !== index)))}
        />
      </span>
    </li>
  );
}

/** Which stops it serves, in which order and when. */
function Route({ form, rides }: { form: Form; rides: Rides }) {
  const { t } = useTranslation('rsvp');
  const { stops, way } = form.values;
  const others = rides.stops.filter(({ _id }) => !stops.some(({ stopId }) => stopId === _id));
  return (
    <section className="ui-flow">
      <h3>{t('rides.bus.route')}</h3>
      {way === 'back' ? <p className="small muted">{t('rides.bus.afterMidnight')}</p> : null}
      {form.tried && stops.length === 0 ? <Note tone="bad">{t('rides.bus.noStops')}</Note> : null}
      <ol className={styles.rows}>
        {stops.map(({ stopId }, index) => (
          <StopOfBus
            key={stopId}
            form={form}
            index={index}
            name={rides.stops.find(({ _id }) => _id === stopId)?.name ?? ''}
          />
        ))}
      </ol>
      <div className="row wrap">
        {others.map(({ _id, name, departsAt }) => (
          <Button
            key={_id}
            kind="soft"
            icon="plus"
            onClick={() =>
              form.change({ stops: [...stops, { stopId: _id, at: way === 'there' ? departsAt : '' }] })
            }
          >
            {name}
          </Button>
        ))}
      </div>
    </section>
  );
}

const changesTimes = (bus: Bus | null, stops: readonly BusStop[]): boolean =>
  bus?.passengers.households
    ? bus.stops.some(({ stopId, at }) => stops.some((stop) => stop.stopId === stopId && stop.at !== at))
    : false;

function BusFields({ form, isNew }: { form: Form; isNew: boolean }) {
  const { t } = useTranslation('rsvp');
  return (
    <>
      <Field {...form.field('name')} autoFocus label={t('rides.bus.name')} hint={t('rides.bus.nameHint')} />
      {isNew ? (
        <Choice
          label={t('rides.bus.way')}
          value={form.values.way}
          options={(['there', 'back'] as const).map((value) => ({ value, label: t(`rides.way.${value}`) }))}
          onChange={(way) => form.change({ way })}
        />
      ) : null}
      <div className="row wrap">
        <span className="grow">{t('rides.bus.seats')}</span>
        <Stepper
          of={t('rides.bus.seats')}
          value={form.values.seats}
          min={seatRange.min ?? 1}
          max={seatRange.max ?? USUAL_SEATS}
          onChange={(seats) => form.change({ seats })}
        />
      </div>
    </>
  );
}

/** A bus on one way: its seats, and its stops with their times. */
export function BusDialog(props: Props) {
  const { rides, draft, onClose } = props;
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const { form, keepChoices, keep } = useBusForm(props);
  return (
    <Dialog
      open
      onClose={onClose}
      title={draft.bus ? t('rides.bus.edit', { name: draft.bus.name }) : t('rides.bus.add')}
      actions={
        <Button kind="primary" icon="check" busy={form.busy} onClick={() => void form.submit()}>
          {t('rides.save')}
        </Button>
      }
    >
      <form {...form.props} className="ui-flow">
        <DraftNote form={form} />
        <BusFields form={form} isNew={!draft.bus} />
        <Route form={form} rides={rides} />
        {changesTimes(draft.bus, form.values.stops) ? (
          <KeepChoices keepChoices={keepChoices} keep={keep} />
        ) : null}
        {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      </form>
    </Dialog>
  );
}
