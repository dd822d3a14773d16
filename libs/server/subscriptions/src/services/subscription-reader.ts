import { Injectable } from '@nestjs/common';
import type { Language, StoreId, StoreSubscription, SubscriptionCharge } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { OrderPayments } from '@smachot/server-payments';
import type { StoreUsage } from '@smachot/server-stores';
import { type ChargeState, isOpen, paymentIdOf } from '../domain/charge';
import { InvoiceRepository } from '../persistence/invoice.repository';
import { SubscriptionQueries } from '../persistence/subscription.queries';
import { chargeView } from '../views/charge-view';
import { invoiceView } from '../views/invoice-view';
import { type SubscriptionRecord, subscriptionRecord } from '../views/subscription-record';
import { subscriptionView } from '../views/subscription-view';

/** Reads a store's subscription for its owners and for super admins. Never call it inside a transaction. */
@Injectable()
export class SubscriptionReader {
  constructor(
    private readonly subscriptions: SubscriptionQueries,
    private readonly invoices: InvoiceRepository,
    private readonly payments: OrderPayments,
    private readonly clock: Clock,
  ) {}

  async of(usage: StoreUsage & { isOwner: boolean }, language: Language): Promise<StoreSubscription> {
    const [state, charges] = await Promise.all([
      this.subscriptions.ofStore(usage.partnerId),
      this.subscriptions.chargesOf(usage.partnerId),
    ]);
    const open = charges.find(isOpen);
    const openCharge = open ? await this.viewOf(open) : null;
    return subscriptionView({ state, openCharge, usage }, language, this.clock.now());
  }

  async chargesOf({ partnerId }: StoreUsage): Promise<SubscriptionCharge[]> {
    const charges = await this.subscriptions.chargesOf(partnerId);
    return this.withInvoices(await Promise.all(charges.map((charge) => this.viewOf(charge))));
  }

  /** For super admins, also of a closed store; the address where the card's owner confirms a charge is not theirs. */
  async recordOf(storeId: StoreId): Promise<SubscriptionRecord | undefined> {
    const [state, charges] = await Promise.all([
      this.subscriptions.ofStore(storeId),
      this.subscriptions.chargesOf(storeId),
    ]);
    if (!state) return undefined;
    const views = charges.map((charge) => chargeView(charge, null));
    return subscriptionRecord(state, await this.withInvoices(views));
  }

  private async withInvoices(charges: SubscriptionCharge[]): Promise<SubscriptionCharge[]> {
    const invoices = await this.invoices.ofCharges(charges.map(({ _id }) => _id));
    return charges.map((charge) => ({
      ...charge,
      invoices: invoices.filter(({ chargeId }) => chargeId === charge._id).map(invoiceView),
    }));
  }

  private async viewOf(charge: ChargeState): Promise<SubscriptionCharge> {
    if (charge.status !== 'action_required') return chargeView(charge, null);
    return chargeView(charge, (await this.payments.view(paymentIdOf(charge.id))).authenticateUrl);
  }
}
