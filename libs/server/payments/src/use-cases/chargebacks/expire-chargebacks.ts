import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { forEachAlone, UnitOfWork } from '@smachot/server-platform';
import { ChargebackRepository } from '../../persistence/chargebacks/chargeback.repository';
import { ChargebackWriter } from '../../services/chargebacks/chargeback-writer';

/** Loses the chargebacks whose evidence was not sent in time. */
export class ExpireChargebacks extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(ExpireChargebacks)
export class ExpireChargebacksHandler implements ICommandHandler<ExpireChargebacks> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly chargebacks: ChargebackRepository,
    private readonly writer: ChargebackWriter,
  ) {}

  async execute({ now }: ExpireChargebacks): Promise<void> {
    const due = await this.work.run((tx) => this.chargebacks.toExpire(tx, now));
    // one that was decided meanwhile refuses
    await forEachAlone(
      due,
      ({ id }) => id,
      ({ id }) => this.writer.change(id, (chargeback) => chargeback.expire(now)),
    );
  }
}

/** Deletes what people of closed accounts said of chargebacks that are decided. */
export class EraseChargebackAnswers extends Command<void> {}

@CommandHandler(EraseChargebackAnswers)
export class EraseChargebackAnswersHandler implements ICommandHandler<EraseChargebackAnswers> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly chargebacks: ChargebackRepository,
  ) {}

  async execute(): Promise<void> {
    await this.work.run((tx) => this.chargebacks.eraseAnswers(tx));
  }
}
