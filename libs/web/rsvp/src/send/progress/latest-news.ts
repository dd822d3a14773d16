import type { Rsvp } from '@smachot/contracts';

export type News = { guest: Rsvp; status: 'sent' | 'delivered' | 'read'; at: string };
const TOLD = ['sent', 'delivered', 'read'] as const;

/** The newest delivery statuses of messages, newest first: they show that the campaign makes progress. */
export const latestNews = (guests: readonly Rsvp[], since: string, count: number): News[] =>
  guests
    .flatMap((guest): News[] => {
      const newest = guest.whatsappMessages
        .filter(
          ({ currentStatusTimestamp }) => currentStatusTimestamp !== null && currentStatusTimestamp >= since,
        )
        .sort((a, b) => b.currentStatusTimestamp!.localeCompare(a.currentStatusTimestamp!))[0];
      const status = TOLD.find((told) => told === newest?.currentStatus);
      return newest && status ? [{ guest, status, at: newest.currentStatusTimestamp! }] : [];
    })
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, count);
