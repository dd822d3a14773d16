import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventPayload } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { figureOfAnswer } from '../domain/answer-figure';
import { FigureRepository } from '../persistence/figure.repository';

/** Counts how long a customer waited for a store's message. */
export class CountAnswer extends Command<void> {
  constructor(
    readonly answer: EventPayload<'conversations.answered'>,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(CountAnswer)
export class CountAnswerHandler implements ICommandHandler<CountAnswer> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly figures: FigureRepository,
  ) {}

  async execute({ answer, delivery }: CountAnswer): Promise<void> {
    await this.work.runOnce(delivery, (tx) => this.figures.add(tx, [figureOfAnswer(answer)]));
  }
}
