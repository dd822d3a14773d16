import type { Rsvp } from '@smachot/contracts';
import type { NextSend } from './next-send';

/** A message that was told failed may still be told delivered within this time. */
const LATE_DELIVERY_MS = 3_600_000;

const failedAt = ({ whatsappMessages }: Rsvp): number =>
  Math.max(
    ...whatsappMessages.flatMap(({ currentStatus, currentStatusTimestamp: at }) =>
      currentStatus === 'failed' && at ? [Date.parse(at)] : [],
    ),
  );

export type Retry = { kind: NextSend['kind']; rsvpIds: string[] };

/** Guests whose last message did not arrive, by what they are to be sent: who never got an invitation gets that. */
export const toRetry = (guests: readonly Rsvp[], now: Date): Retry[] => {
  const failed = guests.filter(
    (guest) => guest.trouble === 'failed' && now.getTime() - failedAt(guest) >= LATE_DELIVERY_MS,
  );
  const of = (kind: Retry['kind'], rest: readonly Rsvp[]): Retry => ({
    kind,
    rsvpIds: rest.map(({ _id }) => _id),
  });
  return [
    of(
      'invite',
      failed.filter(({ rsvpStatus }) => rsvpStatus === 'created'),
    ),
    of(
      'reminder',
      failed.filter(({ rsvpStatus }) => rsvpStatus !== 'created'),
    ),
  ].filter(({ rsvpIds }) => rsvpIds.length > 0);
};
