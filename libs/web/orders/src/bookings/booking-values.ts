import { type Booking, BookingForm } from '@smachot/contracts';
import { addDays, nationalPhone, wallTime } from '@smachot/kernel';
import { instantOf } from '../checkout/event-values';

/** The values of the fields, as typed. */
export type BookingValues = {
  day: string;
  from: string;
  to: string;
  customerName: string;
  customerPhone: string;
  eventKind: string;
  participants: string;
  unitId: string;
  title: string;
  place: string;
  price: string;
  note: string;
};
/** Fields that can show a problem. */
export type BookingField = keyof BookingValues;

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
  };
};

/** An end that is not after the start is on the next day, because parties run past midnight. */
const wireOf = (values: BookingValues) => {
  const { day, from, to } = values;
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
  };
};

/** Maps the server's field names to the form's fields. */
const SHOWN_AT: Record<string, BookingField> = { startsAt: 'day', endsAt: 'to', pricingUnitId: 'unitId' };
export const fieldOf = (name: string): BookingField => SHOWN_AT[name] ?? (name as BookingField);

export type ReadBooking = { form: BookingForm | null; problems: Partial<Record<BookingField, string>> };

const codeOf = (message: string, value: unknown): string => {
  if (value === undefined || value === '') return 'field.required';
  return /^[a-z_]+\.[a-z_]+(?::\d+)*$/.test(message) ? message : 'number.invalid';
};

/** Parses the fields into a request, or returns the problems by field. */
export const readValues = (values: BookingValues): ReadBooking => {
  const wire = wireOf(values);
  const parsed = BookingForm.safeParse(wire);
  const problems: ReadBooking['problems'] = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0]);
    problems[fieldOf(name)] ??= codeOf(message, (wire as Record<string, unknown>)[name]);
  }
  if (!values.from) problems.from = 'field.required';
  if (!values.day) problems.day = 'field.required';
  else if (problems.day && values.from) problems.from = 'date.invalid';
  if (!values.to) problems.to = 'field.required';
  if (!values.from && values.day) delete problems.day;
  if (!values.unitId && !values.title.trim()) problems.title = 'field.required';
  return { form: parsed.success && Object.keys(problems).length === 0 ? parsed.data : null, problems };
};
