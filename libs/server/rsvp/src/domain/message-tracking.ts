import { mergeMessageStatus } from '@smachot/lifecycles';
import type { RsvpState } from './rsvp-state';

/** What became of one message. */
export type Outcome = {
  round: string;
  outcome: 'sent' | 'delivered' | 'read' | 'failed' | 'undeliverable' | 'withdrawn' | 'uncertain' | 'held';
  at: Date;
};

/** Messages that go out beside the question, and so never are the guest's current round. */
const APART = new Set<string>(['day_of', 'thank_you']);
type Tracked = Exclude<Outcome['outcome'], 'held' | 'withdrawn'>;
/** The message status an outcome stands for, by the ranks of the lifecycle. */
const MESSAGE_STATUS: Record<Tracked, string> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  failed: 'failed',
  undeliverable: 'failed',
  uncertain: 'failed',
};

/** Invitations and reminders: when the last of them was sent is what the next one waits for. */
export const asksForAnswer = (round: string): boolean => /^(?:invite|reminder):/.test(round);

/** Name of a round of a merged record: never the survivor's own current one. */
export const ofMerged = (round: string): string => `${round}:merged`;

/** Notes what is known about a guest's messages; repeats and disorder end in the same state. */
export const track = (state: RsvpState, round: string, outcome: Tracked, at: Date): void => {
  if (asksForAnswer(round) && (outcome === 'sent' || outcome === 'delivered' || outcome === 'read')) {
    if (!state.firstSent || at < state.firstSent) state.firstSent = at;
    if (isLastSent(state, round, outcome, at)) state.lastSent = at;
    state.deliveryConfirmed ||= outcome !== 'sent';
    state.readConfirmed ||= outcome === 'read';
  }
  if (round !== state.round && !APART.has(round)) return;
  const status = MESSAGE_STATUS[outcome];
  state.lastStatus = mergeMessageStatus(state.lastStatus ?? 'queued', status);
  if (state.lastStatus !== status) return;
  state.trouble =
    outcome === 'undeliverable' || outcome === 'uncertain' || outcome === 'failed' ? outcome : null;
};

/** The provider itself said no; `uncertain` is only what we did not know. */
export const hasFailed = ({ trouble }: Pick<RsvpState, 'trouble'>): boolean =>
  trouble === 'failed' || trouble === 'undeliverable';

/** `sent` knows best when a message was sent; what comes later in its life stands in for it only until it is told. */
const isLastSent = (state: RsvpState, round: string, outcome: Tracked, at: Date): boolean => {
  if (!state.lastSent) return true;
  const current = round === state.round;
  if (outcome === 'sent') return current || at > state.lastSent;
  return current && state.lastStatus === 'queued';
};
