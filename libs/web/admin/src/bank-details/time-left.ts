import { HOUR_MS } from '@smachot/kernel';

export type TimeLeft = {
  /** Whole hours until the promise ends, or since it ended. */
  hours: number;
  overdue: boolean;
  urgency: 'hot' | 'mid' | 'calm';
};

const HOT_HOURS = 6;
const MID_HOURS = 24;

/** The time left of the 48 hours that a store was promised. */
export const timeLeft = (dueAt: string, now: Date): TimeLeft => {
  const left = Date.parse(dueAt) - now.getTime();
  const overdue = left <= 0;
  const hours = Math.floor(Math.abs(left) / HOUR_MS);
  const urgency = overdue || left < HOT_HOURS * HOUR_MS ? 'hot' : left < MID_HOURS * HOUR_MS ? 'mid' : 'calm';
  return { hours, overdue, urgency };
};
