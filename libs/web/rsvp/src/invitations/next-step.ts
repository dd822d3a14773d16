import type { AnswerOf, listInvitations } from '@smachot/contracts';

export type InvitationCard = AnswerOf<typeof listInvitations>['invitations'][number];

/** The next step of an invitation. `to` is relative to the list of invitations. */
export type NextStep = {
  key: 'addGuests' | 'send' | 'waiting' | 'unsent' | 'settled' | 'over';
  count: number;
  to: string;
};

export const nextStep = (invitation: InvitationCard, now: Date): NextStep => {
  const { stats, _id, registrationOptions } = invitation;
  if (new Date(invitation.date) <= now) return { key: 'over', count: invitation.billing.responses, to: _id };
  if (stats.records === 0) return { key: 'addGuests', count: 0, to: `${_id}/upload` };
  if (stats.sendable > 0 && registrationOptions.isRegistrationOpen)
    return { key: 'send', count: stats.sendable, to: `${_id}?send=invite` };
  if (stats.awaitingResponse > 0)
    return { key: 'waiting', count: stats.awaitingResponse, to: `${_id}?status=awaitingResponse` };
  // Messages are on their way, the remaining guests cannot get one as they are, or answers are closed.
  if (stats.awaitingSend > 0)
    return { key: 'unsent', count: stats.awaitingSend, to: `${_id}?status=awaitingSend` };
  return { key: 'settled', count: stats.seatsConfirmed, to: _id };
};

/** Coming ones first, the nearest leading; then the past, the latest leading. */
export const inOrder = <T extends { date: string }>(invitations: readonly T[], now: Date): T[] => {
  const at = ({ date }: T) => new Date(date).getTime();
  const coming = invitations.filter((one) => at(one) > now.getTime()).sort((a, b) => at(a) - at(b));
  const past = invitations.filter((one) => at(one) <= now.getTime()).sort((a, b) => at(b) - at(a));
  return [...coming, ...past];
};
