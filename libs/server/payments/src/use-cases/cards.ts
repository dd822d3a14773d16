import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, listCards } from '@smachot/contracts';
import { Clock, wallTime } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import { CARD_COLUMNS, type CardRow } from '../persistence/card-rows';
import { viewCard } from '../views/card-view';

export class Cards extends Query<AnswerOf<typeof listCards>> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(Cards)
export class CardsHandler implements IQueryHandler<Cards> {
  constructor(
    private readonly read: ReadModel,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: Cards) {
    const rows = await this.read.rows<CardRow>(
      `select ${CARD_COLUMNS} from payments.cards where user_id = $1 and deleted_at is null order by is_default desc, id desc`,
      [userId],
    );
    const { day } = wallTime(this.clock.now());
    return { cards: rows.map((row) => viewCard(row, day)) };
  }
}
