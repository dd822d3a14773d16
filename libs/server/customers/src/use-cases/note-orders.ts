import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserDirectory } from '@smachot/server-identity';
import type { Delivered } from '@smachot/server-platform';
import { Neighbours } from '../neighbours';
import { CustomerRepository } from '../persistence/customer.repository';
import { DepartedCustomers } from '../services/departed-customers';

/** Notes the customers of orders, by all their orders as they are now. */
export class NoteOrders extends Command<void> {
  constructor(readonly orders: Delivered<'customers.note_order'>[]) {
    super();
  }
}

@CommandHandler(NoteOrders)
export class NoteOrdersHandler implements ICommandHandler<NoteOrders> {
  constructor(
    private readonly neighbours: Neighbours,
    private readonly directory: UserDirectory,
    private readonly customers: CustomerRepository,
    private readonly departed: DepartedCustomers,
  ) {}

  async execute({ orders }: NoteOrders): Promise<void> {
    const orderIds = new Set(orders.map(({ payload }) => payload.orderId));
    const customers = await this.neighbours.customersOf([...orderIds]);
    const people = await this.directory.of([...new Set(customers.map(({ customerId }) => customerId))]);
    const noted = customers.flatMap((customer) => {
      const person = people.get(customer.customerId);
      return person ? { ...customer, person } : [];
    });
    await this.customers.noteOrders(
      orders.map(({ delivery }) => delivery),
      noted,
    );
    await this.departed.forgetIfGone(customers);
  }
}
