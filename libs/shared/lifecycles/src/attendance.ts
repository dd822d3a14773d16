import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

type Side = 'customer' | 'partner';
/** Moves of an agreement to settle an order by who arrived. `of`: the side that asked. Source: docs/adr/0092. */
export type AttendanceMove =
  /** By the side that was asked. */
  | { type: 'accept'; by: Side; of: Side }
  | { type: 'refuse'; by: Side; of: Side }
  /** By the side that asked. */
  | { type: 'withdraw'; by: Side; of: Side }
  /** Nobody answered before the cut-off. */
  | { type: 'lapse'; by: 'system'; of: Side }
  /** At the cut-off: the number to prepare for is final. */
  | { type: 'fix'; by: 'system'; of: Side }
  /** After the event: both sides are told who arrived. */
  | { type: 'count'; by: 'system'; of: Side }
  | { type: 'object'; by: 'partner'; of: Side }
  /** The customer accepts the number of the business. */
  | { type: 'concede'; by: 'customer'; of: Side }
  /** The business takes its objection back. */
  | { type: 'drop'; by: 'partner'; of: Side }
  /** Nobody was checked in, nobody objected, or the objection was not resolved in time. */
  | { type: 'settle'; by: 'system'; of: Side }
  /** The order, or its link to the invitation, is over. */
  | { type: 'end'; by: 'system'; of: Side };

type GuardArgs = { event: AttendanceMove };
const byCounterparty = ({ event }: GuardArgs): boolean =>
  by('customer', 'partner')({ event }) && event.by !== event.of;
const byProposer = ({ event }: GuardArgs): boolean => event.by === event.of;
const bySystem = by('system');

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens of both sides ask the same machine. */
export const attendanceLifecycle = lifecycle(
  setup({
    types: { events: {} as AttendanceMove },
  }).createMachine({
    id: 'attendance',
    initial: 'proposed',
    states: {
      proposed: {
        on: {
          accept: { guard: byCounterparty, target: 'accepted' },
          refuse: { guard: byCounterparty, target: 'refused' },
          withdraw: { guard: byProposer, target: 'withdrawn' },
          lapse: { guard: bySystem, target: 'lapsed' },
        },
      },
      accepted: {
        on: { fix: { guard: bySystem, target: 'fixed' }, end: { guard: bySystem, target: 'ended' } },
      },
      fixed: {
        on: {
          count: { guard: bySystem, target: 'counted' },
          settle: { guard: bySystem, target: 'settled' },
          end: { guard: bySystem, target: 'ended' },
        },
      },
      counted: {
        on: {
          object: { guard: by('partner'), target: 'objected' },
          settle: { guard: bySystem, target: 'settled' },
          end: { guard: bySystem, target: 'ended' },
        },
      },
      objected: {
        on: {
          concede: { guard: by('customer'), target: 'settled' },
          drop: { guard: by('partner'), target: 'settled' },
          settle: { guard: bySystem, target: 'settled' },
          end: { guard: bySystem, target: 'ended' },
        },
      },
      refused: {},
      withdrawn: {},
      lapsed: {},
      settled: {},
      ended: {},
    },
  }),
);
