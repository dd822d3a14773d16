import type { RideWay } from '@smachot/contracts';
import { addDays, atWallTime, wallTime } from '@smachot/kernel';

/** When a bus is at a stop: on the day of the event; a way back whose time is before the event's is on the day after. */
export const rideAt = (eventDate: Date, time: string, way: RideWay): Date => {
  const event = wallTime(eventDate);
  const nextDay = way === 'back' && time < event.time;
  return atWallTime(nextDay ? addDays(event.day, 1) : event.day, time);
};
