import { Inject, Injectable, Optional } from '@nestjs/common';
import type { ChargedSubject, PaymentId } from '@smachot/contracts';
import { ChargedOrdersPort, type ChargedStore, ChargedTicketsPort } from '../../charged-orders-port';
import type { ChargedSale } from '../../domain/chargebacks/chargeback';
import type { RecordedSale } from '../../domain/chargebacks/disputed-amount';
import { ChargedSaleQueries } from '../../persistence/chargebacks/charged-sale.queries';

export type KnownSale = {
  sale: ChargedSale;
  recorded: RecordedSale | undefined;
  store: ChargedStore | undefined;
};

const nobody = { userId: null, paymentId: null, billId: null, orderId: null, orderCode: null, storeId: null };

/** What a sale of the provider paid for. Read before a transaction, since it takes connections of its own. */
@Injectable()
export class ChargedSales {
  constructor(
    private readonly sales: ChargedSaleQueries,
    @Optional() @Inject(ChargedOrdersPort) private readonly orders?: ChargedOrdersPort,
    @Optional() @Inject(ChargedTicketsPort) private readonly tickets?: ChargedTicketsPort,
  ) {}

  async of(saleId: string): Promise<KnownSale> {
    const recorded = await this.sales.bySale(saleId);
    if (!recorded) return { sale: { saleId, ...nobody, subject: 'unknown' }, recorded, store: undefined };
    const { userId, paymentId, billId } = recorded;
    const charged = { saleId, ...nobody, userId, paymentId, billId };
    if (!paymentId) return { sale: { ...charged, subject: 'bill' }, recorded, store: undefined };
    return { ...(await this.paidBy(paymentId, charged)), recorded };
  }

  /** A payment of no order and no tickets is the charge of a subscription. */
  private async paidBy(paymentId: PaymentId, charged: Omit<ChargedSale, 'subject'>) {
    const order = await this.orders?.ofPayment(paymentId);
    const sold = order ?? (await this.tickets?.ofPayment(paymentId));
    if (!sold) return { sale: { ...charged, subject: 'subscription' as const }, store: undefined };
    const { orderId, code: orderCode, storeId } = sold;
    const subject: ChargedSubject = order ? 'order' : 'tickets';
    const store = await this.orders?.store(storeId);
    return { sale: { ...charged, orderId, orderCode, storeId, subject }, store };
  }
}
