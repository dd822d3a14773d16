import type { Rsvp } from '@smachot/contracts';
import { readPhone } from '@smachot/kernel';

/** Why a person should ring a guest. `notArrived`: a message failed, or nobody knows whether it arrived. */
export type CallReason = 'undeliverable' | 'notArrived' | 'readNoAnswer' | 'maybe' | 'noResponse' | 'notRead';
type Callable = Pick<Rsvp, 'rsvpStatus' | 'attendeePhone' | 'optedOut' | 'trouble'> & {
  invitationTracking: Pick<Rsvp['invitationTracking'], 'readConfirmed'>;
};

/** Null: answered, or messages are still enough, or there is no number to ring, or the guest asked for peace. */
export const callReason = ({
  rsvpStatus,
  attendeePhone,
  optedOut,
  trouble,
  invitationTracking,
}: Callable): CallReason | null => {
  if (attendeePhone === null || optedOut || rsvpStatus === 'confirmed' || rsvpStatus === 'declined')
    return null;
  const phone = readPhone(attendeePhone);
  if (trouble === 'undeliverable' || (phone.ok && !phone.mobile)) return 'undeliverable';
  if (rsvpStatus === 'maybe') return 'maybe';
  if (rsvpStatus === 'no_response') return 'noResponse';
  if (rsvpStatus === 'received') return invitationTracking.readConfirmed ? 'readNoAnswer' : 'notRead';
  return trouble === null ? null : 'notArrived';
};
