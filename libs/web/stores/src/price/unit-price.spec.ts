import { aMenu, aStore } from '../testing/a-store';
import { cardPrice } from './unit-price';

const jaffa = { address: 'יפו', geocode: { lat: 32.05, lng: 34.75 } };
const event = { participants: 100, datetime: '2090-12-17T17:30:00.000Z', location: jaffa };

describe('the price on the card of a unit', () => {
  it.each([
    ['a place on the map', aStore(), jaffa, 'exact'],
    ['no place yet', aStore(), null, 'from'],
    ['a place that is not on the map', aStore(), { address: 'אי שם' }, 'from'],
    ['no place, of a business that does not travel', aStore({ isMobile: false }), null, 'exact'],
  ])('is exact once the way to it is in the price: %s', (_, store, location, kind) => {
    expect(cardPrice(aMenu(), store, { ...event, location }).kind).toBe(kind);
  });
});
