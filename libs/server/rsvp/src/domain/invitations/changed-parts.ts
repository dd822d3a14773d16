import type { ChangedPart } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import type { InvitationState } from './invitation';

type Told = Pick<InvitationState, 'date' | 'location'>;

/** Parts of an invitation that changed and concern guests; date and hour are compared in Israel's time zone. */
export const changedParts = (before: Told, after: Told): ChangedPart[] => {
  const [was, is] = [wallTime(before.date), wallTime(after.date)];
  const parts: [ChangedPart, boolean][] = [
    ['date', was.day !== is.day],
    ['hour', was.time !== is.time],
    ['place', before.location.address.trim() !== after.location.address.trim()],
  ];
  return parts.flatMap(([part, changed]) => (changed ? [part] : []));
};
