import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventPayload } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { StoreRepository } from '../../persistence/stores/store.repository';

type Details = EventPayload<'verification.bank_details_moved'>;

/** Handles `verification.bank_details_moved`: admins filter stores by the state of their bank details. */
export class NoteBankDetails extends Command<void> {
  constructor(
    readonly details: Details,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(NoteBankDetails)
export class NoteBankDetailsHandler implements ICommandHandler<NoteBankDetails> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoreRepository,
  ) {}

  async execute({ details, delivery }: NoteBankDetails): Promise<void> {
    await this.work.runOnce(delivery, (tx) => this.stores.noteBankDetails(tx, details));
  }
}
