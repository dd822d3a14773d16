import { Injectable } from '@nestjs/common';
import type { Language, Order as OrderContract, OrderId } from '@smachot/contracts';
import { OrderPayments } from '@smachot/server-payments';
import { drawPaper } from '@smachot/server-documents';
import type { ConfirmationPaper } from '../texts/confirmation-text';
import { OrderQueries } from '../persistence/orders/order.queries';
import { StoresGateway } from '../stores-gateway';
import { paidAtOf, paperOf } from '../views/payment-paper';

/** Payment confirmation of an order as PDF; undefined before the first payment. */
@Injectable()
export class OrderPaper {
  constructor(
    private readonly orders: OrderQueries,
    private readonly payments: OrderPayments,
    private readonly stores: StoresGateway,
  ) {}

  /** @param side only customers see their card. @param language of who reads it */
  async of(
    orderId: OrderId,
    side: OrderContract['side'],
    language: Language,
  ): Promise<ConfirmationPaper | undefined> {
    const order = await this.orders.findPaid(orderId);
    if (!order) return undefined;
    const cardLastFour =
      side === 'customer' ? (await this.payments.view(order.paymentId!)).cardLastFour : null;
    const vat = await this.stores.vatOf(order.storeId, paidAtOf(order));
    return {
      code: order.code,
      store: order.summary.partnerName,
      pdf: await drawPaper(paperOf(order, { cardLastFour, vat, language })),
    };
  }
}
