import { PriceRule } from '@smachot/contracts';
import { atWallTime } from '@smachot/kernel';
import { fromPrice } from './coefficients';
import { priceOf, type PricedUnit } from './price';
import { pricedDayOf, ruleOn } from './price-rules';

const at = (day: string, time = '19:00') => atWallTime(day, time).toISOString();
const rule = (given: Partial<PriceRule>): PriceRule =>
  PriceRule.parse({ days: [], season: null, change: { type: 'percent', percent: 15 }, ...given });

const perGuest = (terms: Partial<PricedUnit> = {}): PricedUnit => ({
  type: 'simple',
  pricingFactor: {
    type: 'range',
    participants: { min: 10, max: 300 },
    basePrice: 500,
    pricePerParticipant: 80,
  },
  ...(terms as object),
});
const priceOn = (unit: PricedUnit, participants: number, start: string | null = null) => {
  const price = priceOf(unit, { participants, start });
  if (!price.ok) throw new Error(price.code);
  return price;
};

describe('the day a price is of', () => {
  it.each([
    ['2026-12-17', '19:00', 4],
    ['2026-12-18', '12:00', 5],
    ['2026-12-19', '16:59', 6],
    ['2026-12-19', '17:00', 7],
    ['2026-12-19', '23:59', 7],
    ['2026-12-20', '00:00', 0],
    // the night the clock goes forward, and the night it goes back
    ['2027-03-26', '00:30', 5],
    ['2027-03-26', '03:00', 5],
    ['2026-10-25', '00:30', 0],
    ['2026-10-25', '01:30', 0],
    ['2026-10-24', '23:59', 7],
  ])('%s %s is day %i', (day, time, weekday) => {
    expect(pricedDayOf(atWallTime(day, time))).toEqual({ day, weekday });
  });

  it('begins at midnight in Israel, in summer and in winter', () => {
    const thursdays = { priceRules: [rule({ days: [4] })] };
    expect(ruleOn(thursdays, '2026-12-16T21:59:59Z')).toBeNull();
    expect(ruleOn(thursdays, '2026-12-16T22:00:00Z')).not.toBeNull();
    expect(ruleOn(thursdays, '2026-07-15T20:59:59Z')).toBeNull();
    expect(ruleOn(thursdays, '2026-07-15T21:00:00Z')).not.toBeNull();
    expect(ruleOn(thursdays, '2026-07-16T21:00:00Z')).toBeNull();
  });
});

describe('a season', () => {
  const inSeason = (season: PriceRule['season'], day: string) =>
    ruleOn({ priceRules: [rule({ season })] }, at(day)) !== null;

  it('holds from its first day to its last, both included, and every year when it is yearly', () => {
    const summer = { recurs: 'yearly', from: '07-01', to: '08-31' } as const;
    for (const year of [2026, 2027, 2031])
      expect(['06-30', '07-01', '08-31', '09-01'].map((day) => inSeason(summer, `${year}-${day}`))).toEqual([
        ...[false, true, true, false],
      ]);
    const once = { recurs: 'once', from: '2026-09-11', to: '2026-10-03' } as const;
    expect(
      ['2026-09-10', '2026-09-11', '2026-10-03', '2026-10-04', '2027-09-12'].map((day) =>
        inSeason(once, day),
      ),
    ).toEqual([false, true, true, false, false]);
  });

  it('may go on into the next year, and may end on the leap day', () => {
    const winter = { recurs: 'yearly', from: '12-20', to: '01-05' } as const;
    expect(
      ['2026-12-19', '2026-12-20', '2026-12-31', '2027-01-01', '2027-01-05', '2027-01-06'].map((day) =>
        inSeason(winter, day),
      ),
    ).toEqual([false, true, true, true, true, false]);
    const leap = { recurs: 'yearly', from: '02-29', to: '02-29' } as const;
    expect(['2028-02-29', '2027-02-28', '2027-03-01'].map((day) => inSeason(leap, day))).toEqual([
      ...[true, false, false],
    ]);
  });

  it('is refused when it does not exist, ends before it begins, or is all year on all days', () => {
    const issues = (season: unknown) => {
      const parsed = PriceRule.safeParse({ days: [], season, change: { type: 'percent', percent: 5 } });
      return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
    };
    expect(issues({ recurs: 'yearly', from: '02-30', to: '03-01' })).toEqual(['date.invalid']);
    expect(issues({ recurs: 'once', from: '2027-03-02', to: '2027-03-01' })).toEqual(['number.range']);
    expect(issues(null)).toEqual(['price_rule.always']);
  });
});

