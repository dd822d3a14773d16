import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountExport } from '@smachot/server-identity';
import { PersonExportQueries } from './persistence/person-export.queries';

/** The part of an account's export about plans: charges and invoices of the person's cards, and what they decided. */
@Injectable()
export class SubscriptionsExport implements OnModuleInit {
  constructor(
    private readonly exports: AccountExport,
    private readonly data: PersonExportQueries,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('subscriptionCharges', (userId) => this.data.chargesOf(userId));
    this.exports.contribute('subscriptionInvoices', (userId) => this.data.invoicesOf(userId));
    this.exports.contribute('subscriptionActs', (userId) => this.data.actsOf(userId));
  }
}
