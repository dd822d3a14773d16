import { DAY_MS } from '@smachot/kernel';
import type { Services } from '../services';
import { bodyValues } from '../whatsapp/check-message';
import { isoDayOf } from './views';

const months: string[][] = [
  ['ינואר', 'january'],
  ['פברואר', 'february'],
  ['מרץ', 'march'],
  ['אפריל', 'april'],
  ['מאי', 'may'],
  ['יוני', 'june'],
  ['יולי', 'july'],
  ['אוגוסט', 'august'],
  ['ספטמבר', 'september'],
  ['אוקטובר', 'october'],
  ['נובמבר', 'november'],
  ['דצמבר', 'december'],
];

const pad = (part: number | string) => String(part).padStart(2, '0');

/** The next occurrence of the day that is less than 30 days past: invitations rarely give the year. */
function nearest(month: number, day: string, now: number): string {
  const year = new Date(now).getUTCFullYear();
  const earliest = isoDayOf(now - 30 * DAY_MS);
  const thisYear = `${year}-${pad(month)}-${pad(day)}`;
  return thisYear >= earliest ? thisYear : `${year + 1}-${pad(month)}-${pad(day)}`;
}

/** A date among the words of an invitation, as 2026-12-17. */
export function dayIn(words: string, now: number): string | undefined {
  const numeric = /\b(\d{1,2})[./](\d{1,2})(?:[./](\d{4}))?\b/.exec(words);
  if (numeric) {
    const [, day = '', month = '', year] = numeric;
    return year ? `${year}-${pad(month)}-${pad(day)}` : nearest(Number(month), day, now);
  }
  const spelled = words.toLowerCase();
  const month = months.findIndex((names) => names.some((name) => spelled.includes(name)));
  const day = /\b(\d{1,2})(?!:|\d)/.exec(words.replace(/\d{1,2}:\d{2}/g, ''))?.[1];
  return month >= 0 && day ? nearest(month + 1, day, now) : undefined;
}

/** The day of the event most lately invited to, so that "the day after" needs no typing; today when none is known. */
export function eventDay({ whatsapp, world }: Services): string {
  const now = world.clock.now();
  for (const message of whatsapp.log.list().slice(-50).reverse()) {
    const body = message.type === 'template' ? message.body() : undefined;
    if (body?.type !== 'template') continue;
    const found = bodyValues(body.template)
      .map((value) => dayIn(value, now))
      .find(Boolean);
    if (found) return found;
  }
  return isoDayOf(now);
}
