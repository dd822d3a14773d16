import type { UserId } from '@smachot/contracts';
/** `used`: people a host wrote to in the moving day; `waiting`: messages that wait. */
export type Demand = { hostId: UserId; used: number; waiting: number };

/**
 * How many more messages each host may send today. The budget is distributed evenly, counting each host's sent messages, so
 * that a host with a thousand guests does not exhaust the day for one with fifty; an unused share goes to the other hosts.
 */
export const fairShares = (left: number, demands: Demand[]): Map<string, number> => {
  const shares = new Map(demands.map(({ hostId }) => [hostId, 0]));
  const open = demands
    .filter(({ waiting }) => waiting > 0)
    .map((demand) => ({ ...demand, top: demand.used + demand.waiting }));
  let rest = Math.max(0, Math.floor(left));
  let level = 0;
  while (rest > 0 && open.some(({ top }) => top > level)) {
    const rising = open.filter(({ used, top }) => used <= level && top > level);
    const next = Math.min(...open.flatMap(({ used, top }) => [used, top]).filter((height) => height > level));
    if (!rising.length) {
      level = next;
      continue;
    }
    const step = Math.min(next - level, Math.floor(rest / rising.length));
    const each = step || 1;
    for (const { hostId } of step ? rising : rising.slice(0, rest)) {
      shares.set(hostId, shares.get(hostId)! + each);
      rest -= each;
    }
    if (!step) break;
    level += step;
  }
  return shares;
};
