import type { UserId } from '@smachot/contracts';
import { HOUR_MS } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { ManualRefund } from '../domain/refunds/manual-refund';
import { ManualRefundRepository } from '../persistence/refunds/manual-refund.repository';
import type { DemoFact } from './seed-demo';

/** Agorot, above what one admin refunds alone. */
const AMOUNT = 180_000;

/** Seeds a refund that one admin asked for and another has to approve. @param order one that is over and paid */
export const seedManualRefundDemo = async (
  tx: Tx,
  { orderId, payment }: DemoFact,
  { requestedBy, now }: { requestedBy: UserId; now: Date },
): Promise<void> => {
  const asked = { orderId, orderCode: payment!.orderCode, amount: AMOUNT, requestedBy };
  const reason = 'חלק מהמנות הגיעו קרות. הוסכם עם העסק להחזיר את מחירן.';
  const at = new Date(now.getTime() - 20 * HOUR_MS);
  await new ManualRefundRepository().add(tx, ManualRefund.request({ ...asked, reason, key: null }, at));
};
