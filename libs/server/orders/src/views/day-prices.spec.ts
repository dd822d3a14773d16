import type { PriceRule } from '@smachot/contracts';
import { priceRuleWords } from '@smachot/i18n';
import { refuse } from '@smachot/kernel';
import { priceAt, pricedDayOf, type Rates } from '@smachot/pricing';
import { again, CUT_OFF, aPaidLinkedOrder, follow, quiet, RATES } from '../testing/a-linked-order';
import { anOrder, inHours, NOON, START } from '../testing/an-order';
import { capture } from '../testing/paying';
import { paperOf } from './payment-paper';
import type { Order } from '../domain/order';

const DAY = 24;
const later = (days: number) => inHours(DAY * days, START);
const onDayOf = (at: Date, percent: number): PriceRule => ({
  days: [pricedDayOf(at).weekday],
  season: null,
  change: { type: 'percent', percent },
});
/** A tenth more two days later, a fifth less three days later; on the ordered day the usual price. */
const BY_DAY: Rates = {
  ...RATES,
  unit: { ...RATES.unit, priceRules: [onDayOf(later(2), 10), onDayOf(later(3), -20)] },
  start: START.toISOString(),
};
const wanted = (days: number, participants: number | null = null) => ({
  startsAt: later(days),
  location: null,
  km: null,
  participants,
  menu: null,
});
const agreeOnDay = (order: Order, days: number, difference: number): void => {
  const asked = order.changes.propose('customer', wanted(days), difference, NOON);
  if (!asked.ok) throw new Error(asked.code);
  const { id } = order.changes.newest!;
  const said = order.changes.answer(id, { type: 'accept', by: 'partner', reason: '' }, NOON);
  if (!said.ok) throw new Error(said.code);
};
const unlinked = (): Order => {
  const order = anOrder({}, { rates: BY_DAY });
  order.approve(NOON);
  capture(order);
  return quiet(order);
};
const linked = (rates = BY_DAY) => aPaidLinkedOrder({ rates });

describe('another day, by the rules an order was placed under', () => {
  it('costs what that day costs, and the difference is due at the cut-off', () => {
    const order = linked();
    expect(order.changes.offer(wanted(2), NOON)).toEqual({ ok: true, value: { difference: 65_000 } });
    expect(order.changes.propose('customer', wanted(2), 0, NOON)).toEqual(refuse('price.changed'));
    agreeOnDay(order, 2, 65_000);
    const { state } = again(order);
    expect(state).toMatchObject({ price: 715_000, due: 65_000, captured: 650_000 });
    expect(state.summary.priceLines.at(-1)).toMatchObject({ kind: 'rule', amount: 650 });
    expect(state.rates!.start).toBe(later(2).toISOString());
    quiet(order);
    follow(order).settlement.settle(60, inHours(DAY * 2, CUT_OFF));
    // ten more than agreed is more than a tenth, so the agreed number counts
    expect(follow(order).state).toMatchObject({ settledParticipants: 50, settledDifference: 65_000 });
  });
  it('that is cheaper gives back', () => {
    const order = linked();
    agreeOnDay(order, 3, -130_000);
    expect(again(order).state).toMatchObject({ price: 520_000, due: -130_000 });
  });
  it('says on the payment confirmation what the day takes off', () => {
    const order = linked();
    agreeOnDay(order, 3, -130_000);
    const { lines } = paperOf(again(order).state, { cardLastFour: null, vat: null, language: 'he' });
    const day = priceRuleWords(onDayOf(later(3), -20), 'he');
    const sum = lines.find(([label]) => label === `מחיר של ${day}`)![1];
    expect(Number(sum.replace(/[^\d.-]/g, ''))).toBe(-1_300);
  });
  it('of the same price changes nothing but the day', () => {
    const order = linked();
    agreeOnDay(order, 1, 0);
    expect(again(order).state).toMatchObject({ price: 650_000, due: 0, startsAt: later(1) });
  });
  it('of an order that follows nothing begins a settlement only where the price differs', () => {
    const same = unlinked();
    agreeOnDay(same, 1, 0);
    expect(same.linkedOrder).toBeUndefined();
    const dearer = unlinked();
    agreeOnDay(dearer, 2, 65_000);
    expect(dearer.linkedOrder!.state).toMatchObject({ status: 'following', eventId: null });
  });
  it('counts guests at the price of the day', () => {
    const order = linked();
    agreeOnDay(order, 2, 65_000);
    const rates = again(order).state.rates!;
    expect(priceAt(rates, 54)).toMatchObject({ total: (500 + 54 * 120) * 110 });
    expect(follow(order).settlement.estimate(54)).toEqual({
      participants: 54,
      price: (500 + 54 * 120) * 110,
    });
  });
});

it('the minimum of an order holds at its settlement', () => {
  const unit = { ...RATES.unit, minimumOrder: { sum: 6_000, participants: null } };
  expect(priceAt({ ...RATES, unit }, 30)).toMatchObject({ total: 600_000 });
  const order = linked({ ...RATES, unit });
  expect(follow(order).settlement.estimate(46)).toEqual({ participants: 46, price: 602_000 });
  expect(follow(order).settlement.estimate(45)).toEqual({ participants: 45, price: 600_000 });
});
