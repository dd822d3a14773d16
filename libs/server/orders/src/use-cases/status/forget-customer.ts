import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UserId } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { OrderQueries } from '../../persistence/orders/order.queries';
import { CustomerErasure } from '../../services/customer-erasure';
import { CustomerWithdrawal } from '../../services/customer-withdrawal';
import { StoresGateway } from '../../stores-gateway';

/**
 * Handles a closed account: pending orders are recalled, agreed ones stand, and orders that are over keep neither name nor
 * phone nor place. Sums and dates stay, as the law on bookkeeping requires.
 */
export class ForgetCustomer extends Command<void> {
  constructor(
    readonly userId: UserId,
    /** Absent in events from before the field existed. */
    readonly phoneKey: string | undefined,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ForgetCustomer)
export class ForgetCustomerHandler implements ICommandHandler<ForgetCustomer> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderQueries,
    private readonly stores: StoresGateway,
    private readonly erasure: CustomerErasure,
    private readonly withdrawal: CustomerWithdrawal,
  ) {}

  async execute({ userId, phoneKey, delivery }: ForgetCustomer): Promise<void> {
    const own = await this.orders.ofCustomer(userId);
    const crewOf = await this.stores.crews(own.map(({ storeId }) => storeId));
    await this.work.runOnce(delivery, async (tx) => {
      await this.erasure.erase(tx, userId, phoneKey);
      await this.withdrawal.endCheckouts(tx, userId);
      for (const { id, storeId } of own) await this.withdrawal.leave(tx, id, crewOf(storeId));
    });
  }
}
