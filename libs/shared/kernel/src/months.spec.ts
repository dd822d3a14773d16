import fc from 'fast-check';
import { addMonths, daysOfMonth, isMonth, monthOf, weeksOfMonth } from './months';

it('goes from month to month over the turn of a year', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(monthOf('2026-12-23')).toBe('2026-12');
  expect(['2026-12', '2026-13', '2026-1', 'x'].map(isMonth)).toEqual([true, false, false, false]);
});

it('draws whole weeks from Sunday', () => {
  const weeks = weeksOfMonth('2026-11');
  expect(weeks[0]![0]).toBe('2026-11-01');
  expect(weeks.at(-1)!.at(-1)).toBe('2026-12-05');
  expect(weeksOfMonth('2026-08')).toHaveLength(6);
  for (const week of weeks) expect(week).toHaveLength(7);
});

it('has every day of a month once, in whole weeks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), (count) => {
      const month = addMonths('2010-01', count);
      const days = weeksOfMonth(month).flat();
      expect(days.length % 7).toBe(0);
      expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(0);
      expect(new Set(days).size).toBe(days.length);
      const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
      expect(days.filter((day) => monthOf(day) === month)).toHaveLength(last);
    }),
  );
});
