import type { Location } from '@smachot/contracts';
import { newId, refuse } from '@smachot/kernel';
import { aDraft, anOrder, inHours, NOON } from '../testing/an-order';
import { illegal, kinds, told } from '../testing/paying';
import { Order } from './order';

const TOWN: Location = {
  address: 'נתניה, ישראל',
  town: 'נתניה, ישראל',
  geocode: { lat: 32.32, lng: 34.85 },
};
const draftAt = (location: Location | null) => {
  const draft = aDraft();
  const { eventInfo } = draft.summary;
  return aDraft({ summary: { ...draft.summary, eventInfo: { ...eventInfo, location } } });
};
const inTown = (location: Location | null = TOWN): Order => anOrder({}, draftAt(location));
const placeOf = (order: Order) => order.state.summary.eventInfo.location;
const done = { ok: true, value: undefined };

describe('an order of which the town alone is known', () => {
  it('asks its customer at once, and cannot be approved', () => {
    const draft = draftAt(TOWN);
    const order = Order.place(draft, { id: newId(), code: '1', paymentId: null }, NOON);
    expect(told(order)).toEqual(['crew order_placed', 'customer order_street_wanted']);
    expect(order.approve(NOON)).toEqual(refuse('order.street_missing'));
    expect(order.state).toMatchObject({ status: 'pending', commissionRate: null });
    expect(kinds(order)).not.toContain('approved');
  });

  it('may still be declined, recalled, and end by itself', () => {
    expect(inTown().decline(NOON)).toEqual(done);
    expect(inTown().recall(NOON)).toEqual(done);
    const order = inTown();
    expect(order.expire(order.state.respondBy!)).toEqual(done);
  });

  it('takes its street, and nothing else of it moves', () => {
    const order = inTown();
    const { price, due, rates, summary } = structuredClone(order.state);
    expect(order.street.say('הרצל 5, כניסה ב', NOON)).toEqual(done);
    expect(placeOf(order)).toEqual({ ...TOWN, address: 'הרצל 5, כניסה ב, נתניה, ישראל' });
    expect(order.state).toMatchObject({ price, due, rates });
    expect(order.state.summary).toMatchObject({ price: summary.price, priceLines: summary.priceLines });
    expect(told(order)).toEqual(['crew order_street_said']);
    expect(order.approve(NOON)).toEqual(done);
  });

  it('is told once, may be told otherwise until it is approved, and keeps one line of it', () => {
    const order = inTown();
    order.street.say('הרצל 5', NOON);
    const { timeline } = order.state;
    expect(order.street.say('הרצל 5', inHours(1))).toEqual(done);
    expect(order.state.timeline).toEqual(timeline);
    expect(order.street.say('ויצמן 7', inHours(2))).toEqual(done);
    expect(placeOf(order)?.address).toBe('ויצמן 7, נתניה, ישראל');
    expect(kinds(order).filter((kind) => kind === 'street_said')).toHaveLength(1);
    expect(told(order)).toEqual(['crew order_street_said']);
    order.approve(inHours(3));
    expect(order.street.say('אחר 1', inHours(4))).toEqual(illegal);
  });

  it('asks again when its store does, but not every hour', () => {
    const order = inTown();
    expect(order.street.ask(NOON)).toEqual(done);
    expect(order.street.ask(inHours(5.9))).toEqual(refuse('order.street_asked'));
    expect(order.street.ask(inHours(6))).toEqual(done);
    expect(told(order)).toEqual(['customer order_street_wanted', 'customer order_street_wanted']);
    expect(order.news.every(({ urgent }) => urgent)).toBe(true);
    order.street.say('הרצל 5', inHours(7));
    expect(order.street.ask(inHours(20))).toEqual(refuse('order.street_known'));
  });

  it('says nothing more once it is over', () => {
    const order = inTown();
    order.recall(NOON);
    expect(order.street.say('הרצל 5', NOON)).toEqual(illegal);
    expect(order.street.ask(NOON)).toEqual(illegal);
  });

  it('can say it once after another town was agreed on', () => {
    const order = inTown({ address: 'הרצל 5, חיפה' });
    order.approve(NOON);
    order.state.summary.eventInfo.location = TOWN;
    expect(order.street.say('ויצמן 7', NOON)).toEqual(done);
    expect(order.street.say('ויצמן 8', NOON)).toEqual(illegal);
  });
});

it.each([[null], [{ address: 'הרצל 5, נתניה' }]])('an order at %j needs no street', (location) => {
  const order = inTown(location);
  expect(order.street.say('אחר 1', NOON)).toEqual(refuse('order.street_known'));
  expect(order.street.ask(NOON)).toEqual(refuse('order.street_known'));
  expect(order.approve(NOON)).toEqual(done);
});
