import type { Decision } from './message-content';

/** The round of a notice: one message for its ref, ever, outside of any campaign. */
export const NOTICE_ROUND = 'notice';

/**
 * The port to the context that requested notices. Just before sending it gives each notice's content and recipient, or
 * withdraws it. That context provides the implementation; refs are ids of its own.
 */
export abstract class NoticeSource {
  /** One query for the whole batch; a notice without an entry is withdrawn. */
  abstract notices(refs: string[]): Promise<Map<string, Decision>>;
}
