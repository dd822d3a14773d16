import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InvoiceId, StoreId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { drawPaper } from '@smachot/server-documents';
import type { Reader } from '@smachot/server-stores';
import { InvoiceRepository } from '../persistence/invoice.repository';
import { StoresGateway } from '../stores-gateway';
import { invoicePaper } from '../views/invoice-paper';

export type DrawnInvoice = { fileName: string; pdf: Buffer };

/** Draws an invoice of a store, for its owners and, also of a closed one, for super admins. */
export class DrawInvoice extends Query<Result<DrawnInvoice>> {
  constructor(
    readonly storeId: StoreId,
    readonly invoiceId: InvoiceId,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(DrawInvoice)
export class DrawInvoiceHandler implements IQueryHandler<DrawInvoice> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly invoices: InvoiceRepository,
  ) {}

  async execute({ storeId, invoiceId, reader }: DrawInvoice): Promise<Result<DrawnInvoice>> {
    const seen = reader.superAdmin ? accept() : await this.stores.seenBy(storeId, reader);
    if (!seen.ok) return seen;
    const invoice = await this.invoices.find(storeId, invoiceId);
    if (!invoice) return refuse('not_found');
    const name = invoice.kind === 'invoice' ? 'invoice' : 'credit-note';
    return accept({ fileName: `${name}-${invoice.number}.pdf`, pdf: await drawPaper(invoicePaper(invoice)) });
  }
}
