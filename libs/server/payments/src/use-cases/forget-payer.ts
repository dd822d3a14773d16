import { Inject, Optional } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UserId } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { BillableEventsPort } from '../billable-events-port';
import { CardRepository } from '../persistence/card.repository';
import { PayerRepository } from '../persistence/payer.repository';
import { UnsettledOrdersPort } from '../unsettled-orders-port';

/**
 * Closes an account in payments. The paying card stays until nothing is left to charge (`ReleaseKeptCards`), and an order agreed with
 * a store is still charged to the card it was paid with; bills, ledger and receipts stay, as the law on bookkeeping requires.
 */
export class ForgetPayer extends Command<void> {
  constructor(
    readonly userId: UserId,
    /** Missing in events that were emitted before debts belonged to phones. */
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
    @Optional() @Inject(UnsettledOrdersPort) private readonly orders?: UnsettledOrdersPort,
  ) {}

  async execute({ userId, phoneKey, delivery }: ForgetPayer): Promise<void> {
    const agreed = ((await this.orders?.of([userId])) ?? []).map(({ paymentId }) => paymentId);
    await this.work.runOnce(delivery, async (tx) => {
      await this.payers.close(tx, userId, { phoneKey, agreed });
      if (phoneKey) await this.payers.adoptDebts(tx, phoneKey);
    });
  }
}

/** Deletes the kept cards of closed accounts once all their responses are billed, the bills charged or given up, and the agreed orders settled. */
export class ReleaseKeptCards extends Command<void> {}

@CommandHandler(ReleaseKeptCards)
export class ReleaseKeptCardsHandler implements ICommandHandler<ReleaseKeptCards> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly payers: PayerRepository,
    @Optional() @Inject(BillableEventsPort) private readonly billable?: BillableEventsPort,
    @Optional() @Inject(UnsettledOrdersPort) private readonly orders?: UnsettledOrdersPort,
  ) {}

  async execute(): Promise<void> {
    const { billable, orders } = this;
    // without these ports it is unknown what is left to charge: then every card stays
    if (!billable || !orders) return;
    await this.work.run(async (tx) => {
      const closed = await this.payers.paidUp(tx);
      if (!closed.length) return;
      // asked after the bills were read: an unbilled response becomes a bill, never the other way round
      const waiting = await billable.waiting(closed);
      const agreed = new Set((await orders.of(closed)).map(({ userId }) => userId));
      const done = closed.filter((userId) => !waiting.has(userId) && !agreed.has(userId));
      if (done.length) await this.payers.releaseCards(tx, done);
    });
  }
}

/** Wipes the tokens of deleted cards once no open bill or payment may still charge them. */
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
