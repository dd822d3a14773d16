import { StoreDay } from '@smachot/contracts';
import { aStore, aUnit } from '../../testing/an-order';
import { readEvent, storedOf, valuesOf, type EventValues } from './event-values';
import { localPrice } from '../price/local-price';
import { nearestOpen } from '../other-dates';
import { policySteps } from './policy-steps';

const now = new Date('2026-11-22T08:00:00.000Z');
const place = { address: 'כיכר רבין, תל אביב', geocode: { lat: 32.08, lng: 34.78 } };
const values: EventValues = {
  participants: '120',
  day: '2026-12-17',
  time: '19:30',
  address: place.address,
  place,
};

describe('the event of an order', () => {
  it('is read from its fields by the clock of Israel', () => {
    expect(readEvent(values, true, now)).toEqual({
      info: { participants: 120, datetime: '2026-12-17T17:30:00.000Z', location: place },
      problems: {},
    });
  });

  it('keeps the coordinates of a place only while its words stay', () => {
    const retyped = readEvent({ ...values, address: 'כיכר רבין 2' }, true, now);
    expect(retyped.info?.location).toEqual({ address: 'כיכר רבין 2' });
  });

  it('names no place where people come to the business', () => {
    expect(readEvent(values, false, now).info?.location).toBeNull();
    expect(readEvent({ ...values, address: '' }, false, now).info).not.toBeNull();
  });

  it.each([
    [{ participants: '' }, 'participants', 'field.required'],
    [{ participants: '0' }, 'participants', 'number.positive'],
    [{ day: '' }, 'datetime', 'field.required'],
    [{ time: '' }, 'datetime', 'field.required'],
    [{ day: '2026-11-21' }, 'datetime', 'slot.past'],
    [{ day: '9999-12-31' }, 'datetime', 'slot.too_far'],
    [{ address: '  ' }, 'location', 'price.place_missing'],
  ] as const)('refuses %j at %s', (wrong, field, code) => {
    const read = readEvent({ ...values, ...wrong }, true, now);
    expect(read.info).toBeNull();
    expect(read.problems).toEqual({ [field]: code });
  });

  it('is stored as far as it is understood, and comes back the same', () => {
    expect(storedOf({ ...values, time: '' })).toEqual({ participants: 120, datetime: null, location: place });
    const stored = { eventId: null, eventType: null, ...storedOf(values) };
    expect(valuesOf(stored as never)).toEqual(values);
  });
});

describe('the price on the page', () => {
  const asked = { participants: 100, location: place };
  const terms = { freeWorkingDistance: 10, maxWorkingDistance: 60, pricePerKm: 5, minDeliveryPrice: 60 };

  it('of a business people come to has no delivery', () => {
    expect(localPrice(aUnit(), aStore(), null, asked)).toMatchObject({ ok: true, total: 1_050_000 });
  });

  it('is that of the day, and at least the minimum', () => {
    const percent = { type: 'percent' as const, percent: 10 };
    const unit = {
      ...aUnit(),
      priceRules: [{ days: [4], season: null, change: percent }],
      minimumOrder: { sum: 11_000, participants: null },
    };
    const priceAt = (datetime: string | null) => localPrice(unit, aStore(), null, { ...asked, datetime });
    expect(priceAt('2026-12-17T17:30:00Z')).toMatchObject({ ok: true, total: 1_155_000 });
    expect(priceAt('2026-12-16T17:30:00Z')).toMatchObject({ ok: true, total: 1_100_000 });
    expect(priceAt(null)).toMatchObject({ ok: true, total: 1_100_000 });
  });

  it('of one that travels adds the way, refuses what is too far, and leaves it out while nobody knows where to', () => {
    const mobile = aStore({ isMobile: true, ...terms });
    const price = localPrice(aUnit(), mobile, null, asked);
    expect(price.ok && price.lines.at(-1)).toMatchObject({ kind: 'delivery' });
    const eilat = { address: 'אילת', geocode: { lat: 29.55, lng: 34.95 } };
    expect(localPrice(aUnit(), mobile, null, { ...asked, location: eilat })).toMatchObject({
      ok: false,
      code: 'price.too_far',
    });
    expect(localPrice(aUnit(), mobile, null, { ...asked, location: { address: 'אצלנו' } })).toMatchObject({
      ok: true,
      total: 1_050_000,
    });
  });
});

describe('the cancellation policy', () => {
  const startsAt = new Date('2026-12-17T17:30:00.000Z');
  it('is said step by step, and ends with nothing', () => {
    expect(
      policySteps(
        [
          { hoursBefore: 72, refundPercent: 50 },
          { hoursBefore: 336, refundPercent: 100 },
        ],
        startsAt,
      ),
    ).toEqual([
      { until: new Date('2026-12-03T17:30:00.000Z'), refundPercent: 100 },
      { until: new Date('2026-12-14T17:30:00.000Z'), refundPercent: 50 },
      { until: null, refundPercent: 0 },
    ]);
  });
  it('without steps gives nothing back; with one until the start has no other end', () => {
    expect(policySteps([], startsAt)).toEqual([{ until: null, refundPercent: 0 }]);
    expect(policySteps([{ hoursBefore: 0, refundPercent: 20 }], startsAt)).toEqual([
      { until: null, refundPercent: 20 },
    ]);
  });
});

it('offers the open days nearest to the wanted one, in order', () => {
  const days = ['13', '15', '16', '18', '20', '30'].map((day) =>
    StoreDay.parse({ day: `2026-12-${day}`, state: day === '16' ? 'full' : 'open', hours: [], taken: 0 }),
  );
  expect(nearestOpen(days, '2026-12-17', 3).map(({ day }) => day)).toEqual([
    '2026-12-15',
    '2026-12-18',
    '2026-12-20',
  ]);
});
