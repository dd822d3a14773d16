import { setup, transition } from 'xstate';
import type { RsvpStatus, StatsGroup } from '@smachot/contracts';

/** Who may make which move, and what it carries. Source: product, RSVP status. */
export type RsvpMove =
  | { type: 'queue'; by: 'host' }
  | { type: 'sent'; by: 'provider' }
  /** Delivered or read: the guest has it. */
  | { type: 'delivered'; by: 'provider' }
  | { type: 'answer'; by: 'guest' | 'host'; answer: 'confirmed' | 'declined' | 'maybe' }
  | { type: 'lapse'; by: 'system' }
  | { type: 'remind'; by: 'host' | 'system' }
  | { type: 'cancel'; by: 'host' | 'system' }
  | { type: 'fail'; by: 'provider' | 'system' };
export type RsvpActor = RsvpMove['by'];

/** `before`: the status a reminder started from, to return to when it is cancelled or fails. */
export type RsvpContext = { before: RsvpStatus | null };

const answering = (answer: 'confirmed' | 'declined' | 'maybe') =>
  ({ guard: { type: 'answers', params: { answer } }, target: `.${answer}` }) as const;
const returningBy = (...by: RsvpActor[]) =>
  (['sent', 'received', 'maybe', 'no_response'] as const).map(
    (before) => ({ guard: { type: 'returnsTo', params: { before, by } }, target: before }) as const,
  );

/** Pure: no invoke, no timers, no clock. The server's aggregate and the client's buttons ask the same machine. */
export const rsvpLifecycle = setup({
  types: { context: {} as RsvpContext, events: {} as RsvpMove, input: {} as RsvpContext },
  guards: {
    host: ({ event }) => event.by === 'host',
    provider: ({ event }) => event.by === 'provider',
    system: ({ event }) => event.by === 'system',
    hostOrSystem: ({ event }) => event.by === 'host' || event.by === 'system',
    providerOrSystem: ({ event }) => event.by === 'provider' || event.by === 'system',
    answers: ({ event }, { answer }: { answer: string }) =>
      event.type === 'answer' && (event.by === 'guest' || event.by === 'host') && event.answer === answer,
    returnsTo: ({ context, event }, { before, by }: { before: RsvpStatus; by: readonly RsvpActor[] }) =>
      context.before === before && by.includes(event.by),
  },
}).createMachine({
  id: 'rsvp',
  context: ({ input }) => input,
  initial: 'created',
  // an answer is taken from any status: links are passed on
  on: {
    answer: [answering('confirmed'), answering('declined'), answering('maybe')],
  },
  states: {
    created: {
      on: {
        queue: { guard: 'host', target: 'pending' },
        // a failure, or an unknown outcome, that the provider corrects afterwards
        sent: { guard: 'provider', target: 'sent' },
        delivered: { guard: 'provider', target: 'received' },
      },
    },
    pending: {
      on: {
        sent: { guard: 'provider', target: 'sent' },
        delivered: { guard: 'provider', target: 'received' },
        cancel: { guard: 'hostOrSystem', target: 'created' },
        fail: { guard: 'providerOrSystem', target: 'created' },
      },
    },
    sent: {
      on: {
        delivered: { guard: 'provider', target: 'received' },
        lapse: { guard: 'system', target: 'no_response' },
        remind: { guard: 'hostOrSystem', target: 'pending_reminder' },
        fail: { guard: 'providerOrSystem', target: 'created' },
      },
    },
    received: {
      on: {
        lapse: { guard: 'system', target: 'no_response' },
        remind: { guard: 'hostOrSystem', target: 'pending_reminder' },
      },
    },
    maybe: { on: { remind: { guard: 'hostOrSystem', target: 'pending_reminder' } } },
    no_response: { on: { remind: { guard: 'hostOrSystem', target: 'pending_reminder' } } },
    pending_reminder: {
      on: {
        sent: { guard: 'provider', target: 'sent' },
        delivered: { guard: 'provider', target: 'received' },
        cancel: returningBy('host', 'system'),
        fail: returningBy('provider', 'system'),
      },
    },
    confirmed: {},
    declined: {},
  },
});

const at = (status: RsvpStatus, context: RsvpContext) =>
  rsvpLifecycle.resolveState({ value: status, context });

/** XState ignores unknown events in silence, so every move is asked for first. */
export const canMoveRsvp = (status: RsvpStatus, move: RsvpMove, before: RsvpStatus | null = null): boolean =>
  at(status, { before }).can(move);

/** The status after the move; undefined when the move is not allowed. */
export const moveRsvp = (
  status: RsvpStatus,
  move: RsvpMove,
  before: RsvpStatus | null = null,
): RsvpStatus | undefined => {
  const from = at(status, { before });
  if (!from.can(move)) return undefined;
  return transition(rsvpLifecycle, from, move)[0].value;
};

const GROUP_OF: Record<RsvpStatus, StatsGroup> = {
  created: 'awaitingSend',
  pending: 'awaitingSend',
  sent: 'awaitingResponse',
  received: 'awaitingResponse',
  maybe: 'awaitingResponse',
  no_response: 'awaitingResponse',
  pending_reminder: 'awaitingResponse',
  confirmed: 'attending',
  declined: 'declined',
};
export const statsGroupOf = (status: RsvpStatus): StatsGroup => GROUP_OF[status];
export const statusesIn = (group: StatsGroup): RsvpStatus[] =>
  (Object.keys(GROUP_OF) as RsvpStatus[]).filter((status) => GROUP_OF[status] === group);

/**
 * Seats a record stands for. confirmed: the guest's own number; else the host's guess when the headcount is asked,
 * else one. Everybody else: what was invited.
 */
export const seatsOf = (
  record: { numberOfGuests: number | null; estimatedNumberOfGuests: number },
  asksHeadcount: boolean,
): number => record.numberOfGuests ?? (asksHeadcount ? record.estimatedNumberOfGuests : 1);

/** A number so far above the guess that the host has to agree before it moves anything that costs money. */
export const needsHostsYes = (numberOfGuests: number, estimated: number): boolean =>
  numberOfGuests > Math.max(9, 2 * estimated);
