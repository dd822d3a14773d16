import { Inject, Optional } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Card } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, wallTime } from '@smachot/kernel';
import { returningRows, UnitOfWork } from '@smachot/server-platform';
import { BillableEventsPort } from '../billable-events-port';
import { CARD_COLUMNS, type CardRow, lockCards, viewCard } from './cards';

type Change = { nickname: string | null } | { makeDefault: true };

export class ChangeCard extends Command<Result<Card>> {
  constructor(
    readonly userId: string,
    readonly cardId: string,
    readonly change: Change,
  ) {
    super();
  }
}

@CommandHandler(ChangeCard)
export class ChangeCardHandler implements ICommandHandler<ChangeCard> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ userId, cardId, change }: ChangeCard): Promise<Result<Card>> {
    return this.work.run(async (tx) => {
      await lockCards(tx, userId);
      if ('makeDefault' in change)
        await tx.query(
          'update payments.cards set is_default = false where user_id = $1 and is_default and exists (select 1 from payments.cards where id = $2 and user_id = $1 and deleted_at is null)',
          [userId, cardId],
        );
      const rows = returningRows(
        await tx.query<CardRow>(
          `update payments.cards set ${'makeDefault' in change ? 'is_default = true' : 'nickname = $3'}
           where id = $2 and user_id = $1 and deleted_at is null returning ${CARD_COLUMNS}`,
          'makeDefault' in change ? [userId, cardId] : [userId, cardId, change.nickname || null],
        ),
      );
      if (!rows[0]) return refuse('not_found');
      tx.hint(`user:${userId}`);
      return accept(viewCard(rows[0], wallTime(this.clock.now()).day));
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

/** Deleting the default makes the newest other card the default; the last card stays while something is unbilled. */
@CommandHandler(DeleteCard)
export class DeleteCardHandler implements ICommandHandler<DeleteCard> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    @Optional() @Inject(BillableEventsPort) private readonly billed?: BillableEventsPort,
  ) {}

  execute({ userId, cardId }: DeleteCard): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      await lockCards(tx, userId);
      const cards = await tx.query<{ id: string; is_default: boolean }>(
        'select id, is_default from payments.cards where user_id = $1 and deleted_at is null order by id desc',
        [userId],
      );
      const card = cards.find(({ id }) => id === cardId);
      if (!card) return refuse('not_found');
      if (cards.length === 1 && (await this.needed(userId))) return refuse('card.needed');
      await tx.query('update payments.cards set deleted_at = $2, is_default = false where id = $1', [
        cardId,
        this.clock.now(),
      ]);
      const heir = card.is_default ? cards.find(({ id }) => id !== cardId) : undefined;
      if (heir) await tx.query('update payments.cards set is_default = true where id = $1', [heir.id]);
      tx.hint(`user:${userId}`);
      return accept();
    });
  }

  private async needed(userId: string): Promise<boolean> {
    return (await this.billed?.hasUnbilled(userId)) ?? false;
  }
}
