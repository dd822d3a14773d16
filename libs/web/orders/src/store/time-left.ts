import { HOUR_MS, MINUTE_MS } from '@smachot/kernel';

export type TimeLeft = {
  /** Whole hours, and the minutes beyond them. */
  hours: number;
  minutes: number;
  /** The share of the response time that is left, 0–1. */
  share: number;
  /** Fewer than six hours are left: the most urgent task. */
  pressing: boolean;
  over: boolean;
};

/** The time a partner has left to answer. */
export const timeLeft = (createdAt: string, respondBy: string, now: Date): TimeLeft => {
  const left = Math.max(0, Date.parse(respondBy) - now.getTime());
  const whole = Math.max(1, Date.parse(respondBy) - Date.parse(createdAt));
  const hours = Math.floor(left / HOUR_MS);
  return {
    hours,
    minutes: Math.floor((left - hours * HOUR_MS) / MINUTE_MS),
    share: Math.min(1, left / whole),
    pressing: left < 6 * HOUR_MS,
    over: left === 0,
  };
};
