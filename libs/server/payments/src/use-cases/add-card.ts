import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { addCard, Card, InputOf } from '@smachot/contracts';
import { accept, Clock, DAY_MS, newId, refuse, type Result, wallTime } from '@smachot/kernel';
import { Config, ReadModel, returningRows, Secrets, type Tx, UnitOfWork } from '@smachot/server-platform';
import { isValidPast, NEW_CARDS_A_DAY } from '../domain/card';
import { CHECK_LEASE_CALLS } from '../provider/sale-taker';
import { CARD_COLUMNS, type CardRow, lockCards, viewCard } from './cards';
import { CheckCard } from './check-card';

export class AddCard extends Command<Result<Card>> {
  constructor(
    readonly userId: string,
    readonly card: InputOf<typeof addCard>['body'],
  ) {
    super();
  }
}

/**
 * Stores a card and asks the provider about it. What the browser says of the card is shown only until the provider has
 * answered. The same card again is the one that is there, renewed.
 */
@CommandHandler(AddCard)
export class AddCardHandler implements ICommandHandler<AddCard> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rows: ReadModel,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly commands: CommandBus,
  ) {}

  async execute({ userId, card }: AddCard): Promise<Result<Card>> {
    const { day } = wallTime(this.clock.now());
    if (!isValidPast(card.expiry, day)) return refuse('card.rejected');
    const fingerprint = this.secrets.sign('card-fingerprint', card.token);
    const stored = await this.work.run((tx) => this.store(tx, userId, card, fingerprint));
    if (!stored.ok) return stored;
    const refused = await this.commands.execute(new CheckCard(stored.value, true, card.returnTo));
    if (refused) return refuse(refused);
    // by its token: the card may have turned out to be one that was there
    const row = await this.rows.one<CardRow>(
      `select ${CARD_COLUMNS} from payments.cards where user_id = $1 and fingerprint = $2 and deleted_at is null`,
      [userId, fingerprint],
    );
    return row && row.status !== 'refused' ? accept(viewCard(row, day)) : refuse('card.rejected');
  }

  /** Answers the id of the card that has to be checked: a new row, or the one of the same token. */
  private async store(
    tx: Tx,
    userId: string,
    card: AddCard['card'],
    fingerprint: string,
  ): Promise<Result<string>> {
    const now = this.clock.now();
    await lockCards(tx, userId);
    const [same] = returningRows(
      await tx.query<{ id: string }>(
        `update payments.cards set nickname = coalesce($3, nickname)
         where user_id = $1 and fingerprint = $2 and deleted_at is null and status <> 'refused' returning id`,
        [userId, fingerprint, card.nickname || null],
      ),
    );
    if (same) return accept(same.id);
    await tx.query(
      `update payments.cards set deleted_at = $3 where user_id = $1 and fingerprint = $2 and deleted_at is null`,
      [userId, fingerprint, now],
    );
    const [tries] = await tx.query<{ count: number }>(
      'select count(*)::int as count from payments.cards where user_id = $1 and created_at > $2',
      [userId, new Date(now.getTime() - DAY_MS)],
    );
    if (tries!.count >= NEW_CARDS_A_DAY) return refuse('card.too_many_tries');
    const id = newId();
    await tx.query(
      `insert into payments.cards (id, user_id, sealed_token, fingerprint, last_four, brand, expiry, nickname, is_default, created_at,
         status, next_check_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, false, $9, 'checking', $10)`,
      [
        id,
        userId,
        this.secrets.seal('card-token', card.token),
        fingerprint,
        card.cardMask.slice(-4),
        card.cardType,
        card.expiry,
        card.nickname || null,
        now,
        // checked by this request; by a tick only when the request was killed
        new Date(now.getTime() + CHECK_LEASE_CALLS * this.config.settings.PAYME_TIMEOUT_MS),
      ],
    );
    return accept(id);
  }
}
