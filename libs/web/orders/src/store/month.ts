import { addDays, atWallTime, wallTime } from '@smachot/kernel';

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** From the first moment of one day to the last of another, on a clock in Israel. */
export const spanOf = (from: string, to: string): { from: string; to: string } => ({
  from: atWallTime(from, '00:00').toISOString(),
  to: new Date(atWallTime(addDays(to, 1), '00:00').getTime() - 1).toISOString(),
});

/** Groups items by the day of their start. */
export const byDay = <T extends { startsAt: string }>(things: readonly T[]): Map<string, T[]> => {
  const days = new Map<string, T[]>();
  for (const thing of things) {
    const { day } = wallTime(new Date(thing.startsAt));
    days.set(day, [...(days.get(day) ?? []), thing]);
  }
  return days;
};
