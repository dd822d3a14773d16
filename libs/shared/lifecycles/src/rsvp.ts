import { setup } from 'xstate';
import type { RsvpStats, RsvpStatus, StatsGroup } from '@smachot/contracts';
import { by, lifecycle } from './lifecycle';

/** Moves of a guest's record with the actors allowed to make them, and their data. Source: product, RSVP status. */
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
  ({
    guard: ({ event }: { event: RsvpMove }) =>
      event.type === 'answer' && by('guest', 'host')({ event }) && event.answer === answer,
    target: `.${answer}`,
  }) as const;
const returningBy = (...actors: RsvpActor[]) =>
  (['sent', 'received', 'maybe', 'no_response'] as const).map(
    (before) =>
      ({
        guard: ({ context, event }: { context: RsvpContext; event: RsvpMove }) =>
          context.before === before && by(...actors)({ event }),
        target: before,
      }) as const,
  );

/** Pure: no invoke, no timers, no clock. The server's aggregate and the client's buttons ask the same machine. */
export const rsvpLifecycle = lifecycle(
  setup({
    types: { context: {} as RsvpContext, events: {} as RsvpMove, input: {} as RsvpContext },
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
          queue: { guard: by('host'), target: 'pending' },
          // a failure, or an unknown outcome, that the provider corrects afterwards
          sent: { guard: by('provider'), target: 'sent' },
          delivered: { guard: by('provider'), target: 'received' },
        },
      },
      pending: {
        on: {
          sent: { guard: by('provider'), target: 'sent' },
          delivered: { guard: by('provider'), target: 'received' },
          cancel: { guard: by('host', 'system'), target: 'created' },
          fail: { guard: by('provider', 'system'), target: 'created' },
        },
      },
      sent: {
        on: {
          delivered: { guard: by('provider'), target: 'received' },
          lapse: { guard: by('system'), target: 'no_response' },
          remind: { guard: by('host', 'system'), target: 'pending_reminder' },
          fail: { guard: by('provider', 'system'), target: 'created' },
        },
      },
      received: {
        on: {
          lapse: { guard: by('system'), target: 'no_response' },
          remind: { guard: by('host', 'system'), target: 'pending_reminder' },
        },
      },
      maybe: { on: { remind: { guard: by('host', 'system'), target: 'pending_reminder' } } },
      no_response: { on: { remind: { guard: by('host', 'system'), target: 'pending_reminder' } } },
      pending_reminder: {
        on: {
          sent: { guard: by('provider'), target: 'sent' },
          delivered: { guard: by('provider'), target: 'received' },
          cancel: returningBy('host', 'system'),
          fail: returningBy('provider', 'system'),
        },
      },
      confirmed: {},
      declined: {},
    },
  }),
);

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
 * Seats a record stands for. `confirmed`: the guest's own number; else the host's estimate if the event asks for a
 * headcount, else one. Any other status: the number that was invited.
 */
export const seatsOf = (
  record: { numberOfGuests: number | null; estimatedNumberOfGuests: number },
  asksHeadcount: boolean,
): number => record.numberOfGuests ?? (asksHeadcount ? record.estimatedNumberOfGuests : 1);

/**
 * The number of guests to plan with: those who confirmed, and of the open seats the share that has confirmed so far, rounded up; all
 * of them while nobody has answered. After `closingDate`: those who confirmed.
 */
export const expectedSeats = (
  {
    attending,
    declined,
    awaitingResponse,
    awaitingSend,
    seatsConfirmed,
  }: Pick<RsvpStats, StatsGroup | 'seatsConfirmed'>,
  closingDate: string,
  now: Date,
): number => {
  if (new Date(closingDate) <= now) return seatsConfirmed;
  const answered = attending.seats + declined.seats;
  const open = awaitingResponse.seats + awaitingSend.seats;
  return seatsConfirmed + (answered === 0 ? open : Math.ceil((open * attending.seats) / answered));
};

/** The number that the host invited. `estimateGiven`: the host gave it; otherwise it is the default of one. */
export type InvitedNumber = { estimated: number; estimateGiven: boolean };

/** Most people that a guest may answer at once where the host gave no number. */
export const MOST_UNINVITED = 9;

/** A number above the invited one: it moves nothing that costs money until the host accepts it. */
export const needsHostsYes = (numberOfGuests: number, { estimated, estimateGiven }: InvitedNumber): boolean =>
  numberOfGuests > (estimateGiven ? estimated : MOST_UNINVITED);
