import type { CampaignId, EventPayload } from '@smachot/contracts';
import { mergeMessageStatus } from '@smachot/lifecycles';
import { type ErrorClass, errorClass } from '../domain/provider-errors';
import { afterADay } from '../sender/verdict';
import type { Pricing, StatusUpdate } from './read-webhook';

type HistoryEntry = { status: string; timestamp: string };
/** A message as locked for a batch of statuses. */
export type Settled = {
  id: string;
  refId: string;
  round: string;
  campaignId: CampaignId | null;
  quiet: string;
  state: string;
  status: string;
  statusAt: Date | null;
  attempts: number;
  deferrals: number;
  wamid: string | null;
  phoneKey: string | null;
  providerUserId: string | null;
  errorCode: number | null;
  pricing: Pricing | null;
  history: HistoryEntry[];
  dueAt: Date;
};
type Outcome = EventPayload<'messaging.outcomes'>['items'][number];
export type Merged = {
  message: Settled;
  changed: boolean;
  outcome: Outcome | undefined;
  /** The fact and time of sending, where a later outcome is published instead or was published before. */
  sent: Outcome | undefined;
  /** Consequence of a failure beyond this message. */
  failure: { class: ErrorClass; code: number } | undefined;
};

const OUTCOMES: Record<string, Outcome['outcome']> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  played: 'read',
};
const DELIVERED = new Set(['delivered', 'read', 'played']);
const outcomeOf = (status: string, code: number): Outcome['outcome'] | undefined => {
  if (status !== 'failed') return OUTCOMES[status];
  const kind = errorClass(code);
  return kind === 'undeliverable' || kind === 'suppress' ? 'undeliverable' : 'failed';
};

/** Statuses of an abandoned attempt do not apply to the next one, except that the guest received it after all. */
const concerns = (message: Settled, update: StatusUpdate): boolean =>
  DELIVERED.has(update.status) || !update.callback || update.callback.attempt >= message.attempts;

const remember = (message: Settled, update: StatusUpdate): boolean => {
  const entry = { status: update.status, timestamp: update.at.toISOString() };
  if (message.history.some((known) => known.status === entry.status && known.timestamp === entry.timestamp))
    return false;
  message.history.push(entry);
  return true;
};

/** The provider's status overrides ours: a message it knows was accepted, whatever our record says. */
const settle = (message: Settled, update: StatusUpdate): boolean => {
  const status = mergeMessageStatus(message.status, update.status);
  const open = message.state !== 'done';
  const thisAttempt = update.callback
    ? update.callback.attempt === message.attempts
    : update.wamid === message.wamid;
  if (open && (thisAttempt || DELIVERED.has(update.status))) message.state = 'done';
  message.wamid ??= update.wamid;
  const moved = status !== message.status;
  if (moved) {
    message.status = status;
    message.statusAt = update.at;
    message.errorCode = status === 'failed' ? (update.code ?? null) : null;
  }
  return moved || (open && message.state === 'done');
};

/** Applies the statuses of one message in any order, doubled or not; the end is the same. Changes the message. */
export const mergeStatuses = (message: Settled, updates: StatusUpdate[], now: Date): Merged => {
  const before = message.status;
  let changed = false;
  let sentAt: Date | undefined;
  for (const update of updates) {
    const news = remember(message, update);
    changed = news || changed;
    if (!concerns(message, update)) continue;
    if (news && update.status === 'sent') sentAt = update.at;
    changed = settle(message, update) || changed;
    if (update.pricing && !message.pricing) {
      message.pricing = update.pricing;
      changed = true;
    }
    if (update.providerUserId && !message.providerUserId) {
      message.providerUserId = update.providerUserId;
      changed = true;
    }
  }
  const sent = sentAt && message.status !== 'sent' ? tell(message, 'sent', sentAt) : undefined;
  if (message.status === before) return { message, changed, outcome: undefined, sent, failure: undefined };
  const code = message.errorCode ?? 0;
  const failure = message.status === 'failed' ? { class: errorClass(code), code } : undefined;
  if (failure?.class === 'later' && message.deferrals === 0)
    return { ...tomorrow(message, code, now), changed: true, sent: undefined, failure };
  const outcome = outcomeOf(message.status, code);
  const published = outcome && {
    ...tell(message, outcome),
    ...(outcome === 'failed' ? { mayArrive: true } : {}),
  };
  return { message, changed, failure, sent, outcome: published };
};

const tell = (message: Settled, outcome: Outcome['outcome'], at = message.statusAt!): Outcome => ({
  refId: message.refId,
  messageId: message.id,
  round: message.round,
  outcome,
  at: at.toISOString(),
});

/**
 * Reschedules a message that the provider did not deliver and asked to retry later: once more, a day later. The attempt is
 * counted at once, so that repeated webhooks of the failed one are recognised as late.
 */
const tomorrow = (message: Settled, code: number, now: Date): { message: Settled; outcome: Outcome } => {
  const dueAt = afterADay(now, message, code).dueAt!;
  const outcome = { ...tell(message, 'held'), until: dueAt.toISOString() };
  const { attempts, deferrals } = message;
  Object.assign(message, {
    state: 'queued',
    status: 'queued',
    wamid: null,
    attempts: attempts + 1,
    deferrals: deferrals + 1,
    dueAt,
  });
  return { message, outcome };
};
