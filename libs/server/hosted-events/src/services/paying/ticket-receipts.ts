import { Injectable } from '@nestjs/common';
import type { Language, RegistrationId } from '@smachot/contracts';
import { drawPaper } from '@smachot/server-documents';
import { UserDirectory } from '@smachot/server-identity';
import { OrderPayments } from '@smachot/server-payments';
import { TicketPurchaseQueries } from '../../persistence/ticket-purchase.queries';
import { StoresGateway } from '../../stores-gateway';
import { ticketPaperOf } from '../../views/ticket-paper';

export type TicketReceiptFile = { code: string; title: string; pdf: Buffer };

/** The payment confirmation of a registration as PDF, in the language of who reads it; undefined before something was paid. */
@Injectable()
export class TicketReceipts {
  constructor(
    private readonly purchases: TicketPurchaseQueries,
    private readonly payments: OrderPayments,
    private readonly stores: StoresGateway,
    private readonly directory: UserDirectory,
  ) {}

  async of(registrationId: RegistrationId, language: Language): Promise<TicketReceiptFile | undefined> {
    const purchase = (await this.purchases.of([registrationId])).get(registrationId);
    if (!purchase?.paymentId || purchase.captured === 0) return undefined;
    const { storeId, userId, paymentId, paidAt, createdAt, code, title } = purchase;
    const { cardLastFour } = await this.payments.view(paymentId);
    const vat = await this.stores.vatOf(storeId, paidAt ?? createdAt);
    const store = (await this.stores.known([storeId])).get(storeId)?.businessName ?? '';
    const person = (await this.directory.of([userId])).get(userId);
    const payer = person ? `${person.firstName} ${person.lastName}`.trim() : '';
    return {
      code,
      title,
      pdf: await drawPaper(ticketPaperOf(purchase, { store, payer, vat, cardLastFour, language })),
    };
  }
}
