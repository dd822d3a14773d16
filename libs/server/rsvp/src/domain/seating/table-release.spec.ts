import { atWallTime } from '@smachot/kernel';
import { shownFrom } from './table-release';

it('shows tables at once, or on the day before the event at eleven, in summer and winter', () => {
  const releasedAt = new Date('2027-01-01T09:00:00Z');
  expect(shownFrom(null, releasedAt)).toBeNull();
  expect(shownFrom({ release: 'now', releasedAt }, new Date())).toBe(releasedAt);
  for (const day of ['2027-07-02', '2027-12-02'])
    expect(shownFrom({ release: 'day_before', releasedAt }, atWallTime(day, '19:30'))).toEqual(
      atWallTime(day.replace('-02', '-01'), '11:00'),
    );
});
