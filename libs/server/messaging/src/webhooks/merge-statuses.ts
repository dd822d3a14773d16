import type { EventPayload } from '@smachot/contracts';
import { mergeMessageStatus } from '@smachot/lifecycles';
import { type ErrorClass, errorClass } from '../domain/provider-errors';
import { afterADay } from '../sender/verdict';
import type { Pricing, StatusUpdate } from './read-webhook';

export type HistoryEntry = { status: string; timestamp: string };
/** A message as locked for a batch of statuses. */
export type Settled = {
  id: string;
  refId: string;
  round: string;
  campaignId: string | null;
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
  /** What a failure means beyond this message. */
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

/** Statuses of an attempt that was given up tell nothing about the next one, except that the guest has it after all. */
const concerns = (message: Settled, update: StatusUpdate): boolean =>
  DELIVERED.has(update.status) || !update.callback || update.callback.attempt >= message.attempts;

const remember = (message: Settled, update: StatusUpdate): boolean => {
  const entry = { status: update.status, timestamp: update.at.toISOString() };
  if (message.history.some((known) => known.status === entry.status && known.timestamp === entry.timestamp))
    return false;
  message.history.push(entry);
  return true;
};

/** The provider's status overtakes ours: what it knows of was accepted, whatever we believed. */
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
    if (status === 'failed') message.errorCode = update.code ?? null;
  }
  return moved || (open && message.state === 'done');
};

/** Applies the statuses of one message in any order, doubled or not; the end is the same. Changes the message. */
export const mergeStatuses = (message: Settled, updates: StatusUpdate[], now: Date): Merged => {
  const before = message.status;
  let changed = false;
  for (const update of updates) {
    changed = remember(message, update) || changed;
    if (!concerns(message, update)) continue;
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
  if (message.status === before) return { message, changed, outcome: undefined, failure: undefined };
  const code = message.errorCode ?? 0;
  const failure = message.status === 'failed' ? { class: errorClass(code), code } : undefined;
  if (failure?.class === 'later' && message.deferrals === 0)
    return { ...tomorrow(message, code, now), changed: true, failure };
  const outcome = outcomeOf(message.status, code);
  return { message, changed, failure, outcome: outcome && tell(message, outcome) };
};

const tell = ({ refId, id, round, statusAt }: Settled, outcome: Outcome['outcome']): Outcome => ({
  refId,
  messageId: id,
  round,
  outcome,
  at: statusAt!.toISOString(),
});

/**
 * The provider did not deliver it and asks for patience: the same message once more, a day later. The attempt is counted
 * at once, so that repeated webhooks of the failed one are known as late.
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
