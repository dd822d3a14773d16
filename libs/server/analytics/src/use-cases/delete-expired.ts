import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { addDays, wallTime } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { FigureRepository } from '../persistence/figure.repository';
import { OrderFactRepository } from '../persistence/order-fact.repository';
import { VisitRepository } from '../persistence/visit.repository';

/** Days that figures are kept: the longest period, compared with the one before it, and a year to look back from. */
const FIGURES_DAYS = 3 * 366;

/** Deletes visits, and the hashes of their visitors, when their day is over, and figures of long ago. */
export class DeleteExpired extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(DeleteExpired)
export class DeleteExpiredHandler implements ICommandHandler<DeleteExpired> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly visits: VisitRepository,
    private readonly orders: OrderFactRepository,
    private readonly figures: FigureRepository,
  ) {}

  execute({ now }: DeleteExpired): Promise<void> {
    const today = wallTime(now).day;
    const oldest = addDays(today, -FIGURES_DAYS);
    return this.work.run(async (tx) => {
      await this.visits.deleteBefore(tx, today);
      await this.orders.deleteBefore(tx, oldest);
      await this.figures.deleteBefore(tx, oldest);
    });
  }
}
