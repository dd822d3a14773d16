import { policyLines } from './terms/cancellation';
import { isOpenAt } from './availability/opening';

describe('a cancellation policy in words', () => {
  it('runs from the long notice to the short one', () => {
    expect(
      policyLines([
        { hoursBefore: 48, refundPercent: 50 },
        { hoursBefore: 336, refundPercent: 100 },
      ]),
    ).toEqual({
      steps: [
        { unit: 'days', count: 14, refund: 'full', percent: 100 },
        { unit: 'days', count: 2, refund: 'part', percent: 50 },
      ],
      after: 'none',
      rest: 0,
    });
  });
  it('says one thing once, and hours as hours', () => {
    const { steps } = policyLines([
      { hoursBefore: 24, refundPercent: 100 },
      { hoursBefore: 720, refundPercent: 100 },
      { hoursBefore: 6, refundPercent: 0 },
    ]);
    expect(steps).toEqual([{ unit: 'hours', count: 24, refund: 'full', percent: 100 }]);
  });
  it('knows what comes back until the last moment', () => {
    expect(policyLines([{ hoursBefore: 0, refundPercent: 25 }])).toEqual({
      steps: [],
      after: 'part',
      rest: 25,
    });
  });
  it('of a store that says nothing gives nothing', () => {
    expect(policyLines([])).toEqual({ steps: [], after: 'none', rest: 0 });
  });
});

it('is open from an hour until the one it closes at', () => {
  const day = {
    day: '2026-12-17',
    state: 'open' as const,
    hours: [
      { from: '10:00', to: '14:00' },
      { from: '18:00', to: '24:00' },
    ],
    taken: 0,
  };
  expect(['09:59', '10:00', '13:59', '14:00', '23:30'].map((time) => isOpenAt(day, time))).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
  expect(isOpenAt({ ...day, state: 'full' }, '19:00')).toBe(false);
});
