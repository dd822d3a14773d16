import { previousPeriod, stepsOf, stepWithin } from './periods';

const week = { from: '2027-04-06', until: '2027-04-12' };

describe('a period', () => {
  it('is compared with as many days just before it', () => {
    expect(previousPeriod(week)).toEqual({ from: '2027-03-30', until: '2027-04-05' });
    expect(previousPeriod({ from: '2028-03-01', until: '2028-03-01' })).toEqual({
      from: '2028-02-29',
      until: '2028-02-29',
    });
  });

  it('has a step for every day, every week from Sunday, or every month, the first one cut', () => {
    expect(stepsOf(week, 'day')).toHaveLength(7);
    expect(stepsOf(week, 'week')).toEqual(['2027-04-06', '2027-04-11']);
    expect(stepsOf({ from: '2027-01-20', until: '2027-03-02' }, 'month')).toEqual([
      '2027-01-20',
      '2027-02-01',
      '2027-03-01',
    ]);
  });

  it('has each of its days in one of its steps', () => {
    expect(stepWithin(week, '2027-04-06', 'week')).toBe('2027-04-06');
    expect(stepWithin(week, '2027-04-12', 'week')).toBe('2027-04-11');
    expect(stepWithin(week, '2027-04-12', 'month')).toBe('2027-04-06');
  });
});
