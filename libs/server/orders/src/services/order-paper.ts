import { Injectable } from '@nestjs/common';
import type { Order as OrderContract } from '@smachot/contracts';
import { OrderPayments } from '@smachot/server-payments';
import { drawPaper } from '@smachot/server-documents';
import { ReadModel } from '@smachot/server-platform';
import type { ConfirmationPaper } from '../texts/confirmation-text';
import type { OrderState } from '../domain/order-state';
import { orderSelection } from '../persistence/orders/order.repository';
import { StoresGateway } from '../stores-gateway';
import { paidAtOf, paperOf } from '../views/payment-paper';

/** Payment confirmation of an order as PDF; undefined before the first payment. */
@Injectable()
export class OrderPaper {
  constructor(
    private readonly read: ReadModel,
    private readonly payments: OrderPayments,
    private readonly stores: StoresGateway,
  ) {}

  /** `side`: only customers see their card. */
  async of(orderId: string, side: OrderContract['side']): Promise<ConfirmationPaper | undefined> {
    const order = await this.read.one<OrderState>(
      `select ${orderSelection} from orders.orders o where o.id = $1 and o.captured > 0`,
      [orderId],
    );
    if (!order) return undefined;
    const card = side === 'customer' ? (await this.payments.view(order.paymentId!)).cardLastFour : null;
    const vat = await this.stores.vatOf(order.storeId, paidAtOf(order));
    return {
      code: order.code,
      store: order.summary.partnerName,
      pdf: await drawPaper(paperOf(order, card, vat)),
    };
  }
}
