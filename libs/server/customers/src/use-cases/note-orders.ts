import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserDirectory } from '@smachot/server-identity';
import { type Delivered, UnitOfWork } from '@smachot/server-platform';
import { Neighbours } from '../neighbours';
import { CustomerRepository, customerLocks } from '../persistence/customer.repository';
import { DepartedCustomers } from '../services/departed-customers';

/** Notes orders, as they are now, for the lists of their stores' customers. */
export class NoteOrders extends Command<void> {
  constructor(readonly orders: Delivered<'customers.note_order'>[]) {
    super();
  }
}

@CommandHandler(NoteOrders)
export class NoteOrdersHandler implements ICommandHandler<NoteOrders> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly neighbours: Neighbours,
    private readonly directory: UserDirectory,
    private readonly customers: CustomerRepository,
    private readonly departed: DepartedCustomers,
  ) {}

  async execute({ orders }: NoteOrders): Promise<void> {
    const orderIds = new Set(orders.map(({ payload }) => payload.orderId));
    const facts = await this.neighbours.customersOf([...orderIds]);
    const people = await this.directory.of([...new Set(facts.map(({ customerId }) => customerId))]);
    const noted = facts.flatMap((fact) => {
      const person = people.get(fact.customerId);
      return person ? { fact, person } : [];
    });
    await this.work.runTogether(orders, (tx) => this.customers.noteOrders(tx, noted), customerLocks(facts));
    await this.departed.forgetIfGone(facts);
  }
}
