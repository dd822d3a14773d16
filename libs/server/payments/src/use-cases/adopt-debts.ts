import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UserId } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { PayerRepository } from '../persistence/payer.repository';

/** Moves the debts of closed accounts of a phone to the account that was opened with it. */
export class AdoptDebts extends Command<void> {
  constructor(
    readonly userId: UserId,
    readonly phoneKey: string,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(AdoptDebts)
export class AdoptDebtsHandler implements ICommandHandler<AdoptDebts> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly payers: PayerRepository,
  ) {}

  async execute({ userId, phoneKey, delivery }: AdoptDebts): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      await this.payers.open(tx, userId, phoneKey);
      await this.payers.adoptDebts(tx, phoneKey);
    });
  }
}
