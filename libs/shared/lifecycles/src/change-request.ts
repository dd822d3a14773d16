import { setup, transition } from 'xstate';
import type { ChangeRequestStatus } from '@smachot/contracts';

type Side = 'customer' | 'partner';
/** `of`: the side that asked. */
export type ChangeRequestMove =
  /** By the side that was asked. */
  | { type: 'accept'; by: Side; of: Side }
  | { type: 'refuse'; by: Side; of: Side }
  /** By the side that asked. */
  | { type: 'withdraw'; by: Side; of: Side }
  /** Nobody answered in time, or the order is over. */
  | { type: 'lapse'; by: 'system'; of: Side };

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens of both sides ask the same machine. */
export const changeRequestLifecycle = setup({
  types: { events: {} as ChangeRequestMove },
  guards: {
    asked: ({ event: { by, of } }) => (by === 'customer' || by === 'partner') && by !== of,
    asking: ({ event: { by, of } }) => by === of,
    system: ({ event }) => event.by === 'system',
  },
}).createMachine({
  id: 'changeRequest',
  initial: 'open',
  states: {
    open: {
      on: {
        accept: { guard: 'asked', target: 'accepted' },
        refuse: { guard: 'asked', target: 'refused' },
        withdraw: { guard: 'asking', target: 'withdrawn' },
        lapse: { guard: 'system', target: 'lapsed' },
      },
    },
    accepted: {},
    refused: {},
    lapsed: {},
    withdrawn: {},
  },
});

const at = (status: ChangeRequestStatus) => changeRequestLifecycle.resolveState({ value: status });

export const canMoveChangeRequest = (status: ChangeRequestStatus, move: ChangeRequestMove): boolean =>
  at(status).can(move);
/** The status after the move; undefined when the move is not allowed. */
export const moveChangeRequest = (
  status: ChangeRequestStatus,
  move: ChangeRequestMove,
): ChangeRequestStatus | undefined => {
  const from = at(status);
  return from.can(move) ? transition(changeRequestLifecycle, from, move)[0].value : undefined;
};
