import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, OrderId, orderMenu } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { OrderQueries } from '../../persistence/orders/order.queries';
import { OrderAccess } from '../../services/order-access';
import { OrderedMenus } from '../../services/ordered-menus';

type Answer = AnswerOf<typeof orderMenu>;

/** The menu of an order, for another choice from it. */
export class OrderMenuOf extends Query<Result<Answer>> {
  constructor(
    readonly orderId: OrderId,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(OrderMenuOf)
export class OrderMenuOfHandler implements IQueryHandler<OrderMenuOf> {
  constructor(
    private readonly orders: OrderQueries,
    private readonly access: OrderAccess,
    private readonly menus: OrderedMenus,
  ) {}

  async execute({ orderId, reader }: OrderMenuOf): Promise<Result<Answer>> {
    const [standing, known] = await Promise.all([
      this.access.seenBy(orderId, reader),
      this.orders.find(orderId),
    ]);
    if (!standing || !known) return refuse('not_found');
    const { summary, unitRevision } = known.state;
    const { pricingUnitId, pricingUnitRequest: request = null } = summary;
    const unit = await this.menus.of({ pricingUnitId, unitRevision });
    return unit.ok ? accept({ pricingUnit: unit.value, request }) : unit;
  }
}
