import fc from 'fast-check';
import { createStore } from '../store';
import { unitRequested } from './requested-unit';
import { eventStored, readStoredEvent, STORED_EVENT_KEY } from './stored-event';

beforeEach(() => localStorage.clear());

const nothing = { eventId: null, celebrating: null, participants: null, datetime: null, location: null };
const location = { address: 'שדרות רוטשילד 1, תל אביב', placeId: 'p-1', geocode: { lat: 32.06, lng: 34.77 } };

it('keeps the event somebody speaks of, and starts with it next time', () => {
  createStore().dispatch(eventStored({ participants: 120, datetime: '2027-06-01T16:00:00.000Z', location }));
  expect(createStore().getState().storedEvent).toEqual({
    eventId: null,
    celebrating: null,
    participants: 120,
    datetime: '2027-06-01T16:00:00.000Z',
    location,
  });
});

it('reads a place that was kept as words only', () => {
  expect(readStoredEvent('{"address":"יפו"}')).toEqual({ ...nothing, location: { address: 'יפו' } });
});

it('survives whatever stands under the key, field by field', () => {
  expect(
    readStoredEvent(
      '{"participants":-3,"datetime":"soon","location":{"address":""},"celebrating":"divorce","eventId":"e"}',
    ),
  ).toEqual({ ...nothing, eventId: 'e' });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Object.keys(readStoredEvent(text)).sort()).toEqual(Object.keys(nothing).sort());
    }),
  );
});

it('holds the requested unit in memory only', () => {
  const store = createStore();
  const unit = { pricingUnitId: 'u', partnerUsername: 'store', request: null };
  store.dispatch(unitRequested(unit));
  expect(store.getState().requestedUnit.unit).toEqual(unit);
  expect(JSON.stringify({ ...localStorage })).not.toContain('pricingUnitId');
  expect(localStorage.getItem(STORED_EVENT_KEY)).toBeNull();
  expect(createStore().getState().requestedUnit.unit).toBeNull();
});
