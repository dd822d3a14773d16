import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderId } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { Neighbours } from '../neighbours';
import { CustomerRepository } from '../persistence/customer.repository';
import { DepartedCustomers } from '../services/departed-customers';

/** Notes an order, as it is now, for the list of its store's customers. */
export class NoteOrder extends Command<void> {
  constructor(
    readonly orderId: OrderId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(NoteOrder)
export class NoteOrderHandler implements ICommandHandler<NoteOrder> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly neighbours: Neighbours,
    private readonly directory: UserDirectory,
    private readonly customers: CustomerRepository,
    private readonly departed: DepartedCustomers,
  ) {}

  async execute({ orderId, delivery }: NoteOrder): Promise<void> {
    const order = await this.neighbours.customerOf(orderId);
    if (!order) return;
    const person = (await this.directory.of([order.customerId])).get(order.customerId);
    if (person) await this.work.runOnce(delivery, (tx) => this.customers.noteOrder(tx, order, person));
    await this.departed.forgetIfGone(order);
  }
}
