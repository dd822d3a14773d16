import { mergeMessageStatus } from '@smachot/lifecycles';
import type { RsvpState } from '../guests/rsvp-state';

/** Delivery outcome of one message. */
export type Outcome = {
  round: string;
  outcome: 'sent' | 'delivered' | 'read' | 'failed' | 'undeliverable' | 'withdrawn' | 'uncertain' | 'held';
  at: Date;
  /** The provider had accepted the message before it failed: a delivery may still be reported. */
  mayArrive?: boolean | undefined;
};

/** Rounds of messages sent beside the question, which never become the guest's current round. */
const APART = /^(?:day_of|thank_you|table)(?::\d+)?$/;
type Tracked = Exclude<Outcome['outcome'], 'held' | 'withdrawn'>;
/** Message status of each outcome, by the ranks of the lifecycle. */
const MESSAGE_STATUS: Record<Tracked, string> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  failed: 'failed',
  undeliverable: 'failed',
  uncertain: 'failed',
};

const ARRIVING = new Set<Tracked>(['sent', 'delivered', 'read']);
/** Whether a round is an invitation or a reminder: the next one waits for the time of the last one sent. */
export const asksForAnswer = (round: string): boolean => /^(?:invite|reminder):/.test(round);

/** Name of a round of a merged record, which never equals the survivor's current round. */
export const ofMerged = (round: string): string => `${round}:merged`;

/** Number in the name of a reminder's round. */
const reminderOf = (round: string): number | null => {
  const [, number] = /^reminder:(\d+)$/.exec(round) ?? [];
  return number === undefined ? null : Number(number);
};

/** Records which reminders were sent, each once even if its outcome is repeated. */
const countReminder = (state: RsvpState, round: string, arrives: boolean): void => {
  const number = reminderOf(round);
  if (number === null) return;
  const others = state.reminded.filter((one) => one !== number);
  state.reminded = arrives ? [...others, number].sort((a, b) => a - b) : others;
};

/** Records the delivery status of a guest's messages; repeated and reordered outcomes end in the same state. */
export const track = (
  state: RsvpState,
  round: string,
  outcome: Tracked,
  { at, mayArrive = false }: Pick<Outcome, 'at' | 'mayArrive'>,
): void => {
  if (asksForAnswer(round) && ARRIVING.has(outcome)) {
    if (!state.firstSent || at < state.firstSent) state.firstSent = at;
    if (isLastSent(state, round, outcome, at)) state.lastSent = at;
    state.deliveryConfirmed ||= outcome !== 'sent';
    state.readConfirmed ||= outcome === 'read';
  }
  if (round !== state.round) countReminder(state, round, ARRIVING.has(outcome));
  if (round !== state.round && !APART.test(round)) return;
  const status = MESSAGE_STATUS[outcome];
  state.lastStatus = mergeMessageStatus(state.lastStatus ?? 'queued', status);
  // The merged status decides: a failure reported after the delivery changes nothing.
  countReminder(state, round, ARRIVING.has(state.lastStatus as Tracked));
  if (state.lastStatus !== status) return;
  state.trouble =
    outcome === 'undeliverable' || outcome === 'uncertain' || outcome === 'failed' ? outcome : null;
  state.failedAt = outcome === 'failed' && mayArrive ? at : null;
};

/** Whether the provider itself reported a failure; `uncertain` only means that the outcome is unknown. */
export const hasFailed = ({ trouble }: Pick<RsvpState, 'trouble'>): boolean =>
  trouble === 'failed' || trouble === 'undeliverable';

/**
 * Whether this outcome sets the time of the last sent message. `sent` has the exact time; later outcomes stand in for it
 * only until it arrives.
 */
const isLastSent = (state: RsvpState, round: string, outcome: Tracked, at: Date): boolean => {
  if (!state.lastSent) return true;
  const current = round === state.round;
  if (outcome === 'sent') return current || at > state.lastSent;
  return current && state.lastStatus === 'queued';
};

export const APART_KINDS = ['day_of', 'thank_you', 'table'] as const;
/** The kinds that tell of the day of the event, and are sent again when it moves to another one. */
export const DAY_KINDS = ['day_of', 'table'] as const;
export type ApartKind = (typeof APART_KINDS)[number];
export const isApart = (kind: string): kind is ApartKind => (APART_KINDS as readonly string[]).includes(kind);
/** Kind of a round sent beside the question; undefined for any other round. */
export const apartKindOf = (round: string): ApartKind | undefined =>
  APART.test(round) ? APART_KINDS.find((kind) => round.startsWith(kind)) : undefined;
/** Name of the current or next round of that kind; a withdrawn round makes room for another. */
export const roundApart = (kind: ApartKind, takenBack: readonly string[]): string => {
  const before = takenBack.filter((round) => round === kind || round.startsWith(`${kind}:`)).length;
  return before === 0 ? kind : `${kind}:${before + 1}`;
};
