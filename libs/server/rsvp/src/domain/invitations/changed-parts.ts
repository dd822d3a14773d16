import type { ChangedPart } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import type { InvitationState } from './invitation';

type Announced = Pick<InvitationState, 'date' | 'location'>;

/** Parts of an invitation that changed and concern guests; date and hour are compared in Israel's time zone. */
export const changedParts = (before: Announced, after: Announced): ChangedPart[] => {
  const [was, is] = [wallTime(before.date), wallTime(after.date)];
  const parts: [ChangedPart, boolean][] = [
    ['date', was.day !== is.day],
    ['hour', was.time !== is.time],
    ['place', before.location.address.trim() !== after.location.address.trim()],
  ];
  return parts.flatMap(([part, changed]) => (changed ? [part] : []));
};
