import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { Checkout, CheckoutId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { OrderPayments } from '@smachot/server-payments';
import { UnitOfWork } from '@smachot/server-platform';
import { checkoutView, isOpen } from '../../domain/placing/checkout';
import { CheckoutQueries } from '../../persistence/placing/checkout.queries';
import { CheckoutRepository } from '../../persistence/placing/checkout.repository';
import { CheckoutEnding } from '../../services/checkout-ending';

export class OneCheckout extends Query<Result<Checkout>> {
  constructor(
    readonly checkoutId: CheckoutId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(OneCheckout)
export class OneCheckoutHandler implements IQueryHandler<OneCheckout> {
  constructor(
    private readonly checkouts: CheckoutQueries,
    private readonly payments: OrderPayments,
  ) {}

  async execute({ checkoutId, userId }: OneCheckout): Promise<Result<Checkout>> {
    const row = await this.checkouts.find(checkoutId, userId);
    if (!row) return refuse('not_found');
    const asked = row.status === 'action_required' && row.payment_id;
    const url = asked ? (await this.payments.view(asked)).authenticateUrl : null;
    return accept(checkoutView(row, url));
  }
}

/** The customer cancels a checkout. One that is over stays unchanged; one that became an order is refused. */
export class DropCheckout extends Command<Result<undefined>> {
  constructor(
    readonly checkoutId: CheckoutId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(DropCheckout)
export class DropCheckoutHandler implements ICommandHandler<DropCheckout> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly checkouts: CheckoutRepository,
    private readonly ending: CheckoutEnding,
  ) {}

  execute({ checkoutId, userId }: DropCheckout): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      const checkout = await this.checkouts.lock(tx, checkoutId, userId);
      if (!checkout) return refuse('not_found');
      if (checkout.status === 'placed') return refuse('lifecycle.illegal_move');
      if (isOpen(checkout)) await this.ending.end(tx, checkout, 'expired', null);
      return accept();
    });
  }
}
