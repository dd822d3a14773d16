import { Injectable } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, orderMenu, PricingUnit, PricingUnitRequest } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import type { Reader } from '@smachot/server-stores';
import { type AgreedMenu, chosenMenu } from '../../domain/changes/agreed-menu';
import { readOrder } from '../../persistence/orders/read-order';
import { StoresGateway } from '../../stores-gateway';
import { OrderAccess } from '../../services/order-access';

/** Unit of an order, and the revision it was ordered from. */
export type OrderedUnit = { pricingUnitId: string; unitRevision: number | null };

/** The menus orders were chosen from, as published at that time. */
@Injectable()
export class OrderedMenus {
  constructor(private readonly stores: StoresGateway) {}

  async of({ pricingUnitId, unitRevision }: OrderedUnit): Promise<Result<PricingUnit>> {
    const unit = unitRevision === null ? null : await this.stores.published(pricingUnitId, unitRevision);
    return unit?.type === 'compound' ? accept(unit) : refuse('change.menu_fixed');
  }

  /** Another choice, by the rules of that menu. Null when none was requested. */
  async choose(order: OrderedUnit, request: PricingUnitRequest | null): Promise<Result<AgreedMenu | null>> {
    if (!request) return accept(null);
    const unit = await this.of(order);
    return unit.ok ? chosenMenu(unit.value, request) : unit;
  }
}

type Answer = AnswerOf<typeof orderMenu>;

/** The menu of an order, for another choice from it. */
export class OrderMenuOf extends Query<Result<Answer>> {
  constructor(
    readonly orderId: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(OrderMenuOf)
export class OrderMenuOfHandler implements IQueryHandler<OrderMenuOf> {
  constructor(
    private readonly read: ReadModel,
    private readonly access: OrderAccess,
    private readonly menus: OrderedMenus,
  ) {}

  async execute({ orderId, reader }: OrderMenuOf): Promise<Result<Answer>> {
    const [standing, known] = await Promise.all([
      this.access.seenBy(orderId, reader),
      readOrder(this.read, orderId),
    ]);
    if (!standing || !known) return refuse('not_found');
    const { summary, unitRevision } = known.state;
    const { pricingUnitId, pricingUnitRequest: request = null } = summary;
    const unit = await this.menus.of({ pricingUnitId, unitRevision });
    return unit.ok ? accept({ pricingUnit: unit.value, request }) : unit;
  }
}
