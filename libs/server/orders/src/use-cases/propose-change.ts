import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, Location, previewChange } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, toShekels } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import { Order } from '../domain/order';
import { readOrder } from '../persistence/read-order';
import { type AskedTerms, ChangesCalendar } from './changes-calendar';
import { OrderAccess } from './order-access';
import { OrderTransitions } from './order-transitions';

/** `location` and `participants` null: as they were. */
export type WantedForm = { datetime: string; location: Location | null; participants: number | null };

const wantedOf = ({ datetime, ...form }: WantedForm) => ({ ...form, startsAt: new Date(datetime) });

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
    private readonly calendar: ChangesCalendar,
    private readonly clock: Clock,
  ) {}

  async execute({ orderId, userId, form }: PreviewChange): Promise<Result<AnswerOf<typeof previewChange>>> {
    const [standing, known] = await Promise.all([
      this.access.of(orderId, userId),
      readOrder(this.read, orderId),
    ]);
    if (!standing || !known) return refuse('not_found');
    const asked = await this.calendar.ask(known.state, wantedOf(form));
    if (!asked.ok) return asked;
    const order = new Order(known.state, known.followed, known.change);
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
    private readonly calendar: ChangesCalendar,
  ) {}

  execute({ orderId, userId, form, expected }: ProposeChange): Promise<Result<undefined>> {
    return this.moves.by<AskedTerms>(
      { orderId, userId, side: 'both' },
      async () => {
        const order = await this.read.one<{ storeId: string }>(
          'select store_id as "storeId" from orders.orders where id = $1',
          [orderId],
        );
        if (!order) return refuse('not_found');
        return this.calendar.ask({ id: orderId, ...order }, wantedOf(form));
      },
      // what is no sum in agorot was never shown
      (order, { wanted }, now, side) =>
        order.changes.propose(side, wanted, Math.round(expected * 1e6) / 1e4, now),
    );
  }
}
