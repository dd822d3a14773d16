import type { ReplyStatus } from '@smachot/contracts';
import type { Outcome } from '../sending/message-tracking';

const ARRIVED: ReplyStatus[] = ['delivered', 'read'];
const FAILED: ReplyStatus[] = ['failed', 'undeliverable', 'withdrawn'];

/** Whether a host may send the reply again: it was certainly not sent, or certainly not delivered. */
export const isRetryable = (status: ReplyStatus): boolean => FAILED.includes(status);

/** Status of a reply after an outcome; repeated and reordered outcomes end in the same status. */
export const replyStatusAfter = (status: ReplyStatus, outcome: Outcome['outcome']): ReplyStatus => {
  if (outcome === 'held') return status;
  if (outcome === 'delivered') return status === 'read' ? status : outcome;
  if (outcome === 'read') return outcome;
  if (ARRIVED.includes(status)) return status;
  if (FAILED.includes(outcome)) return outcome;
  // After a failure, a late "sent" or "unknown" changes nothing.
  if (FAILED.includes(status)) return status;
  if (outcome === 'uncertain') return status === 'sent' ? status : outcome;
  return outcome;
};
