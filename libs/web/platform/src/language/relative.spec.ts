import { MINUTE_MS } from '@smachot/kernel';
import { relativeTo } from './relative';

/** A Thursday, 12:00 in Israel. */
const noon = new Date('2026-12-17T10:00:00Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * MINUTE_MS);
const hours = (count: number) => count * 60;
const days = (count: number) => count * 24 * 60;

it.each([
  [0, 'עכשיו', 'now'],
  [-0.4, 'עכשיו', 'now'],
  [0.4, 'עכשיו', 'now'],
  [-1, 'לפני דקה', '1 minute ago'],
  [-2, 'לפני 2 דקות', '2 minutes ago'],
  [-59, 'לפני 59 דקות', '59 minutes ago'],
  [-59.6, 'לפני שעה', '1 hour ago'],
  [hours(-2), 'לפני שעתיים', '2 hours ago'],
  [hours(-11), 'לפני 11 שעות', '11 hours ago'],
  [hours(-13), 'אתמול', 'yesterday'],
  [hours(-35), 'אתמול', 'yesterday'],
  [hours(-37), 'שלשום', '2 days ago'],
  [hours(3), 'בעוד 3 שעות', 'in 3 hours'],
  [hours(13), 'מחר', 'tomorrow'],
  [days(2), 'מחרתיים', 'in 2 days'],
  [days(-13), 'לפני 13 ימים', '13 days ago'],
  [days(-14), 'לפני שבועיים', '2 weeks ago'],
  [days(20), 'בעוד 3 שבועות', 'in 3 weeks'],
  [days(-61), 'לפני חודשיים', '2 months ago'],
])('%d minutes away is "%s" and "%s"', (minutes, he, en) => {
  expect(relativeTo(later(minutes), noon, 'he')).toBe(he);
  expect(relativeTo(later(minutes), noon, 'en')).toBe(en);
});

it('does not call three hours ago yesterday because midnight was between', () => {
  const afterMidnight = new Date('2026-12-16T23:30:00Z');
  expect(relativeTo(new Date('2026-12-16T20:30:00Z'), afterMidnight, 'en')).toBe('3 hours ago');
});
