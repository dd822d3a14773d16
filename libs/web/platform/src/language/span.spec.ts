import { spanOfMinutes } from './span';

it.each([
  [1, 'שעה', '1 hour'],
  [60, 'שעה', '1 hour'],
  [61, 'שעתיים', '2 hours'],
  [170, '3 שעות', '3 hours'],
  [47 * 60, '47 שעות', '47 hours'],
  [47 * 60 + 1, 'יומיים', '2 days'],
  [49 * 60, '3 ימים', '3 days'],
])('%i minutes', (minutes, hebrew, english) => {
  expect(spanOfMinutes(minutes, 'he')).toBe(hebrew);
  expect(spanOfMinutes(minutes, 'en')).toBe(english);
});
