import { Injectable } from '@nestjs/common';
import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, Location, PricingUnitRequest, previewChange } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, toShekels } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import { Order } from '../domain/order';
import { readOrder } from '../persistence/read-order';
import { type AskedTerms, ChangesCalendar } from './changes-calendar';
import { OrderAccess } from './order-access';
import { type OrderedUnit, OrderedMenus } from './ordered-menus';
import { OrderTransitions } from './order-transitions';

/** `location`, `participants` and `pricingUnitRequest` null: as they were. */
export type WantedForm = {
  datetime: string;
  location: Location | null;
  participants: number | null;
  pricingUnitRequest: PricingUnitRequest | null;
};

/** The terms somebody asks for, with what only the store can say of them. */
@Injectable()
export class AskedChanges {
  constructor(
    private readonly calendar: ChangesCalendar,
    private readonly menus: OrderedMenus,
  ) {}

  async of(
    order: { id: string; storeId: string } & OrderedUnit,
    { datetime, pricingUnitRequest, ...form }: WantedForm,
  ): Promise<Result<AskedTerms>> {
    const menu = await this.menus.choose(order, pricingUnitRequest);
    if (!menu.ok) return menu;
    return this.calendar.ask(order, { ...form, startsAt: new Date(datetime), menu: menu.value });
  }
}

/** What other terms would mean for one of an order's sides, before the other is asked. */
export class PreviewChange extends Query<Result<AnswerOf<typeof previewChange>>> {
  constructor(
    readonly orderId: string,
    readonly userId: string,
    readonly form: WantedForm,
  ) {
    super();
  }
}

@QueryHandler(PreviewChange)
export class PreviewChangeHandler implements IQueryHandler<PreviewChange> {
  constructor(
    private readonly read: ReadModel,
    private readonly access: OrderAccess,
    private readonly asked: AskedChanges,
    private readonly clock: Clock,
  ) {}

  async execute({ orderId, userId, form }: PreviewChange): Promise<Result<AnswerOf<typeof previewChange>>> {
    const [standing, known] = await Promise.all([
      this.access.of(orderId, userId),
      readOrder(this.read, orderId),
    ]);
    if (!standing || !known) return refuse('not_found');
    const { pricingUnitId } = known.state.summary;
    const asked = await this.asked.of({ ...known.state, pricingUnitId }, form);
    if (!asked.ok) return asked;
    const order = new Order(known.state, known.followed, known.change, known.plan);
    const offer = order.changes.offer(asked.value.wanted, this.clock.now());
    if (!offer.ok) return offer;
    return accept({
      difference: toShekels(offer.value.difference),
      calendar: asked.value.calendar,
    });
  }
}

/** One side of an order asks the other for other terms. `expected`: the difference that was shown, in shekels. */
export class ProposeChange extends Command<Result<undefined>> {
  constructor(
    readonly orderId: string,
    readonly userId: string,
    readonly form: WantedForm,
    readonly expected: number,
  ) {
    super();
  }
}

@CommandHandler(ProposeChange)
export class ProposeChangeHandler implements ICommandHandler<ProposeChange> {
  constructor(
    private readonly moves: OrderTransitions,
    private readonly read: ReadModel,
    private readonly asked: AskedChanges,
  ) {}

  execute({ orderId, userId, form, expected }: ProposeChange): Promise<Result<undefined>> {
    return this.moves.by<AskedTerms>(
      { orderId, userId, side: 'both' },
      async () => {
        const order = await this.read.one<{ storeId: string } & OrderedUnit>(
          `select store_id as "storeId", unit_revision as "unitRevision", summary->>'pricingUnitId' as "pricingUnitId"
           from orders.orders where id = $1`,
          [orderId],
        );
        if (!order) return refuse('not_found');
        return this.asked.of({ id: orderId, ...order }, form);
      },
      // what is no sum in agorot was never shown
      (order, { wanted }, now, side) =>
        order.changes.propose(side, wanted, Math.round(expected * 1e6) / 1e4, now),
    );
  }
}
