import type { Language, Location, Order, Place } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import { now, usePlaceSearch } from '@smachot/web-platform';
import { DateField, Field, PlaceField } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instantOf } from '../checkout/event-values';
import { firstTerms } from './change-acts';

/** The terms as they are typed; null where they say nothing yet. */
export const useTerms = (order: Order) => {
  const first = firstTerms(order);
  const start = wallTime(new Date(first.datetime));
  const [day, setDay] = useState(start.day);
  const [time, setTime] = useState(start.time);
  const [address, setAddress] = useState(first.location?.address ?? '');
  const [place, setPlace] = useState<Location | null>(first.location);
  const { location: own, participants: agreed } = order.orderSummary.eventInfo;
  const [typed, setTyped] = useState(String(agreed));
  const number = /^\d{1,6}$/.test(typed) ? Number(typed) : null;
  // a place counts only while its words stay as they were chosen
  const known = place?.address === address.trim() ? place : null;
  const moves = known !== null && known.address !== own?.address;
  return {
    day,
    time,
    address,
    setDay,
    setTime,
    setAddress,
    setPlace,
    typed,
    setTyped,
    noPlace: order.comesToCustomer && known === null,
    /** Null: as agreed. */
    participants: number === agreed ? null : number,
    datetime: instantOf(day, time),
    location: moves ? known : null,
    /** Words that are nobody's place yet, or no number. */
    unknown: (order.comesToCustomer && known === null) || number === null || number < 1,
  };
};
export type Terms = ReturnType<typeof useTerms>;

function Where({ terms }: { terms: Terms }) {
  const { t, i18n } = useTranslation('orders');
  const search = usePlaceSearch(i18n.language as Language);
  const choose = async (place: Place) => {
    const chosen = await search.choose(place);
    terms.setAddress(chosen.address);
    terms.setPlace(chosen);
  };
  return (
    <PlaceField
      label={t('event.place')}
      hint={t('event.placeHint')}
      listLabel={t('event.placesFound')}
      error={terms.noPlace ? t('change.choosePlace') : undefined}
      value={terms.address}
      places={search.places}
      onType={(address) => {
        search.type(address);
        terms.setAddress(address);
      }}
      onChoose={(place) => void choose(place)}
      onClose={search.close}
    />
  );
}

/** Whose guests an invitation counts asks for another number there. */
const asksForNumber = ({ side, following }: Order): boolean =>
  side === 'partner' || following?.status !== 'following' || following.eventId === null;

/** When, where of a business that comes, and for how many. */
export function ChangeFields({ order, terms }: { order: Order; terms: Terms }) {
  const { t } = useTranslation('orders');
  return (
    <>
      <div className="od-pair">
        <DateField
          label={t('event.day')}
          min={wallTime(now()).day}
          value={terms.day}
          onChange={(day) => terms.setDay(day)}
        />
        <Field
          ltr
          type="time"
          label={t('event.time')}
          value={terms.time}
          onChange={({ target }) => terms.setTime(target.value)}
        />
      </div>
      {order.comesToCustomer ? <Where terms={terms} /> : null}
      {asksForNumber(order) ? (
        <Field
          label={t('event.participants')}
          inputMode="numeric"
          startIcon="users"
          maxLength={6}
          value={terms.typed}
          onChange={({ target }) => terms.setTyped(target.value.replace(/\D/g, ''))}
        />
      ) : null}
    </>
  );
}
