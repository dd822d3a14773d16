import { getInvitation, guestHistory, listCampaigns, listRsvps, pendingChange } from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { aGuest, anInvitation, EVENT_ID, someStats } from './a-guest';

export const guestId = (n: number) => `01920000-0000-7000-8000-00000000000${n}`;
export const rachel = aGuest({ _id: guestId(1) });
export const dani = aGuest({
  _id: guestId(2),
  attendeeName: 'דניאל לוי',
  rsvpStatus: 'declined',
  tableName: '7',
});

/** Address of the desk. */
export const DESK = `/me/rsvps/${EVENT_ID}`;

/** The server's answers for a desk with two guests; the given ones come first. */
export const deskAnswers = (...more: Answer[]): Answer[] => [
  ...more,
  { call: getInvitation, answer: anInvitation() },
  { call: guestHistory, answer: { entries: [], eligibility: { reminder: null, reminderFrom: null } } },
  { call: listCampaigns, answer: { campaigns: [] } },
  { call: pendingChange, answer: { change: null } },
  { call: listRsvps, answer: { rsvps: [rachel, dani], stats: someStats(), nextCursor: null } },
];

/** A refusal's body on the wire. */
export const problem = {
  error: 'ConflictException',
  message: 'x',
  code: 'guest.duplicate_phone',
  requestId: 'r',
};
