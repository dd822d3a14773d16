import { type Booking, BookingForm, type BookingMenu, type PricingUnitId } from '@smachot/contracts';
import { addDays, nationalPhone, wallTime } from '@smachot/kernel';
import { readForm, type ContractRules, type FieldErrors } from '@smachot/web-platform';
import { instantOf } from '../checkout/review/event-values';

/** A dish in words; without a quantity, one for each guest. */
export type TypedDish = { name: string; quantity: string };

/** The values of the fields, as typed. */
export type BookingValues = {
  day: string;
  from: string;
  to: string;
  customerName: string;
  customerPhone: string;
  eventKind: string;
  participants: string;
  unitId: PricingUnitId;
  title: string;
  place: string;
  price: string;
  note: string;
  menu: BookingMenu | null;
  dishes: TypedDish[];
};

export const emptyValues = (day: string): BookingValues => ({
  day,
  from: '',
  to: '',
  customerName: '',
  customerPhone: '',
  eventKind: '',
  participants: '',
  unitId: '',
  title: '',
  place: '',
  price: '',
  note: '',
  menu: null,
  dishes: [],
});

export const valuesOfBooking = (booking: Booking): BookingValues => {
  const start = wallTime(new Date(booking.startsAt));
  return {
    day: start.day,
    from: start.time,
    to: wallTime(new Date(booking.endsAt)).time,
    customerName: booking.customerName,
    customerPhone: booking.customerPhone ? nationalPhone(booking.customerPhone) : '',
    eventKind: booking.eventKind ?? '',
    participants: String(booking.participants),
    unitId: booking.pricingUnitId ?? '',
    title: booking.title,
    place: booking.place,
    price: booking.price === null ? '' : String(booking.price),
    note: booking.note,
    menu: booking.menu,
    dishes: booking.dishes.map(({ name, quantity }) => ({ name, quantity: String(quantity ?? '') })),
  };
};

/** An end that is not after the start is on the next day, because parties run past midnight. */
const wireOf = (values: BookingValues) => {
  const { day, from, to, menu } = values;
  const price = values.price.trim();
  return {
    startsAt: instantOf(day, from) ?? undefined,
    endsAt: (day && from && instantOf(to > from ? day : addDays(day, 1), to)) || undefined,
    customerName: values.customerName,
    customerPhone: values.customerPhone.trim() || null,
    eventKind: values.eventKind || null,
    participants: values.participants.trim() || undefined,
    pricingUnitId: values.unitId || null,
    title: values.title,
    place: values.place,
    price: price === '' ? null : price,
    note: values.note,
    menu: menu && { revision: menu.revision, request: menu.request },
    dishes: values.dishes.map(({ name, quantity }) => ({ name, quantity: quantity.trim() || null })),
  };
};

/** The fields of the times follow from two of the form's each, so some of their errors belong to the other one. */
const refine: Rules['refine'] = (errors, values) => {
  const problems: Record<string, string> = { ...errors };
  if (!values.from) problems['from'] = 'field.required';
  if (!values.day) problems['day'] = 'field.required';
  else if (problems['day'] && values.from) problems['from'] = 'date.invalid';
  if (!values.to) problems['to'] = 'field.required';
  if (!values.from && values.day) delete problems['day'];
  if (!values.unitId && !values.title.trim()) problems['title'] = 'field.required';
  if (problems['price']) problems['price'] = 'number.invalid';
  return problems;
};

type Rules = ContractRules<typeof BookingForm, BookingValues>;
export const bookingRules: Rules = {
  wireOf,
  paths: { day: 'startsAt', to: 'endsAt', unitId: 'pricingUnitId' },
  refine,
};

export type ReadBooking = { form: BookingForm | null; problems: FieldErrors };

/** Parses the fields into a request, or returns the problems by field. */
export const readValues = (values: BookingValues): ReadBooking => {
  const { body = null, errors } = readForm(BookingForm, values, bookingRules);
  return { form: body, problems: errors };
};
