import type { Decision } from './message-content';

/** The round of a notice: one message for its ref, ever, outside of any campaign. */
export const NOTICE_ROUND = 'notice';

/**
 * Whoever notices are for says, just before sending, what each says and to whom, or that it should not go. The context
 * that asked for them provides it; refs are ids of its own.
 */
export abstract class NoticeSource {
  /** One query for the whole batch; a notice without an entry is withdrawn. */
  abstract notices(refs: string[]): Promise<Map<string, Decision>>;
}
