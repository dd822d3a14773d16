import { lastAllowedHours, nextAllowed, type QuietCalendar } from '@smachot/server-messaging';
import type { AllowedHours } from '../../domain/sending/rounds';

/** Hours in which this event may send messages to its guests. */
export const eventHours = ({ quietCalendar }: { quietCalendar: QuietCalendar }): AllowedHours => ({
  next: (at) => nextAllowed(at, quietCalendar).at,
  lastBefore: (deadline) => lastAllowedHours(deadline, quietCalendar),
});
