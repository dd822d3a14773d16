import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language, OrderId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { OrderPaper } from '../../services/order-paper';
import { OrderAccess } from '../../services/order-access';

/** Receipt for the payments of an order, for both its sides; there is none before the first payment. */
export class OrderReceipt extends Query<Result<{ code: string; pdf: Buffer }>> {
  constructor(
    readonly orderId: OrderId,
    readonly reader: Reader,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(OrderReceipt)
export class OrderReceiptHandler implements IQueryHandler<OrderReceipt> {
  constructor(
    private readonly access: OrderAccess,
    private readonly papers: OrderPaper,
  ) {}

  async execute({ orderId, reader, language }: OrderReceipt): Promise<Result<{ code: string; pdf: Buffer }>> {
    const standing = await this.access.seenBy(orderId, reader);
    const paper = standing && (await this.papers.of(orderId, standing.side, language));
    return paper ? accept(paper) : refuse('not_found');
  }
}
