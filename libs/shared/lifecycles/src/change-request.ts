import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

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

type GuardArgs = { event: ChangeRequestMove };
const byCounterparty = ({ event }: GuardArgs): boolean =>
  by('customer', 'partner')({ event }) && event.by !== event.of;
const byProposer = ({ event }: GuardArgs): boolean => event.by === event.of;

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens of both sides ask the same machine. */
export const changeRequestLifecycle = lifecycle(
  setup({
    types: { events: {} as ChangeRequestMove },
  }).createMachine({
    id: 'changeRequest',
    initial: 'open',
    states: {
      open: {
        on: {
          accept: { guard: byCounterparty, target: 'accepted' },
          refuse: { guard: byCounterparty, target: 'refused' },
          withdraw: { guard: byProposer, target: 'withdrawn' },
          lapse: { guard: by('system'), target: 'lapsed' },
        },
      },
      accepted: {},
      refused: {},
      lapsed: {},
      withdrawn: {},
    },
  }),
);
