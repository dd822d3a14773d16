import type { Rsvp, RsvpId } from '@smachot/contracts';

export type Retry = { kind: 'invite' | 'reminder'; rsvpIds: RsvpId[] };
export type Retries = {
  /** Grouped by the message to send again: a guest who never got an invitation gets the invitation. */
  ready: Retry[];
  /** Failed within the hour, in which a late delivery may still be reported; and the time at which the last of them may be retried. */
  waiting: { count: number; until: string } | null;
};

/** Guests whose last message failed, as the server lists them. */
export const toRetry = (guests: readonly Rsvp[], now: Date): Retries => {
  const failed = guests.filter(({ trouble }) => trouble === 'failed');
  const waiting = failed.flatMap(({ retryFrom }) =>
    retryFrom !== null && new Date(retryFrom) > now ? [retryFrom] : [],
  );
  const ready = failed.filter(({ retryFrom }) => retryFrom === null || new Date(retryFrom) <= now);
  const of = (kind: Retry['kind'], some: readonly Rsvp[]): Retry => ({
    kind,
    rsvpIds: some.map(({ _id }) => _id),
  });
  const last = waiting.sort().at(-1);
  return {
    ready: [
      of(
        'invite',
        ready.filter(({ rsvpStatus }) => rsvpStatus === 'created'),
      ),
      of(
        'reminder',
        ready.filter(({ rsvpStatus }) => rsvpStatus !== 'created'),
      ),
    ].filter(({ rsvpIds }) => rsvpIds.length > 0),
    waiting: last === undefined ? null : { count: waiting.length, until: last },
  };
};
