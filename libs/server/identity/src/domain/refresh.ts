/** Seconds for which a replaced refresh token stays valid, unless its successor is used before. */
const GRACE_SECONDS = 60;

/** The state of a refresh token that was presented. */
export type RefreshState = {
  familyRevoked: boolean;
  expired: boolean;
  /** Seconds since it was first exchanged; null: never. */
  usedSecondsAgo: number | null;
  successorUsed: boolean;
};

/**
 * rotate: its first use. repeat: the answer got lost or two tabs refreshed at once, so the same successor is given again.
 * theft: it was exchanged and the successor was used, so two parties hold this family. refuse: the token is not accepted.
 */
export type Verdict = 'rotate' | 'repeat' | 'theft' | 'refuse';

export const refreshVerdict = (token: RefreshState): Verdict => {
  if (token.familyRevoked || token.expired) return 'refuse';
  if (token.usedSecondsAgo === null) return 'rotate';
  return !token.successorUsed && token.usedSecondsAgo <= GRACE_SECONDS ? 'repeat' : 'theft';
};
