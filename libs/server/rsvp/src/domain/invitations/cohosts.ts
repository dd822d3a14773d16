import { DAY_MS } from '@smachot/kernel';

const COHOST_INVITATION_DAYS = 7;
export const expiryOf = (invitedAt: Date): Date =>
  new Date(invitedAt.getTime() + COHOST_INVITATION_DAYS * DAY_MS);

/** Maximum number of co-host invitations in a moving day: to one phone from all owners, of one event, and of one owner. */
const DAILY_INVITATIONS = { phone: 3, event: 10, owner: 20 };
export type InvitedToday = Record<keyof typeof DAILY_INVITATIONS, number>;

/** Whether another invitation SMS may be sent; the limit keeps co-host invitations from flooding a phone. */
export const mayInvite = (today: InvitedToday): boolean =>
  today.phone < DAILY_INVITATIONS.phone &&
  today.event < DAILY_INVITATIONS.event &&
  today.owner < DAILY_INVITATIONS.owner;