describe('a rule', () => {
  it('changes the price by percent, in a line of its own', () => {
    const thursday = rule({ days: [4] });
    const unit = perGuest({ priceRules: [thursday] });
    expect(priceOn(unit, 120, at('2026-12-17'))).toMatchObject({
      total: 1_161_500,
      lines: [
        { kind: 'base', amount: 500 },
        { kind: 'participants', amount: 9_600 },
        { kind: 'rule', amount: 1_515, rule: thursday },
      ],
    });
    expect(priceOn(unit, 120, at('2026-12-16')).total).toBe(1_010_000);
    // nobody said when: the usual price
    expect(priceOn(unit, 120).total).toBe(1_010_000);
  });

  it('takes off as well', () => {
    const sunday = rule({ days: [0], change: { type: 'percent', percent: -20 } });
    const { total, lines } = priceOn(perGuest({ priceRules: [sunday] }), 100, at('2026-12-20'));
    expect(total).toBe(680_000);
    expect(lines.at(-1)).toMatchObject({ kind: 'rule', amount: -1_700 });
  });

  it('gives another price by the unit’s own kind of it; what is chosen is added as before', () => {
    const friday = rule({
      days: [5],
      change: { type: 'price', price: 900, pricePerParticipant: 100 },
    });
    const menu: PricedUnit = {
      type: 'compound',
      basePrice: 100,
      basePricePerParticipant: 60,
      minParticipants: null,
      maxParticipants: null,
      priceRules: [friday],
      sections: [
        {
          name: 'עיקריות',
          index: 0,
          type: 'selectible-items',
          minSelection: null,
          maxSelection: null,
          items: [
            {
              name: 'דג',
              index: 0,
              description: '',
              additionalPrice: 200,
              pricePerParticipant: 7,
              isDefault: false,
              isIncluded: false,
              isMultipleSelection: false,
              isMultipleSelectionLimited: false,
              minSelection: null,
              maxSelection: null,
              image: null,
              quantity: 0,
              selected: false,
            },
          ],
        },
      ],
    };
    const question = {
      participants: 50,
      request: { sections: [{ index: 0, items: [{ index: 0, quantity: 1 }] }] },
    };
    expect(priceOf(menu, { ...question, start: at('2026-12-18') })).toMatchObject({
      total: (900 + 200 + 50 * 107) * 100,
    });
    expect(priceOf(menu, { ...question, start: at('2026-12-17') })).toMatchObject({
      total: (100 + 200 + 50 * 67) * 100,
    });
    const flat: PricedUnit = {
      type: 'simple',
      pricingFactor: { type: 'no_participants', price: 4_500 },
      priceRules: [friday],
    };
    expect(priceOn(flat, 50, at('2026-12-18')).total).toBe(90_000);
  });

  it('that stands first counts, alone, when several apply', () => {
    const summer = rule({
      season: { recurs: 'yearly', from: '07-01', to: '08-31' },
      change: { type: 'percent', percent: 10 },
    });
    const thursday = rule({ days: [4], change: { type: 'percent', percent: 50 } });
    const aThursdayInSummer = at('2026-07-16');
    expect(priceOn(perGuest({ priceRules: [summer, thursday] }), 100, aThursdayInSummer).total).toBe(935_000);
    expect(priceOn(perGuest({ priceRules: [thursday, summer] }), 100, aThursdayInSummer).total).toBe(
      1_275_000,
    );
  });
});

describe('a minimum order', () => {
  it('says what is added, in lines of its own, and leaves the way there apart', () => {
    const unit = perGuest({ minimumOrder: { sum: 3_000, participants: 20 } });
    const terms = { freeWorkingDistance: 0, maxWorkingDistance: 50, pricePerKm: 10, minDeliveryPrice: 0 };
    expect(priceOf(unit, { participants: 15, delivery: { terms, km: 10 } })).toMatchObject({
      total: 310_000,
      lines: [
        { kind: 'base', amount: 500 },
        { kind: 'participants', amount: 1_200 },
        { kind: 'minimum_participants', quantity: 5, unitPrice: 80, amount: 400, least: 20 },
        { kind: 'minimum', amount: 900, least: 3_000 },
        { kind: 'delivery', amount: 100 },
      ],
    });
    expect(priceOn(unit, 40).lines.map(({ kind }) => kind)).toEqual(['base', 'participants']);
  });

  it('is counted after the rule of the day', () => {
    const unit = perGuest({
      minimumOrder: { sum: 0, participants: 50 },
      priceRules: [rule({ days: [4], change: { type: 'percent', percent: 10 } })],
    });
    expect(priceOn(unit, 10, at('2026-12-17'))).toMatchObject({ total: (550 + 50 * 88) * 100 });
  });
});

it('"from" is never below the minimum, and follows the rule of the day', () => {
  const unit = perGuest({ minimumOrder: { sum: 3_000, participants: null } });
  expect(fromPrice({ ...unit, startingFromPrice: 90 })).toBe(300_000);
  expect(fromPrice(unit)).toBe(300_000);
  expect(fromPrice(perGuest())).toBe(130_000);
  expect(fromPrice({ ...perGuest(), startingFromPrice: 2_000 }, rule({ days: [4] }))).toBe(230_000);
});
