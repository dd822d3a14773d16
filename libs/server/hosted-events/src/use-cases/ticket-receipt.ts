import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language, RegistrationId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { TicketPurchaseQueries } from '../persistence/ticket-purchase.queries';
import { type TicketReceiptFile, TicketReceipts } from '../services/paying/ticket-receipts';

/** The payment confirmation of the caller's registration; there is none before the first payment. */
export class TicketReceipt extends Query<Result<TicketReceiptFile>> {
  constructor(
    readonly registrationId: RegistrationId,
    readonly userId: UserId,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(TicketReceipt)
export class TicketReceiptHandler implements IQueryHandler<TicketReceipt> {
  constructor(
    private readonly purchases: TicketPurchaseQueries,
    private readonly receipts: TicketReceipts,
  ) {}

  async execute({ registrationId, userId, language }: TicketReceipt): Promise<Result<TicketReceiptFile>> {
    const purchase = (await this.purchases.of([registrationId])).get(registrationId);
    const isOwn = purchase?.userId === userId;
    const file = isOwn ? await this.receipts.of(registrationId, language) : undefined;
    return file ? accept(file) : refuse('not_found');
  }
}
