import { dayAfterKey, dayShown, dayTyped } from './typed-day';

const TODAY = '2026-11-22';

it.each([
  ['23.12.2026', '2026-12-23'],
  ['23/12/26', '2026-12-23'],
  ['3-1-2027', '2027-01-03'],
  [' 23 12 2026 ', '2026-12-23'],
  ['2026-12-23', '2026-12-23'],
  ['23.12', '2026-12-23'],
  ['3.1', '2027-01-03'],
  ['29.2.2028', '2028-02-29'],
  ['29.2.2027', undefined],
  ['31.11.2026', undefined],
  ['12', undefined],
  ['', undefined],
  ['23.12.', undefined],
])('reads %j as %s', (text, day) => {
  expect(dayTyped(text, TODAY)).toBe(day);
});

it('shows the day before the month', () => {
  expect(dayShown('2026-12-03')).toBe('03.12.2026');
  expect(dayShown('soon')).toBe('');
});

it.each([
  ['ArrowLeft', 'rtl', '2026-12-24'],
  ['ArrowLeft', 'ltr', '2026-12-22'],
  ['ArrowRight', 'rtl', '2026-12-22'],
  ['ArrowDown', 'rtl', '2026-12-30'],
  ['ArrowUp', 'rtl', '2026-12-16'],
  ['Home', 'rtl', '2026-12-20'],
  ['End', 'rtl', '2026-12-26'],
  ['PageDown', 'rtl', '2027-01-23'],
  ['PageUp', 'ltr', '2026-11-23'],
] as const)('%s in %s leads to %s', (key, direction, day) => {
  expect(dayAfterKey(key, '2026-12-23', direction)).toBe(day);
});

it('stays in a month that is shorter', () => {
  expect(dayAfterKey('PageDown', '2027-01-31', 'rtl')).toBe('2027-02-28');
  expect(dayAfterKey('PageUp', '2027-01-31', 'rtl')).toBe('2026-12-31');
  expect(dayAfterKey('a', '2027-01-31', 'rtl')).toBeUndefined();
});
