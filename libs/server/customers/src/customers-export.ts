import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountExport } from '@smachot/server-identity';
import { Neighbours } from './neighbours';
import { CustomerQueries } from './persistence/customer.queries';

/** The part of an account's export that businesses noted about the person: their notes and tags, without who wrote them. */
@Injectable()
export class CustomersExport implements OnModuleInit {
  constructor(
    private readonly exports: AccountExport,
    private readonly customers: CustomerQueries,
    private readonly neighbours: Neighbours,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('customerNotes', async (userId) => {
      const rows = await this.customers.aboutPerson(userId);
      const noted = rows.filter(({ notes, tags }) => notes.length + tags.length > 0);
      const stores = await this.neighbours.stores(noted.map(({ storeId }) => storeId));
      const names = new Map(stores.map(({ partnerId, businessName }) => [partnerId, businessName]));
      return noted.map(({ storeId, ...said }) => ({ businessName: names.get(storeId) ?? '', ...said }));
    });
  }
}
