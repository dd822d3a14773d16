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

  async forgetIfGone({ storeId, customerId }: { storeId: StoreId; customerId: UserId }): Promise<void> {
    const [people, [store]] = await Promise.all([
      this.directory.of([customerId]),
      this.neighbours.stores([storeId]),
    ]);
    if (!people.has(customerId)) await this.work.run((tx) => this.customers.deletePerson(tx, customerId));
    if (!store || store.closed) await this.work.run((tx) => this.customers.deleteStore(tx, storeId));
  }
}
