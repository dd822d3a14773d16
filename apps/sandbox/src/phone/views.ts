import { z } from 'zod';
import { wireDigits } from '../phone-number';

const sides = ['rules', 'mail', 'charges', 'cards', 'measured'] as const;

/** The state of the page; it lives in the address, so that a reload or a second window shows the same. */
export const viewQuery = z.object({
  to: z.string().transform(wireDigits).optional().catch(undefined),
  app: z.enum(['whatsapp', 'sms']).optional().catch(undefined),
  side: z.enum(sides).catch('rules'),
  mail: z.coerce.number().int().optional().catch(undefined),
});

export type View = z.infer<typeof viewQuery>;

export function addressOf(view: View, change: Partial<View>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...view, ...change })) {
    if (value !== undefined) query.set(name, String(value));
  }
  return `/?${query.toString()}`;
}

const zone = { timeZone: 'Asia/Jerusalem' } as const;
const hour = new Intl.DateTimeFormat('he-IL', { ...zone, hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('he-IL', { ...zone, day: 'numeric', month: 'numeric' });
const longDay = new Intl.DateTimeFormat('he-IL', {
  ...zone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const isoDay = new Intl.DateTimeFormat('sv-SE', { ...zone, dateStyle: 'short' });

export const hourOf = (at: number) => hour.format(at);
export const dayOf = (at: number) => day.format(at);
export const longDayOf = (at: number) => longDay.format(at);

/** 2026-12-17 in Israel. */
export const isoDayOf = (at: number) => isoDay.format(at);

export const shekels = (agorot: number, currency: string) =>
  new Intl.NumberFormat('he-IL', { style: 'currency', currency }).format(agorot / 100);

/** 21.11 06:00 */
export const whenOf = (at: string) => `${dayOf(Date.parse(at))} ${hourOf(Date.parse(at))}`;
