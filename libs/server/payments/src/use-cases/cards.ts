import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, listCards, UserId } from '@smachot/contracts';
import { Clock, wallTime } from '@smachot/kernel';
import { CardQueries } from '../persistence/card.queries';
import { viewCard } from '../views/card-view';

export class Cards extends Query<AnswerOf<typeof listCards>> {
  constructor(readonly userId: UserId) {
    super();
  }
}

@QueryHandler(Cards)
export class CardsHandler implements IQueryHandler<Cards> {
  constructor(
    private readonly cards: CardQueries,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: Cards) {
    const rows = await this.cards.of(userId);
    const { day } = wallTime(this.clock.now());
    return { cards: rows.map((row) => viewCard(row, day)) };
  }
}
