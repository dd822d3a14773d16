import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, listTicketPayments, UserId } from '@smachot/contracts';
import { accept, cursorId, type Result } from '@smachot/kernel';
import { TicketPurchaseQueries } from '../persistence/ticket-purchase.queries';
import { paymentRowView } from '../views/ticket-payment-view';

type Page = AnswerOf<typeof listTicketPayments>;

/** What the caller was charged for tickets, the newest first. */
export class TicketPayments extends Query<Result<Page>> {
  constructor(
    readonly userId: UserId,
    readonly paging: { cursor?: string | undefined; limit: number },
  ) {
    super();
  }
}

@QueryHandler(TicketPayments)
export class TicketPaymentsHandler implements IQueryHandler<TicketPayments> {
  constructor(private readonly purchases: TicketPurchaseQueries) {}

  async execute({ userId, paging: { cursor, limit } }: TicketPayments): Promise<Result<Page>> {
    const rows = await this.purchases.paidBy(userId, cursorId(cursor), limit + 1);
    const payments = rows.slice(0, limit).map(paymentRowView);
    const nextCursor = rows.length > limit ? payments.at(-1)!.registrationId : null;
    return accept({ payments, nextCursor });
  }
}
