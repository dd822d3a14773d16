import type { ReplyStatus } from '@smachot/contracts';
import type { Outcome } from './message-tracking';

const ARRIVED: ReplyStatus[] = ['delivered', 'read'];
const FAILED: ReplyStatus[] = ['failed', 'undeliverable', 'withdrawn'];

/** Whether a host may send it once more: it certainly did not go out, or certainly did not arrive. */
export const isRetryable = (status: ReplyStatus): boolean => FAILED.includes(status);

/** Status of a reply after an outcome; repeated and reordered outcomes end in the same status. */
export const replyStatusAfter = (status: ReplyStatus, outcome: Outcome['outcome']): ReplyStatus => {
  if (outcome === 'held') return status;
  if (outcome === 'delivered') return status === 'read' ? status : outcome;
  if (outcome === 'read') return outcome;
  if (ARRIVED.includes(status)) return status;
  if (FAILED.includes(outcome)) return outcome;
  // told behind its failure, "sent" and "unknown" change nothing
  if (FAILED.includes(status)) return status;
  if (outcome === 'uncertain') return status === 'sent' ? status : outcome;
  return outcome;
};
