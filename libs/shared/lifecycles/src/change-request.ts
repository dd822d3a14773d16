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

type Asked = { event: ChangeRequestMove };
const byAsked = ({ event }: Asked): boolean => by('customer', 'partner')({ event }) && event.by !== event.of;
const byAsking = ({ event }: Asked): boolean => event.by === event.of;

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
          accept: { guard: byAsked, target: 'accepted' },
          refuse: { guard: byAsked, target: 'refused' },
          withdraw: { guard: byAsking, target: 'withdrawn' },
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
