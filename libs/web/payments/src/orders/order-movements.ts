import type { Order } from '@smachot/contracts';

type Entry = Order['timeline'][number];

/** The reasons for which money is given back, as the timeline names what came before. */
const REASONS = [
  'declined',
  'expired',
  'recalled',
  'cancelled_partner',
  'cancelled_customer',
  'cancelled_unpaid',
  'settled',
  'change_accepted',
  'amendment_accepted',
] as const satisfies readonly Entry['kind'][];
export type RefundReason = (typeof REASONS)[number] | 'other';

/**
 * Money that moved, or is about to be given back, in shekels. refunding: the refund was asked of the card company, which has not confirmed
 * it; owed: settled by hand, because it is too small for a card; released: it was only authorized, and never taken.
 */
export type Movement = {
  id: string;
  kind: 'paid' | 'refunded' | 'refunding' | 'owed' | 'released';
  at: string | null;
  amount: number | null;
  reason: RefundReason | null;
  /** What the side that ended the order wrote. */
  text: string | null;
};

const KINDS: Partial<Record<Entry['kind'], Movement['kind']>> = {
  captured: 'paid',
  refunded: 'refunded',
  refund_owed: 'owed',
  voided: 'released',
};

const isReason = (kind: Entry['kind']): kind is (typeof REASONS)[number] =>
  (REASONS as readonly string[]).includes(kind);

/** Why money went back: the last thing before it that can be the cause. */
const causeOf = (timeline: readonly Entry[], before: number): Pick<Movement, 'reason' | 'text'> => {
  const cause = timeline.slice(0, before).findLast(({ kind }) => isReason(kind));
  if (!cause || !isReason(cause.kind)) return { reason: 'other', text: null };
  return { reason: cause.kind, text: cause.reason || null };
};

/** The movements of an order's money, the newest first. */
export const movementsOf = ({ timeline, payment }: Order): Movement[] => {
  const moved = timeline.flatMap((entry, index): Movement[] => {
    const kind = KINDS[entry.kind];
    if (!kind) return [];
    const why = kind === 'paid' ? { reason: null, text: null } : causeOf(timeline, index);
    return [{ id: `${kind}-${index}`, kind, at: entry.at, amount: entry.amount, ...why }];
  });
  if (payment.status === 'refunding')
    moved.push({
      id: 'refunding',
      kind: 'refunding',
      at: null,
      amount: null,
      ...causeOf(timeline, timeline.length),
    });
  return moved.reverse();
};
