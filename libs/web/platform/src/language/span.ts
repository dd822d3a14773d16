import type { Language } from '@smachot/contracts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Whole hours, and from two days on whole days: never less than it is. */
export const spanOfMinutes = (minutes: number, language: Language): string => {
  const [unit, of] = minutes <= 2 * DAY - HOUR ? (['hour', HOUR] as const) : (['day', DAY] as const);
  const count = Math.max(1, Math.ceil(minutes / of));
  const words = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  // Hebrew omits the number for one hour.
  return language === 'he' ? words.replace(/^1 /, '') : words;
};
