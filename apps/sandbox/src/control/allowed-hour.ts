import { DAY_MS, HOUR_MS } from '@smachot/kernel';

const FIRST_HOUR = 9;
const QUIET_FROM = 21;
/** Before a rest day sending stops early, whatever the season's candle lighting. */
const EVE_QUIET_FROM = 14;

const wall = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jerusalem',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
});
const hebrew = new Intl.DateTimeFormat('en-u-ca-hebrew', {
  timeZone: 'Asia/Jerusalem',
  day: 'numeric',
  month: 'long',
});

// Israel's rest days; the Hebrew calendar of the runtime names the months
const restDays = new Set([
  '1 Tishri',
  '2 Tishri',
  '10 Tishri',
  '15 Tishri',
  '22 Tishri',
  '15 Nisan',
  '21 Nisan',
  '6 Sivan',
]);

function isRestDay(at: number): boolean {
  if (wall.formatToParts(at).some((part) => part.value === 'Sat')) return true;
  const parts = Object.fromEntries(hebrew.formatToParts(at).map((part) => [part.type, part.value]));
  return restDays.has(`${parts.day} ${parts.month}`);
}

export function hourInIsrael(at: number): number {
  return Number(wall.formatToParts(at).find((part) => part.type === 'hour')?.value);
}

function isAllowed(at: number): boolean {
  const hour = hourInIsrael(at);
  if (hour < FIRST_HOUR || hour >= QUIET_FROM || isRestDay(at)) return false;
  return hour < EVE_QUIET_FROM || !isRestDay(at + DAY_MS);
}

/** The first whole hour after `now` at which guests may be written to. Coarser than the product's own calendar, on purpose. */
export function nextAllowedHour(now: number): number {
  let at = Math.floor(now / HOUR_MS + 1) * HOUR_MS;
  while (!isAllowed(at)) at += HOUR_MS;
  return at;
}

/** That hour of that day (2026-12-17) in Israel, summer or winter. */
export function momentInIsrael(day: string, hour: number): number {
  const guess = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00+02:00`);
  return guess + (hour - hourInIsrael(guess)) * HOUR_MS;
}
