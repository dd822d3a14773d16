import type { OrderCard, OrderStatus } from '@smachot/contracts';

export const SHOWN = ['all', 'waiting', 'upcoming', 'past'] as const;
export type Shown = (typeof SHOWN)[number];

const GROUP: Record<OrderStatus, Exclude<Shown, 'all'>> = {
  pending: 'waiting',
  approved: 'upcoming',
  done: 'past',
  declined: 'past',
  recalled: 'past',
  cancelled_partner: 'past',
  cancelled_customer: 'past',
};

/** A customer's orders in groups: pending, upcoming (the next one first), past (the last one first). */
export const groupOrders = (orders: readonly OrderCard[]) => {
  const of = (group: Shown) => orders.filter(({ status }) => GROUP[status] === group);
  const soonest = (a: OrderCard, b: OrderCard) => a.startsAt.localeCompare(b.startsAt);
  return {
    waiting: of('waiting').sort(soonest),
    upcoming: of('upcoming').sort(soonest),
    past: of('past').sort((a, b) => soonest(b, a)),
  };
};

/** The number of orders in each group, pages that are not loaded included. */
export const countGroups = (counts: Record<string, number>): Record<Shown, number> => {
  const sums = { all: 0, waiting: 0, upcoming: 0, past: 0 };
  for (const [status, group] of Object.entries(GROUP)) {
    sums[group] += counts[status] ?? 0;
    sums.all += counts[status] ?? 0;
  }
  return sums;
};
