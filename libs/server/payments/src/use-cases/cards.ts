import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, Card, CardType, InputOf, listCards } from '@smachot/contracts';
import type { addCard } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result, wallTime } from '@smachot/kernel';
import { ReadModel, Secrets, type Tx, UnitOfWork } from '@smachot/server-platform';
import { isValidPast } from '../domain/card';

export type CardRow = {
  id: string;
  last_four: string;
  brand: CardType;
  expiry: string;
  nickname: string | null;
  is_default: boolean;
};
export const CARD_COLUMNS = 'id, last_four, brand, expiry, nickname, is_default';

export const viewCard = (row: CardRow, today: string): Card => ({
  _id: row.id,
  lastFourDigits: row.last_four,
  isDefault: row.is_default,
  cardType: row.brand,
  expiry: `${row.expiry.slice(0, 2)}/${row.expiry.slice(2)}`,
  nickname: row.nickname,
  expired: !isValidPast(row.expiry, today),
});

/** Everything that changes somebody's cards goes one after another. */
export const lockCards = (tx: Tx, userId: string) =>
  tx.query(`select pg_advisory_xact_lock(hashtext('payments.cards'), hashtext($1))`, [userId]);

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

export class AddCard extends Command<Result<Card>> {
  constructor(
    readonly userId: string,
    readonly card: InputOf<typeof addCard>['body'],
  ) {
    super();
  }
}

@CommandHandler(AddCard)
export class AddCardHandler implements ICommandHandler<AddCard> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  execute({ userId, card }: AddCard): Promise<Result<Card>> {
    return this.work.run(async (tx) => {
      const now = this.clock.now();
      const { day } = wallTime(now);
      if (!isValidPast(card.expiry, day)) return refuse('card.rejected');
      await lockCards(tx, userId);
      const [others] = await tx.query<{ count: number }>(
        'select count(*)::int from payments.cards where user_id = $1 and deleted_at is null',
        [userId],
      );
      const rows = await tx.query<CardRow>(
        `insert into payments.cards (id, user_id, sealed_token, fingerprint, last_four, brand, expiry, nickname, is_default, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning ${CARD_COLUMNS}`,
        [
          newId(),
          userId,
          this.secrets.seal('card-token', card.token),
          this.secrets.sign('card-fingerprint', card.token),
          card.cardMask.slice(-4),
          card.cardType,
          card.expiry,
          card.nickname || null,
          others!.count === 0,
          now,
        ],
      );
      if (!rows[0]) return refuse('card.already_stored');
      tx.hint(`user:${userId}`);
      return accept(viewCard(rows[0], day));
    });
  }
}
