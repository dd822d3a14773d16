import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Card } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, wallTime } from '@smachot/kernel';
import { returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import { CardNeeds, paysUntil } from './card-needs';
import { CARD_COLUMNS, type CardRow, lockCards, viewCard } from './cards';

type Change = { nickname: string | null } | { makeDefault: true };
type Stored = Pick<CardRow, 'id' | 'status' | 'expiry' | 'is_default'>;

/** Newest first. */
const storedCards = (tx: Tx, userId: string): Promise<Stored[]> =>
  tx.query<Stored>(
    'select id, status, expiry, is_default from payments.cards where user_id = $1 and deleted_at is null order by id desc',
    [userId],
  );

export class ChangeCard extends Command<Result<Card>> {
  constructor(
    readonly userId: string,
    readonly cardId: string,
    readonly change: Change,
  ) {
    super();
  }
}

/** Only a confirmed card becomes the default, and while something is unpaid only one that is valid until it is paid. */
@CommandHandler(ChangeCard)
export class ChangeCardHandler implements ICommandHandler<ChangeCard> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly needs: CardNeeds,
  ) {}

  execute({ userId, cardId, change }: ChangeCard): Promise<Result<Card>> {
    return this.work.run(async (tx) => {
      await lockCards(tx, userId);
      const card = (await storedCards(tx, userId)).find(({ id }) => id === cardId);
      if (!card) return refuse('not_found');
      if ('makeDefault' in change) {
        if (card.status !== 'confirmed') return refuse('card.not_confirmed');
        const until = await this.needs.until(tx, userId);
        if (until && !paysUntil(card, until)) return refuse('card.expires_too_soon');
        await tx.query('update payments.cards set is_default = false where user_id = $1 and is_default', [
          userId,
        ]);
      }
      const rows = returningRows(
        await tx.query<CardRow>(
          `update payments.cards set ${'makeDefault' in change ? 'is_default = true' : 'nickname = $2'}
           where id = $1 returning ${CARD_COLUMNS}`,
          'makeDefault' in change ? [cardId] : [cardId, change.nickname || null],
        ),
      );
      tx.hint(`user:${userId}`);
      return accept(viewCard(rows[0]!, wallTime(this.clock.now()).day));
    });
  }
}

export class DeleteCard extends Command<Result<undefined>> {
  constructor(
    readonly userId: string,
    readonly cardId: string,
  ) {
    super();
  }
}

/**
 * Deleting the default makes the newest other card that works the default. While something is unbilled or unpaid, the last card
 * that can pay it stays.
 */
@CommandHandler(DeleteCard)
export class DeleteCardHandler implements ICommandHandler<DeleteCard> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly needs: CardNeeds,
  ) {}

  execute({ userId, cardId }: DeleteCard): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      await lockCards(tx, userId);
      const cards = await storedCards(tx, userId);
      const card = cards.find(({ id }) => id === cardId);
      if (!card) return refuse('not_found');
      const needed = card.status === 'confirmed' ? await this.needs.until(tx, userId) : null;
      const today = wallTime(this.clock.now()).day;
      const heir = cards.find((other) => other !== card && paysUntil(other, needed ?? today));
      if (needed && !heir) return refuse('card.needed');
      await tx.query(
        'update payments.cards set deleted_at = $2, is_default = false, next_check_at = null where id = $1',
        [cardId, this.clock.now()],
      );
      if (card.is_default && heir)
        await tx.query('update payments.cards set is_default = true where id = $1', [heir.id]);
      tx.hint(`user:${userId}`);
      return accept();
    });
  }
}
