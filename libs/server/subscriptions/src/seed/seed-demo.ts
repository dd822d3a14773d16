import type { Language, PaymentId, PlanId, StoreId, UserId } from '@smachot/contracts';
import { DAY_MS, FixedClock, MINUTE_MS } from '@smachot/kernel';
import { paperWords } from '@smachot/server-documents';
import type { ReadModel, Tx } from '@smachot/server-platform';
import { paymentIdOf } from '../domain/charge';
import { invoiceOf } from '../domain/invoice';
import { InvoiceRepository } from '../persistence/invoice.repository';
import { SubscriptionRepository } from '../persistence/subscription.repository';

type Demo = {
  storeId: StoreId;
  storeUsername: string;
  businessName: string;
  payerId: UserId;
  planId: PlanId;
  issuer: string;
  now: Date;
};
/** The payment of the plan, as the provider would know it; sums in agorot. */
type DemoCharge = {
  paymentId: PaymentId;
  userId: UserId;
  orderCode: string;
  returnTo: string;
  amount: number;
  heldAt: Date;
  capturedAt: Date;
};

/** Days of the demo subscription's year that are over. */
const DAYS_OVER = 40;

/** Seeds a year of a plan with its charge and its invoice. @returns the payment; undefined when the store has ever had a plan */
export const seedSubscriptionsDemo = async (tx: Tx, demo: Demo): Promise<DemoCharge | undefined> => {
  const { storeId, payerId, planId, now } = demo;
  const plan = { planId, billing: 'annually' } as const;
  const chosenAt = new Date(now.getTime() - DAYS_OVER * DAY_MS);
  const paidAt = new Date(chosenAt.getTime() + MINUTE_MS);
  const subscriptions = new SubscriptionRepository(new FixedClock(chosenAt));
  const subscription = await subscriptions.loadOrAdd(tx, storeId, payerId);
  if (subscription.state.period > 0 || subscription.charges.rows.length > 0) return undefined;
  const returnTo = `/dashboard/${demo.storeUsername}/account`;
  const { due } = subscription.changeTo(plan, chosenAt);
  const chosen = subscription.choose(plan, due, { userId: payerId, cardId: null, returnTo }, chosenAt);
  if (!chosen.ok) throw new Error(chosen.code);
  const charge = subscription.charges.open!;
  subscription.applyPayment(charge.id, 'captured', paidAt);
  const before = tx.outbox.length;
  await subscriptions.save(tx, subscription, payerId);
  // the provider has taken the sum already
  const told = tx.outbox.splice(before);
  tx.outbox.push(...told.filter(({ job }) => !job.startsWith('payments.')));
  const customer = (language: Language) => [paperWords(language).to(demo.businessName)];
  const parties = { issuer: demo.issuer, customer, language: 'he', storeId } as const;
  await new InvoiceRepository(undefined as unknown as ReadModel).issue(
    tx,
    invoiceOf(charge, parties, paidAt),
  );
  const about = { paymentId: paymentIdOf(charge.id), userId: payerId, orderCode: planId, returnTo };
  return { ...about, amount: charge.due, heldAt: chosenAt, capturedAt: paidAt };
};
