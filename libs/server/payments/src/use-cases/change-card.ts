import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Card, CardId, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, wallTime } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { CardRepository } from '../persistence/card.repository';
import { CardNeeds, paysUntil } from '../services/card-needs';
import { viewCard } from '../views/card-view';

type Change = { nickname: string | null } | { makeDefault: true };

export class ChangeCard extends Command<Result<Card>> {
  constructor(
    readonly userId: UserId,
    readonly cardId: CardId,
    readonly change: Change,
  ) {
    super();
  }
}

/** Only a confirmed card becomes the default; while something is unpaid it must also be valid until that is paid. */
@CommandHandler(ChangeCard)
export class ChangeCardHandler implements ICommandHandler<ChangeCard> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly cards: CardRepository,
    private readonly needs: CardNeeds,
  ) {}

  execute({ userId, cardId, change }: ChangeCard): Promise<Result<Card>> {
    return this.work.run(async (tx) => {
      await this.cards.lock(tx, userId);
      const card = (await this.cards.stored(tx, userId)).find(({ id }) => id === cardId);
      if (!card) return refuse('not_found');
      if ('makeDefault' in change) {
        if (card.status !== 'confirmed') return refuse('card.not_confirmed');
        const until = await this.needs.until(tx, userId);
        if (until && !paysUntil(card, until)) return refuse('card.expires_too_soon');
      }
      const changed =
        'makeDefault' in change
          ? await this.cards.makeDefault(tx, userId, cardId)
          : await this.cards.rename(tx, cardId, change.nickname || null);
      tx.hint(`user:${userId}`);
      return accept(viewCard(changed, wallTime(this.clock.now()).day));
    });
  }
}

export class DeleteCard extends Command<Result<undefined>> {
  constructor(
    readonly userId: UserId,
    readonly cardId: CardId,
  ) {
    super();
  }
}

/**
 * Deleting the default makes the newest other working card the default. While something is unbilled or unpaid, the last card
 * that can pay it cannot be deleted.
 */
@CommandHandler(DeleteCard)
export class DeleteCardHandler implements ICommandHandler<DeleteCard> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly cards: CardRepository,
    private readonly needs: CardNeeds,
  ) {}

  execute({ userId, cardId }: DeleteCard): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      await this.cards.lock(tx, userId);
      const cards = await this.cards.stored(tx, userId);
      const card = cards.find(({ id }) => id === cardId);
      if (!card) return refuse('not_found');
      const needed = card.status === 'confirmed' ? await this.needs.until(tx, userId) : null;
      const today = wallTime(this.clock.now()).day;
      const heir = cards.find((other) => other !== card && paysUntil(other, needed ?? today));
      if (needed && !heir) return refuse('card.needed');
      await this.cards.delete(tx, cardId, card.is_default ? heir?.id : undefined);
      tx.hint(`user:${userId}`);
      return accept();
    });
  }
}
