import {
  lacksStreet,
  type Language,
  maxLengthOf,
  Participants,
  type PartnerProfile,
  type Place,
} from '@smachot/contracts';
import { isolateLtr, wallTime } from '@smachot/kernel';
import { listed, now, useFieldText, usePlaceSearch } from '@smachot/web-platform';
import { Card, DateField, Field, Icon, Note, PlaceField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useOthersFree } from '../../parts/others-free';
import { OtherDates } from '../other-dates';
import type { EventFields } from './use-event-fields';
import ordersStyles from '../../orders.module.css';
import checkoutStyles from '../checkout.module.css';

type Props = { store: PartnerProfile; event: EventFields; tried: boolean };

/** Availability of the chosen day, shown before the order is placed. */
function DayNote({ store, event }: Omit<Props, 'tried'>) {
  const { t } = useTranslation('orders');
  const { day } = event.values;
  const othersFree = useOthersFree();
  const { datetime, participants, location, storeDay } = event;
  if (!storeDay) return null;
  const { hours, state } = storeDay;
  if (state !== 'open')
    return (
      <div className={checkoutStyles.dayNote}>
        <Note tone="warn" icon="cal">
          {t(`dates.${state}`)}
        </Note>
        <OtherDates
          partner={store.partnerUsername}
          day={day}
          onChoose={(chosen) => event.change({ day: chosen })}
        />
        {datetime && state !== 'past'
          ? othersFree({ partner: store.partnerUsername, event: { datetime, participants, location } })
          : null}
      </div>
    );
  const span = listed(hours.map(({ from, to }) => isolateLtr(`${from}–${to}`)));
  return event.isClosed ? (
    <Note tone="warn">{t('dates.hours', { span })}</Note>
  ) : (
    <p className={checkoutStyles.free}>
      <Icon name="check" size={18} />
      {t('dates.open')}
    </p>
  );
}

function Where({ store, event, tried }: Props) {
  const { t, i18n } = useTranslation('orders');
  const text = useFieldText();
  const search = usePlaceSearch(i18n.language as Language);
  if (!store.isMobile)
    return (
      <p className={checkoutStyles.where}>
        <Icon name="pin" />
        <span>
          <b>{t('event.atStore')}</b> <bdi>{store.businessLocation?.address ?? store.businessCity}</bdi>
        </span>
      </p>
    );
  const choose = async (place: Place) => {
    const chosen = await search.choose(place);
    event.change({ address: chosen.address, place: chosen });
  };
  return (
    <PlaceField
      label={t('event.place')}
      hint={t(lacksStreet(event.location) ? 'event.streetLater' : 'event.placeHint')}
      listLabel={t('event.placesFound')}
      error={tried ? text(event.problems.location) : undefined}
      value={event.values.address}
      places={search.places}
      onType={(address) => {
        search.type(address);
        event.change({ address });
      }}
      onChoose={(place) => void choose(place)}
      onClose={search.close}
    />
  );
}

/** Fields for the number of participants, time and place. */
export function EventPart({ store, event, tried }: Props) {
  const { t } = useTranslation('orders');
  const text = useFieldText();
  const { values, change, problems } = event;
  const shown = (code: string | undefined) => (tried ? text(code) : undefined);
  return (
    <Card component="section" aria-labelledby="checkout-event" className={ordersStyles.part}>
      <h2 id="checkout-event">{t('event.title')}</h2>
      <Field
        label={t('event.participants')}
        inputMode="numeric"
        startIcon="users"
        maxLength={maxLengthOf(Participants)}
        error={shown(problems.participants)}
        value={values.participants}
        onChange={({ target }) => change({ participants: target.value.replace(/\D/g, '') })}
      />
      <div className={ordersStyles.pair}>
        <DateField
          label={t('event.day')}
          min={wallTime(now()).day}
          error={shown(problems.datetime)}
          value={values.day}
          onChange={(day) => change({ day: day })}
        />
        <Field
          ltr
          type="time"
          label={t('event.time')}
          value={values.time}
          onChange={({ target }) => change({ time: target.value })}
        />
      </div>
      <DayNote store={store} event={event} />
      <Where store={store} event={event} tried={tried} />
    </Card>
  );
}
