import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '@smachot/server-platform';
import { BankDetailsRepository } from '../persistence/bank-details.repository';

const BATCH = 200;

/** Encrypts details anew that an older key sealed, after the key was changed. */
export class ResealDetails extends Command<void> {}

@CommandHandler(ResealDetails)
export class ResealDetailsHandler implements ICommandHandler<ResealDetails> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly details: BankDetailsRepository,
  ) {}

  async execute(): Promise<void> {
    for (let resealed = BATCH; resealed === BATCH;)
      resealed = await this.work.run((tx) => this.details.reseal(tx, BATCH));
  }
}
