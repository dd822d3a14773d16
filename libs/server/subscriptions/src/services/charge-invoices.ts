import { Injectable } from '@nestjs/common';
import type { Language } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { paperWords, vatHead } from '@smachot/server-documents';
import { UserDirectory } from '@smachot/server-identity';
import { Config, type Tx } from '@smachot/server-platform';
import type { StoreUsage } from '@smachot/server-stores';
import { creditNoteOf, invoiceOf } from '../domain/invoice';
import type { Subscription } from '../domain/subscription';
import { InvoiceRepository } from '../persistence/invoice.repository';

/** Issues the invoices of charges in the transaction that records them as paid (ADR 60), in the payer's language (ADR 134). */
@Injectable()
export class ChargeInvoices {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly directory: UserDirectory,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** The last thing of a transaction: the numbers stay locked until it ends. @param usage of the store; null when it is closed */
  async issue(tx: Tx, { charges, state }: Subscription, usage: StoreUsage | null): Promise<void> {
    const paid = charges.settled.filter(({ status }) => status === 'paid');
    const parties = { issuer: this.issuer, customer: customerOf(usage), storeId: state.storeId };
    for (const charge of paid) {
      const language = await this.directory.languageIn(tx, charge.payerId);
      await this.invoices.issue(tx, invoiceOf(charge, { ...parties, language }, this.clock.now()));
    }
    for (const { chargeId, refunded } of charges.refunds) await this.credit(tx, chargeId, refunded);
  }

  /** A credit note of what went back since the last one; money that was never invoiced needs none. */
  private async credit(tx: Tx, chargeId: string, refunded: number): Promise<void> {
    const [invoice, ...notes] = await this.invoices.ofCharge(tx, chargeId);
    if (!invoice) return;
    const rest = refunded - notes.reduce((sum, { amount }) => sum + amount, 0);
    if (rest <= 0) return;
    await this.invoices.issue(tx, creditNoteOf(invoice, rest, this.issuer, this.clock.now()));
  }

  private get issuer(): string {
    return this.config.settings.RECEIPT_ISSUER;
  }
}

const customerOf =
  (usage: StoreUsage | null) =>
  (language: Language): string[] =>
    usage ? [paperWords(language).to(usage.businessName), ...vatHead(usage.vat, language)] : [];
