import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CardId, LedgerEntryId } from '@smachot/contracts';
import { Clock, HOUR_MS } from '@smachot/kernel';
import { CHECK_HOURS } from '../domain/card';
import { PaymeGateway, type SaleCard } from '../provider/payme.gateway';
import { SaleTaker, type TakeOutcome } from '../provider/sale-taker';
import { CardChecks } from '../services/card-checks';
import { type CardProblem, CardSettlement } from '../services/card-settlement';

/**
 * Asks the provider about one card. `asked`: its owner waits for the answer, so a refused card is not kept. `returnTo`: path to which the
 * cardholder returns after a challenge.
 * Returns the refusal, if it was refused. It is idempotent, so it may be called at any time.
 */
export class CheckCard extends Command<CardProblem | undefined> {
  constructor(
    readonly cardId: CardId,
    readonly asked: boolean,
    readonly returnTo = '/me/payments',
  ) {
    super();
  }
}

/**
 * A sale of type token moves no money and follows the steps of a charge: the intent is committed as a ledger row; the sale is
 * opened and its id committed; it is paid; the outcome is committed. An opened sale is read before it is ever paid again.
 */
@CommandHandler(CheckCard)
export class CheckCardHandler implements ICommandHandler<CheckCard> {
  constructor(
    private readonly checks: CardChecks,
    private readonly sales: SaleTaker,
    private readonly payme: PaymeGateway,
    private readonly settlement: CardSettlement,
    private readonly clock: Clock,
  ) {}

  async execute({ cardId, asked, returnTo }: CheckCard): Promise<CardProblem | undefined> {
    const claimed = await this.checks.begin(cardId, returnTo);
    if (!claimed) return undefined;
    const { card, taking, lookAgainMs } = claimed;
    const { entryId } = taking;
    const outcome = await this.sales.take(taking);
    const known = outcome.kind === 'taken' ? await this.cardOf(entryId) : undefined;
    const overdue = this.clock.now().getTime() - card.created_at.getTime() > CHECK_HOURS * HOUR_MS;
    const checked = { cardId, entryId, asked, lookAgainMs };
    return this.settlement.settle(checked, decided(outcome, known, overdue), known);
  }

  private async cardOf(entryId: LedgerEntryId): Promise<SaleCard | undefined> {
    const saleId = await this.checks.saleOf(entryId);
    return saleId ? (await this.payme.read(saleId))?.card : undefined;
  }
}

/** A confirmed card whose mask could not be read is checked again, and so is one without an answer, for a day. */
const decided = (outcome: TakeOutcome, known: SaleCard | undefined, overdue: boolean): TakeOutcome => {
  if (outcome.kind === 'taken') return known ? outcome : { kind: 'later' };
  return outcome.kind === 'later' && overdue ? { kind: 'refused', code: 'no_answer' } : outcome;
};
