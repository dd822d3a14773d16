import { Injectable } from '@nestjs/common';
import type { StoreId, UserId } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';
import { UnitOfWork } from '@smachot/server-platform';
import { Neighbours } from '../neighbours';
import { CustomerRepository } from '../persistence/customer.repository';

/**
 * What was noted while an account or a store was being deleted may be written after its deletion was noted. So whoever notes something
 * looks again when it is committed, and deletes it.
 */
@Injectable()
export class DepartedCustomers {
  constructor(
    private readonly work: UnitOfWork,
    private readonly neighbours: Neighbours,
    private readonly directory: UserDirectory,
    private readonly customers: CustomerRepository,
  ) {}

  async forgetIfGone(noted: readonly { storeId: StoreId; customerId: UserId }[]): Promise<void> {
    const customerIds = [...new Set(noted.map(({ customerId }) => customerId))];
    const storeIds = [...new Set(noted.map(({ storeId }) => storeId))];
    const [people, stores] = await Promise.all([
      this.directory.of(customerIds),
      this.neighbours.stores(storeIds),
    ]);
    const open = new Set(stores.filter(({ closed }) => !closed).map(({ partnerId }) => partnerId));
    for (const customerId of customerIds)
      if (!people.has(customerId)) await this.work.run((tx) => this.customers.deletePerson(tx, customerId));
    for (const storeId of storeIds)
      if (!open.has(storeId)) await this.work.run((tx) => this.customers.deleteStore(tx, storeId));
  }
}
