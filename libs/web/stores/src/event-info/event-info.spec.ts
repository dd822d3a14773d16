import { infoOf, noEvent, sameEvent, valuesOf, type EventInfo } from './event-info';

const now = new Date('2026-11-21T10:00:00Z');
const wedding: EventInfo = {
  celebrating: 'wedding',
  datetime: '2026-12-17T17:30:00.000Z',
  location: { address: 'שדה ורבורג', placeId: 'p-1', geocode: { lat: 32.2, lng: 34.9 } },
  participants: 248,
};

it('is the same after it was in a form', () => {
  expect(valuesOf(wedding)).toMatchObject({ day: '2026-12-17', time: '19:30', participants: '248' });
  expect(infoOf(valuesOf(wedding), now)).toEqual({ ok: true, info: wedding });
  expect(infoOf(valuesOf(noEvent), now)).toEqual({ ok: true, info: noEvent });
});

it('takes a day without an hour as an evening', () => {
  const answer = infoOf({ ...valuesOf(noEvent), day: '2026-12-17' }, now);
  expect(answer).toMatchObject({ ok: true, info: { datetime: '2026-12-17T17:30:00.000Z' } });
});

it('forgets where a place is once its words are others', () => {
  const answer = infoOf({ ...valuesOf(wedding), address: ' אצל סבתא ' }, now);
  expect(answer).toMatchObject({ ok: true, info: { location: { address: 'אצל סבתא' } } });
});

it.each([
  [{ day: '2026-11-20', time: '20:00' }, { day: 'slot.past' }],
  [{ day: '9999-12-31', time: '20:00' }, { day: 'slot.too_far' }],
  [{ participants: '0' }, { participants: 'number.positive' }],
  [{ participants: '12.5' }, { participants: 'number.positive' }],
  [{ participants: 'many' }, { participants: 'number.positive' }],
])('refuses %j', (patch, problems) => {
  expect(infoOf({ ...valuesOf(wedding), ...patch }, now)).toEqual({ ok: false, problems });
});

it('knows one event again, however its hour is written', () => {
  const event = { ...noEvent, datetime: '2026-12-17T19:30:00+02:00', location: { address: 'שדה' } };
  expect(sameEvent(event, { ...event, datetime: '2026-12-17T17:30:00.000Z' })).toBe(true);
  expect(sameEvent(event, { ...event, location: { address: 'יער' } })).toBe(false);
  expect(sameEvent(event, { ...event, participants: 3 })).toBe(false);
});
