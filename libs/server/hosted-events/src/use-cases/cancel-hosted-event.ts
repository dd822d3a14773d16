import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PublicEventId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { CallingOff } from '../services/calling-off';
import { EventAccess } from '../services/event-access';

/** Calls an event off and tells the registered. `extra`: the store whose event it is. */
export class CancelHostedEvent extends Command<Result<undefined>> {
  constructor(
    readonly eventId: PublicEventId,
    readonly userId: UserId,
    readonly extra?: string,
  ) {
    super();
  }
}

@CommandHandler(CancelHostedEvent)
export class CancelHostedEventHandler implements ICommandHandler<CancelHostedEvent> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: EventAccess,
    private readonly callingOff: CallingOff,
  ) {}

  async execute({ eventId, userId, extra }: CancelHostedEvent): Promise<Result<undefined>> {
    const access = await this.access.editorOf(eventId, userId, extra);
    if (!access.ok) return access;
    return this.work.run(async (tx) => {
      const found = await this.callingOff.callOff(tx, eventId);
      return found ? accept() : refuse('not_found');
    });
  }
}
