import type { QuietCalendar } from '@smachot/contracts';
import type * as z from 'zod/mini';
import type { AllowedHours } from '../domain/rounds';
import { lastAllowedHours, nextAllowed } from '../neighbours';

/** When this event may write to its guests. */
export const eventHours = ({ quietCalendar }: { quietCalendar: z.infer<typeof QuietCalendar> }): AllowedHours => ({
  next: (at) => nextAllowed(at, quietCalendar).at,
  lastBefore: (deadline) => lastAllowedHours(deadline, quietCalendar),
});
