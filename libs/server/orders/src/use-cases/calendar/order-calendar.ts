import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language, OrderId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { calendarFile } from '@smachot/server-calendar';
import { Config } from '@smachot/server-platform';
import type { Reader } from '@smachot/server-stores';
import { OrderQueries } from '../../persistence/orders/order.queries';
import { OrderAccess } from '../../services/order-access';
import { entryOf } from '../../views/calendar-entry';
import { calendarWords } from '../../texts/calendar-words';

/** One order as a file for the calendar of one of its sides. */
export class OrderCalendar extends Query<Result<{ code: string; file: string }>> {
  constructor(
    readonly orderId: OrderId,
    readonly reader: Reader,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(OrderCalendar)
export class OrderCalendarHandler implements IQueryHandler<OrderCalendar> {
  constructor(
    private readonly orders: OrderQueries,
    private readonly access: OrderAccess,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async execute({
    orderId,
    reader,
    language,
  }: OrderCalendar): Promise<Result<{ code: string; file: string }>> {
    const [standing, known] = await Promise.all([
      this.access.seenBy(orderId, reader),
      this.orders.find(orderId),
    ]);
    if (!standing || !known) return refuse('not_found');
    const words = calendarWords(language);
    const entry = entryOf(known.state, standing.side, words, this.config.settings.PUBLIC_URL);
    return accept({ code: known.state.code, file: calendarFile(entry, this.clock.now()) });
  }
}
