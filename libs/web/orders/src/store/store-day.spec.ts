import { isMonth } from '@smachot/kernel';
import { byDay, isDay, spanOf } from './month';
import { timeLeft } from './time-left';
import { withoutPhones } from './without-phones';

describe('a month on the wall', () => {
  it('spans its days from midnight to midnight in Israel', () => {
    expect(spanOf('2026-12-17', '2026-12-17')).toEqual({
      from: '2026-12-16T22:00:00.000Z',
      to: '2026-12-17T21:59:59.999Z',
    });
  });
  it('puts what starts late in the evening to that day', () => {
    const [late, night] = [
      { startsAt: '2026-12-17T21:30:00.000Z' },
      { startsAt: '2026-12-17T22:30:00.000Z' },
    ];
    expect([...byDay([late, night])]).toEqual([
      ['2026-12-17', [late]],
      ['2026-12-18', [night]],
    ]);
  });
  it('knows months and days from other words in the address', () => {
    expect(['2026-12', '2026-13', 'x', ''].map(isMonth)).toEqual([true, false, false, false]);
    expect(['2026-12-17', '2026-12-45', 'x'].map(isDay)).toEqual([true, false, false]);
  });
});

describe('the clock left to answer', () => {
  const [created, until] = ['2026-11-22T08:00:00.000Z', '2026-11-24T08:00:00.000Z'];
  it.each([
    ['2026-11-22T08:00:00.000Z', { hours: 48, minutes: 0, share: 1, pressing: false, over: false }],
    ['2026-11-24T03:48:00.000Z', { hours: 4, minutes: 12, pressing: true, over: false }],
    ['2026-11-24T09:00:00.000Z', { hours: 0, minutes: 0, share: 0, pressing: true, over: true }],
  ])('at %s', (at, left) => expect(timeLeft(created, until, new Date(at))).toMatchObject(left));
});

describe('papers in a kitchen', () => {
  it.each(['052-345-6789', '0523456789', '+972 52 345 6789', '03-612.3456', '(052) 3456789', '972523456789'])(
    'have no phone: %s',
    (phone) => expect(withoutPhones(`לצלצל ל${phone} בבוקר`, '…')).not.toMatch(/\d{3}/),
  );
  it('keep what is no phone', () => {
    const text = 'להגיש ב־19:30, 120 מנות, 17.12.2026, קומה 02';
    expect(withoutPhones(text, '…')).toBe(text);
  });
});
