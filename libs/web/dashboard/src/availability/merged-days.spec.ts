import { type OpenDays, USUAL_HOURS } from './hours';
import { differingParts, mergedDays } from './merged-days';

const CLOSED = { isOpen: false, hours: USUAL_HOURS };
const EVENING = { from: '18:00', to: '24:00' };
const base: OpenDays = {
  hoursChosen: true,
  week: [USUAL_HOURS, null, null, null, null, null, null],
  exceptions: { '2027-01-05': CLOSED },
  rest: [],
  shortestNotice: '48',
  dailyCapacity: '2',
  slotsPerCustomer: '1',
};

describe('availability that was saved in two places', () => {
  it('keeps the day that was closed in the one and the day that was closed in the other', () => {
    const mine = { ...base, exceptions: { ...base.exceptions, '2027-01-07': CLOSED } };
    const theirs = { ...base, exceptions: { '2027-01-06': CLOSED }, shortestNotice: '72' };
    // the other place has opened the fifth again
    expect(mergedDays(base, mine, theirs)).toEqual({
      ...base,
      exceptions: { '2027-01-06': CLOSED, '2027-01-07': CLOSED },
      shortestNotice: '72',
    });
    expect(differingParts(base, theirs)).toEqual(['calendar', 'limits']);
  });

  it('takes each weekday from whoever changed it, and what both changed from here', () => {
    const mine = { ...base, week: base.week!.with(1, EVENING), dailyCapacity: '3' };
    const theirs = { ...base, week: base.week!.with(2, EVENING), dailyCapacity: '4' };
    const merged = mergedDays(base, mine, theirs);
    expect(merged.week).toEqual([USUAL_HOURS, EVENING, EVENING, null, null, null, null]);
    expect(merged.dailyCapacity).toBe('3');
  });

  it('keeps the week of the other place where each closed the last day that the other left open', () => {
    const two = { ...base, week: base.week!.with(1, EVENING) };
    const mine = { ...two, week: two.week.with(0, null), dailyCapacity: '3' };
    const theirs = { ...two, week: two.week.with(1, null) };
    expect(mergedDays(two, mine, theirs)).toEqual({ ...theirs, dailyCapacity: '3' });
  });
});
