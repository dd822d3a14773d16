import { faultOf, periodOf } from './period';

const today = '2027-04-06';
const nothing = { from: '', until: '' };

describe('a period in the address', () => {
  it.each([
    ['7', '2027-03-31', 'day'],
    ['30', '2027-03-08', 'day'],
    ['90', '2027-01-07', 'week'],
    ['year', '2026-04-07', 'month'],
  ] as const)('of %s ends today', (name, from, granularity) => {
    expect(periodOf(name, nothing, today)).toEqual({ from, until: today, granularity });
  });

  it('of one’s own has the typed days', () => {
    const typed = { from: '2027-01-01', until: '2027-02-15' };
    expect(periodOf('custom', typed, today)).toEqual({ ...typed, granularity: 'week' });
  });

  it.each([
    [{ from: '2027-01-01', until: '' }, 'missing'],
    [{ from: '2027-02-30x', until: '2027-03-01' }, 'missing'],
    [{ from: '2027-02-02', until: '2027-02-01' }, 'order'],
    [{ from: '2026-01-01', until: '2027-01-02' }, 'length'],
  ])('%j is %s', (typed, fault) => {
    expect(faultOf(typed)).toBe(fault);
    expect(periodOf('custom', typed, today)).toBeNull();
  });

  it('may be a leap year, to the day', () =>
    expect(faultOf({ from: '2028-01-01', until: '2028-12-31' })).toBeNull());
});
