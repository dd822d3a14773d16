import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Delivered } from '@smachot/server-platform';
import { TakenDayRepository } from '../../persistence/availability/taken-day.repository';

/** Records the taken slots of days, as orders publishes them; a late, older version changes nothing. */
export class NoteTaken extends Command<void> {
  constructor(readonly taken: Delivered<'stores.note_taken'>[]) {
    super();
  }
}

@CommandHandler(NoteTaken)
export class NoteTakenHandler implements ICommandHandler<NoteTaken> {
  constructor(private readonly takenDays: TakenDayRepository) {}

  execute({ taken }: NoteTaken): Promise<void> {
    return this.takenDays.save(taken);
  }
}
