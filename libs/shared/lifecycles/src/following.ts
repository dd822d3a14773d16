import { setup, transition } from 'xstate';
import type { AmendmentStatus, FollowingStatus } from '@smachot/contracts';

/** Who may make which move of an order that follows an invitation. Source: product, Linked order. */
export type FollowingMove =
  /** The cut-off has come and the number that counts costs what is paid, or less. */
  | { type: 'settle'; by: 'system' }
  /** The cut-off has come and one more sale is to be paid. */
  | { type: 'ask'; by: 'system' }
  | { type: 'paid'; by: 'system' }
  /** One more sale was not paid in a day. */
  | { type: 'lock'; by: 'system' }
  /** By the system when the order, or the invitation, is over. */
  | { type: 'leave'; by: 'customer' | 'system' };

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens of both sides ask the same machine. */
export const followingLifecycle = setup({
  types: { events: {} as FollowingMove },
  guards: {
    system: ({ event }) => event.by === 'system',
    customerOrSystem: ({ event }) => event.by === 'customer' || event.by === 'system',
  },
}).createMachine({
  id: 'following',
  initial: 'following',
  states: {
    following: {
      on: {
        settle: { guard: 'system', target: 'settled' },
        ask: { guard: 'system', target: 'settling' },
        leave: { guard: 'customerOrSystem', target: 'left' },
      },
    },
    settling: {
      on: {
        paid: { guard: 'system', target: 'settled' },
        lock: { guard: 'system', target: 'locked' },
        leave: { guard: 'system', target: 'left' },
      },
    },
    settled: {},
    locked: {},
    left: {},
  },
});

/** proposed →accept|refuse(partner)→; a newer one or the cut-off makes it lapse. */
export type AmendmentMove =
  { type: 'accept'; by: 'partner' } | { type: 'refuse'; by: 'partner' } | { type: 'lapse'; by: 'system' };

export const amendmentLifecycle = setup({
  types: { events: {} as AmendmentMove },
  guards: {
    partner: ({ event }) => event.by === 'partner',
    system: ({ event }) => event.by === 'system',
  },
}).createMachine({
  id: 'amendment',
  initial: 'proposed',
  states: {
    proposed: {
      on: {
        accept: { guard: 'partner', target: 'accepted' },
        refuse: { guard: 'partner', target: 'refused' },
        lapse: { guard: 'system', target: 'lapsed' },
      },
    },
    accepted: {},
    refused: {},
    lapsed: {},
  },
});

const following = (status: FollowingStatus) => followingLifecycle.resolveState({ value: status });
const amendment = (status: AmendmentStatus) => amendmentLifecycle.resolveState({ value: status });

export const canMoveFollowing = (status: FollowingStatus, move: FollowingMove): boolean =>
  following(status).can(move);
/** The status after the move; undefined when the move is not allowed. */
export const moveFollowing = (status: FollowingStatus, move: FollowingMove): FollowingStatus | undefined => {
  const from = following(status);
  return from.can(move) ? transition(followingLifecycle, from, move)[0].value : undefined;
};

export const canMoveAmendment = (status: AmendmentStatus, move: AmendmentMove): boolean =>
  amendment(status).can(move);
/** The status after the move; undefined when the move is not allowed. */
export const moveAmendment = (status: AmendmentStatus, move: AmendmentMove): AmendmentStatus | undefined => {
  const from = amendment(status);
  return from.can(move) ? transition(amendmentLifecycle, from, move)[0].value : undefined;
};
