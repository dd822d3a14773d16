import { type MovementKind, type OrderMovement, RefundReason } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import type { OrderState } from '../domain/order-state';

type Entry = OrderState['timeline'][number];

const KINDS: Partial<Record<Entry['kind'], MovementKind>> = {
  captured: 'paid',
  refunded: 'refunded',
  refund_owed: 'owed',
  voided: 'released',
};

/** Why money went back: the last thing before it that can be the cause. */
const causeOf = (timeline: readonly Entry[], before: number): Pick<OrderMovement, 'reason' | 'text'> => {
  const cause = timeline.slice(0, before).findLast(({ kind }) => RefundReason.safeParse(kind).success);
  const reason = RefundReason.safeParse(cause?.kind).data ?? 'other';
  return { reason, text: cause?.reason || null };
};

/** The movements of an order's money, the newest first. */
export const movementsOf = ({
  timeline,
  paymentStatus,
}: Pick<OrderState, 'timeline' | 'paymentStatus'>): OrderMovement[] => {
  const moved = timeline.flatMap((entry, index): OrderMovement[] => {
    const kind = KINDS[entry.kind];
    if (!kind) return [];
    const why = kind === 'paid' ? { reason: null, text: null } : causeOf(timeline, index);
    return [{ kind, at: entry.at, amount: entry.amount === null ? null : toShekels(entry.amount), ...why }];
  });
  if (paymentStatus === 'refunding')
    moved.push({ kind: 'refunding', at: null, amount: null, ...causeOf(timeline, timeline.length) });
  return moved.reverse();
};
