/** Ranks of the provider's message statuses; a message never goes back. Unknown values change nothing but are kept. */
const RANK: Record<string, number> = {
  queued: 0,
  accepted: 1,
  held_for_quality_assessment: 2,
  sent: 3,
  delivered: 4,
  read: 5,
  played: 5,
};

/** `failed` counts only below delivered, and a later delivered overrides it. Order of arrival does not matter. */
export const mergeMessageStatus = (current: string, incoming: string): string => {
  if (current === 'deleted') return RANK[incoming] !== undefined && RANK[incoming] >= 3 ? incoming : current;
  if (incoming === 'failed') return (RANK[current] ?? 0) < 4 ? 'failed' : current;
  const rank = RANK[incoming];
  if (rank === undefined) return current;
  if (current === 'failed') return rank >= 4 ? incoming : current;
  return rank > (RANK[current] ?? -1) ? incoming : current;
};

/** Entries of a history that have no rank: deleted while still queued; failed after sending, but never after delivery. */
const BESIDE: Record<string, number> = { deleted: 0.5, failed: 3.5 };

/**
 * Progress of a message at this entry of its history; undefined for an unknown word. It orders entries of one second, which
 * timestamps in whole seconds cannot.
 */
export const stepOfMessage = (status: string): number | undefined => RANK[status] ?? BESIDE[status];
