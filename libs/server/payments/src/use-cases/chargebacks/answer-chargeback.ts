import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type answerChargeback,
  type Chargeback,
  CHARGEBACK_ANSWERS,
  type ChargebackId,
  type InputOf,
  type UserId,
} from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { ChargebackRepository } from '../../persistence/chargebacks/chargeback.repository';
import { ChargebackSides, type SeenChargeback } from '../../services/chargebacks/chargeback-sides';

type Body = InputOf<typeof answerChargeback>['body'];

/** What the customer or the business says of a disputed charge. Every answer is kept: it is evidence. */
export class AnswerChargeback extends Command<Result<Chargeback>> {
  constructor(
    readonly id: ChargebackId,
    readonly userId: UserId,
    readonly body: Body,
  ) {
    super();
  }
}

@CommandHandler(AnswerChargeback)
export class AnswerChargebackHandler implements ICommandHandler<AnswerChargeback> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sides: ChargebackSides,
    private readonly chargebacks: ChargebackRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ id, userId, body }: AnswerChargeback): Promise<Result<Chargeback>> {
    const seen = await this.sides.find(id, userId);
    if (!seen) return refuse('not_found');
    const recognised = seen.side === 'customer' ? (body.recognised ?? null) : null;
    if (seen.side === 'customer' && recognised === null)
      return refuse('chargeback.answer_needed', { fields: { recognised: 'chargeback.answer_needed' } });
    const added = await this.work.run((tx) => this.add(tx, seen, { userId, recognised, text: body.text }));
    if (!added.ok) return added;
    const answered = await this.sides.one(id, userId);
    return answered ? accept(answered) : refuse('not_found');
  }

  private async add(
    tx: Tx,
    { state: { id }, side }: SeenChargeback,
    answer: { userId: UserId; recognised: boolean | null; text: string },
  ): Promise<Result<undefined>> {
    const now = this.clock.now();
    const chargeback = await this.chargebacks.load(tx, id);
    if (!chargeback?.mayAnswer(side, now)) return refuse('chargeback.closed');
    if ((await this.chargebacks.answersOf(tx, id, side)) >= CHARGEBACK_ANSWERS)
      return refuse('chargeback.too_many_answers');
    await this.chargebacks.addAnswer(tx, chargeback, { ...answer, side, at: now });
    return accept();
  }
}
