import type { EventPayload, OrderId, StoreId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { Chargeback } from '../domain/chargebacks/chargeback';
import { ChargebackRepository } from '../persistence/chargebacks/chargeback.repository';
import { type DemoPayment, demoSaleId } from './seed-demo';

type Demo = { payment: DemoPayment; orderId: OrderId; storeId: StoreId; at: Date };
/** What the contexts that follow chargebacks are told, and until when its sides may answer. */
export type DemoChargeback = { told: EventPayload<'payments.chargeback_opened'>; answerBy: Date };

/** Seeds a chargeback that waits for the answers of both sides. @param payment one that was seeded as disputed */
export const seedChargebackDemo = async (
  tx: Tx,
  { payment, orderId, storeId, at }: Demo,
): Promise<DemoChargeback> => {
  const { paymentId, userId, orderCode, amount, refunds } = payment;
  const about = { subject: 'order' as const, userId, paymentId, billId: null, orderId, orderCode, storeId };
  const left = amount - refunds.reduce((sum, refund) => sum + refund.amount, 0);
  const chargeback = Chargeback.open(
    { ...about, id: newId(at.getTime()), saleId: demoSaleId(payment), amount: left },
    at,
  );
  const [opened] = chargeback.getUncommittedEvents() as { payload: DemoChargeback['told'] }[];
  const before = tx.outbox.length;
  await new ChargebackRepository().add(tx, chargeback);
  // what it tells is answered by the other seeds
  tx.outbox.splice(before);
  return { told: opened!.payload, answerBy: chargeback.state.answerBy };
};
