import { addDays } from '@smachot/kernel';

const real = (year: number, month: number, day: number): string | undefined => {
  const at = new Date(Date.UTC(year, month - 1, day));
  const same = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return same ? at.toISOString().slice(0, 10) : undefined;
};

/**
 * Parses a typed day, day before month: 23.12.2026, 23/12/26, 23-12, or 2026-12-23. Without a year it is the next one.
 * @param today `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`, undefined for an invalid day
 */
export const dayTyped = (text: string, today: string): string | undefined => {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text);
  if (iso) return real(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const typed = /^\s*(\d{1,2})[./\-\s]+(\d{1,2})(?:[./\-\s]+(\d{4}|\d{2}))?\s*$/.exec(text);
  if (!typed) return undefined;
  const [day, month] = [Number(typed[1]), Number(typed[2])];
  if (typed[3]) return real(Number(typed[3].length === 2 ? `20${typed[3]}` : typed[3]), month, day);
  const thisYear = Number(today.slice(0, 4));
  const found = real(thisYear, month, day);
  return found !== undefined && found >= today ? found : (real(thisYear + 1, month, day) ?? found);
};

/** Formats `2026-12-23` as 23.12.2026; empty for an invalid day. */
export const dayShown = (day: string): string => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  return parts ? `${parts[3]}.${parts[2]}.${parts[1]}` : '';
};

/** Where the arrow keys lead within a calendar. `forward` is the arrow that follows the direction of reading. */
export const dayAfterKey = (key: string, day: string, direction: 'rtl' | 'ltr'): string | undefined => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const monthsOn = (count: number) => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
    return real(...yearAndMonth(year, month + count), Math.min(date, last));
  };
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, direction === 'rtl' ? 1 : -1);
    case 'ArrowRight':
      return addDays(day, direction === 'rtl' ? -1 : 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday);
    case 'End':
      return addDays(day, 6 - weekday);
    case 'PageUp':
      return monthsOn(-1);
    case 'PageDown':
      return monthsOn(1);
    default:
      return undefined;
  }
};

const yearAndMonth = (year: number, month: number): [number, number] => [
  year + Math.floor((month - 1) / 12),
  ((month - 1 + 12) % 12) + 1,
];
