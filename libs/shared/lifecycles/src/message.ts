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

/** What a history tells beside the ranks: taken back while it waited; failed on its way, never once it was delivered. */
const BESIDE: Record<string, number> = { deleted: 0.5, failed: 3.5 };

/**
 * How far along its way a message is at this entry of its history; undefined: the word is not one of a message's way.
 * Clocks of whole seconds cannot tell the order of what follows within one; this does.
 */
export const stepOfMessage = (status: string): number | undefined => RANK[status] ?? BESIDE[status];
