import type { Language } from '@smachot/contracts';
import { daysUntil, HOUR_MS, MINUTE_MS } from '@smachot/kernel';

type Step = { unit: Intl.RelativeTimeFormatUnit; count: number };

/** The nights between, not the hours, make it yesterday; a short evening's work stays "3 hours ago" past midnight. */
const stepOf = (then: Date, now: Date): Step => {
  const apart = then.getTime() - now.getTime();
  const minutes = Math.round(apart / MINUTE_MS);
  if (Math.abs(minutes) < 60) return { unit: 'minute', count: minutes };
  const days = daysUntil(then, now);
  if (days === 0 || Math.abs(apart) < 6 * HOUR_MS)
    return { unit: 'hour', count: Math.round(apart / HOUR_MS) };
  if (Math.abs(days) < 14) return { unit: 'day', count: days };
  if (Math.abs(days) < 60) return { unit: 'week', count: Math.round(days / 7) };
  return { unit: 'month', count: Math.round(days / 30) };
};

/** "now", "5 minutes ago", "yesterday", "in 3 days", by the calendar of Israel. */
export const relativeTo = (then: Date, now: Date, language: Language): string => {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const { unit, count } = stepOf(then, now);
  if (count === 0) return words.format(0, 'second');
  // Hebrew's words for one and two contain the number already; some versions of Intl add it once more in brackets.
  return words.format(count, unit).replace(/ \(\d\)$/, '');
};
