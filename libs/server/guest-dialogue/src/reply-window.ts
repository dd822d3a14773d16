import type { ReplyObstacle } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';

/** Time in milliseconds after a guest's last message during which WhatsApp lets a business write freely. */
export const WINDOW_MS = DAY_MS;

/** End of the reply window; null once it is over. */
export const answerableUntil = (lastWritten: Date, now: Date): Date | null => {
  const until = new Date(lastWritten.getTime() + WINDOW_MS);
  return until > now ? until : null;
};

type ReplyState = { answerableUntil: Date | null; optedOut: boolean; hostSuspended: boolean };

/** Reason why a host may not answer a guest; permanent reasons come first. */
export const replyObstacle = (state: ReplyState): ReplyObstacle | null => {
  if (state.hostSuspended) return 'host_suspended';
  if (state.optedOut) return 'opted_out';
  return state.answerableUntil ? null : 'window_closed';
};

/** Maximum number of replies in any 24 hours: to one phone, and of one host over all events. */
export const REPLY_LIMITS = { guest: 20, host: 400 };
