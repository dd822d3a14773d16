import { Inject, Optional } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { BillableEventsPort } from '../billable-events-port';
import { CardRepository } from '../persistence/card.repository';
import { PayerRepository } from '../persistence/payer.repository';

/**
 * The account is closed. The card that pays stays until nothing is left to charge (`ReleaseKeptCards`), and what is agreed with a store
 * is still charged by its card; bills, ledger and receipts stay, as the law on bookkeeping wants.
 */
export class ForgetPayer extends Command<void> {
  constructor(
    readonly userId: string,
    /** Missing in what was emitted before debts belonged to phones. */
    readonly phoneKey: string | undefined,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ForgetPayer)
export class ForgetPayerHandler implements ICommandHandler<ForgetPayer> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly payers: PayerRepository,
  ) {}

  async execute({ userId, phoneKey, delivery }: ForgetPayer): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      await this.payers.close(tx, userId, phoneKey);
      if (phoneKey) await this.payers.adoptDebts(tx, phoneKey);
    });
  }
}

/** Cards of closed accounts, once everything is billed and charged, or given up on. */
export class ReleaseKeptCards extends Command<void> {}

@CommandHandler(ReleaseKeptCards)
export class ReleaseKeptCardsHandler implements ICommandHandler<ReleaseKeptCards> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly payers: PayerRepository,
    @Optional() @Inject(BillableEventsPort) private readonly billable?: BillableEventsPort,
  ) {}

  async execute(): Promise<void> {
    const { billable } = this;
    // nobody knows what is unbilled: then every card stays
    if (!billable) return;
    await this.work.run(async (tx) => {
      const closed = await this.payers.paidUp(tx);
      // asked after the bills were looked at: what is unbilled becomes a bill, never the other way
      const waiting = await billable.waiting(closed);
      const done = closed.filter((userId) => !waiting.has(userId));
      if (done.length) await this.payers.releaseCards(tx, done);
    });
  }
}

/** The tokens of cards that were deleted, once nothing that is still open names them. */
export class WipeCards extends Command<void> {}

@CommandHandler(WipeCards)
export class WipeCardsHandler implements ICommandHandler<WipeCards> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly cards: CardRepository,
  ) {}

  async execute(): Promise<void> {
    await this.work.run((tx) => this.cards.wipeDeleted(tx));
  }
}
