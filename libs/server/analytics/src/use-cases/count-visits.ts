import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { COUNTED_AT_ONCE, VisitRepository } from '../persistence/visit.repository';

/** Adds recorded visits to the figures of their stores. */
export class CountVisits extends Command<void> {}

@CommandHandler(CountVisits)
export class CountVisitsHandler implements ICommandHandler<CountVisits> {
  constructor(private readonly visits: VisitRepository) {}

  async execute(): Promise<void> {
    while ((await this.visits.count()) === COUNTED_AT_ONCE);
  }
}
