import { lastAllowedHours, nextAllowed, type QuietCalendar } from '@smachot/server-messaging';
import type { AllowedHours } from '../domain/rounds';

/** When this event may write to its guests. */
export const eventHours = ({ quietCalendar }: { quietCalendar: QuietCalendar }): AllowedHours => ({
  next: (at) => nextAllowed(at, quietCalendar).at,
  lastBefore: (deadline) => lastAllowedHours(deadline, quietCalendar),
});
