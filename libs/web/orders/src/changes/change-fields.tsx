import {
  type Language,
  type Location,
  maxLengthOf,
  type Order,
  Participants,
  type Place,
} from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import { now, usePlaceSearch } from '@smachot/web-platform';
import { DateField, Field, PlaceField } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instantOf } from '../checkout/review/event-values';
import { firstTerms } from './change-acts';
import styles from '../orders.module.css';

/** The typed terms; null where a field is not filled in yet. */
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
  // a chosen place is valid only while its text is unchanged
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
    /** Null: the agreed number. */
    participants: number === agreed ? null : number,
    datetime: instantOf(day, time),
    location: moves ? known : null,
    /** The text names no known place yet, or the number is missing. */
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

/** A customer whose order follows an invitation proposes its number there; all others propose it here. */
const asksForNumber = ({ side, following: linkedOrder }: Order): boolean =>
  side === 'partner' || linkedOrder?.status !== 'following' || linkedOrder.eventId === null;

/** Fields for the time, the place of a business that travels, and the number of participants. */
export function ChangeFields({ order, terms }: { order: Order; terms: Terms }) {
  const { t } = useTranslation('orders');
  return (
    <>
      <div className={styles.pair}>
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
          maxLength={maxLengthOf(Participants)}
          value={terms.typed}
          onChange={({ target }) => terms.setTyped(target.value.replace(/\D/g, ''))}
        />
      ) : null}
    </>
  );
}
