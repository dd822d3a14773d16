import type { CrewMemberId, CrewRole, StoreId, UserId } from '@smachot/contracts';
import { accept, DAY_MS, refuse, type Result } from '@smachot/kernel';

export type Member = { id: CrewMemberId; storeId: StoreId; userId: UserId; role: CrewRole; joinedAt: Date };

const INVITATION_DAYS = 7;
export const expiryOf = (invitedAt: Date): Date => new Date(invitedAt.getTime() + INVITATION_DAYS * DAY_MS);

/** Whether the store keeps an owner once this member is no owner any more. */
export const mayStopOwning = (crew: readonly Member[], memberId: CrewMemberId): Result<undefined> =>
  crew.some(({ id, role }) => id !== memberId && role === 'Owner') ? accept() : refuse('crew.last_owner');
