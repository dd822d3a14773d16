import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, Card, CardType, listCards } from '@smachot/contracts';
import { Clock, wallTime } from '@smachot/kernel';
import { ReadModel, type Tx } from '@smachot/server-platform';
import { type CardStatus, isValidPast } from '../domain/card';

export type CardRow = {
  id: string;
  last_four: string;
  brand: CardType;
  expiry: string;
  nickname: string | null;
  is_default: boolean;
  status: CardStatus;
  authenticate_url: string | null;
};
export const CARD_COLUMNS = `id, last_four, brand, expiry, nickname, is_default, status,
  (select l.authenticate_url from payments.ledger l
   where l.card_id = cards.id and l.kind = 'check' and l.status = 'action_required') as authenticate_url`;

export const viewCard = (row: CardRow, today: string): Card => ({
  _id: row.id,
  lastFourDigits: row.last_four,
  isDefault: row.is_default,
  cardType: row.brand,
  expiry: `${row.expiry.slice(0, 2)}/${row.expiry.slice(2)}`,
  nickname: row.nickname,
  expired: !isValidPast(row.expiry, today),
  status: row.status,
  authenticateUrl: row.authenticate_url,
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
