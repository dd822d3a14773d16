import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventPayload } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { StoreRepository } from '../../persistence/stores/store.repository';

type Decided = EventPayload<'verification.kashrut_decided'>;

/** Handles `verification.kashrut_decided`: what an admin found of the certificate that a store states. */
export class NoteKashrut extends Command<void> {
  constructor(
    readonly decided: Decided,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(NoteKashrut)
export class NoteKashrutHandler implements ICommandHandler<NoteKashrut> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoreRepository,
  ) {}

  async execute({ decided, delivery }: NoteKashrut): Promise<void> {
    await this.work.runOnce(delivery, (tx) => this.stores.noteKashrut(tx, decided));
  }
}
