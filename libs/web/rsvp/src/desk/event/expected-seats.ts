import type { Invitation, RsvpStats } from '@smachot/contracts';

type Counted = Pick<
  RsvpStats,
  'attending' | 'declined' | 'awaitingResponse' | 'awaitingSend' | 'seatsConfirmed'
>;

/**
 * The number of guests to plan with: those who confirmed, and of the open seats as many as came so far of those that were answered,
 * rounded up; all of them while nobody has answered. Once answers are closed, those who confirmed.
 */
export const expectedSeats = (
  { attending, declined, awaitingResponse, awaitingSend, seatsConfirmed }: Counted,
  { closingDate }: Pick<Invitation, 'closingDate'>,
  now: Date,
): number => {
  if (new Date(closingDate) <= now) return seatsConfirmed;
  const answered = attending.seats + declined.seats;
  const open = awaitingResponse.seats + awaitingSend.seats;
  return seatsConfirmed + (answered === 0 ? open : Math.ceil((open * attending.seats) / answered));
};
