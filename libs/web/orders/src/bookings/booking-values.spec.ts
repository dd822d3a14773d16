import type { Booking } from '@smachot/contracts';
import { emptyValues, readValues, valuesOfBooking } from './booking-values';

const typed = {
  ...emptyValues('2026-12-23'),
  from: '19:00',
  to: '23:30',
  customerName: 'דנה לוי',
  participants: '120',
  title: 'בר מצווה',
};

it('reads what was typed, on the clock in Israel', () => {
  const { form, problems } = readValues({ ...typed, customerPhone: '052-345 6789', price: '6500.50' });
  expect(problems).toEqual({});
  expect(form).toMatchObject({
    startsAt: '2026-12-23T17:00:00.000Z',
    endsAt: '2026-12-23T21:30:00.000Z',
    customerName: 'דנה לוי',
    customerPhone: '+972523456789',
    participants: 120,
    price: 6_500.5,
    pricingUnitId: null,
    eventKind: null,
  });
});

it('lets a party go on past midnight', () => {
  expect(readValues({ ...typed, to: '02:00' }).form?.endsAt).toBe('2026-12-24T00:00:00.000Z');
});

it.each([
  [{ customerName: '' }, { customerName: 'field.required' }],
  [{ day: '' }, { day: 'field.required' }],
  [{ from: '' }, { from: 'field.required' }],
  [{ to: '' }, { to: 'field.required' }],
  [{ participants: '' }, { participants: 'field.required' }],
  [{ participants: '0' }, { participants: 'number.positive' }],
  [{ title: ' ' }, { title: 'field.required' }],
  [{ customerPhone: '12' }, { customerPhone: 'phone.invalid' }],
  [{ price: '12.345' }, { price: 'number.invalid' }],
])('says what is missing or wrong where it is: %j', (change, expected) => {
  const { form, problems } = readValues({ ...typed, ...change });
  expect(form).toBeNull();
  expect(problems).toMatchObject(expected);
});

it('needs no words of its own where a unit is chosen', () => {
  const unitId = '01920000-0000-7000-8000-00000000c002';
  expect(readValues({ ...typed, title: '', unitId }).form).toMatchObject({
    pricingUnitId: unitId,
    title: '',
  });
});

it('shows a booking as it was typed', () => {
  const booking: Booking = {
    bookingId: '01920000-0000-7000-8000-00000000c001',
    status: 'entered',
    startsAt: '2026-12-23T17:00:00.000Z',
    endsAt: '2026-12-24T00:00:00.000Z',
    customerName: 'דנה לוי',
    customerPhone: '+972523456789',
    eventKind: 'bar-mitzva',
    participants: 120,
    pricingUnitId: null,
    title: 'בר מצווה',
    place: '',
    price: 6_500.5,
    note: '',
    menu: null,
    dishes: [],
    askedAt: null,
    answeredAt: null,
    declinedBecause: null,
    reason: '',
    version: 1,
  };
  const values = valuesOfBooking(booking);
  expect(values).toMatchObject({ day: '2026-12-23', from: '19:00', to: '02:00', price: '6500.5' });
  expect(readValues(values).form).toMatchObject({
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    customerPhone: booking.customerPhone,
  });
});
