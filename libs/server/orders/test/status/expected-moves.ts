import type { OrderStatus } from '@smachot/contracts';

export const ACTORS = ['customer', 'owner', 'member', 'otherCustomer', 'otherOwner', 'visitor'] as const;
export type Actor = (typeof ACTORS)[number];
export const MOVES = ['approve', 'decline', 'recall', 'cancel', 'pay'] as const;
export type Move = (typeof MOVES)[number];

/** Expected permissions, written by hand: both roles of the crew may do the same. */
export const mayMove = (status: OrderStatus, move: Move, actor: Actor): OrderStatus | undefined => {
  const crew = actor === 'owner' || actor === 'member';
  if (status === 'pending' && crew && move === 'approve') return 'approved';
  if (status === 'pending' && crew && move === 'decline') return 'declined';
  if (status === 'pending' && actor === 'customer' && move === 'recall') return 'recalled';
  if (status === 'approved' && crew && move === 'cancel') return 'cancelled_partner';
  if (status === 'approved' && actor === 'customer' && move === 'cancel') return 'cancelled_customer';
  return undefined;
};
/** They do not learn that the order exists. */
export const STRANGERS = new Set<Actor>(['otherCustomer', 'otherOwner']);
