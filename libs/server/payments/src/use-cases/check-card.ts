import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, HOUR_MS, newId } from '@smachot/kernel';
import { Config, ReadModel, returningRows, UnitOfWork } from '@smachot/server-platform';
import { CHECK_HOURS } from '../domain/card';
import { PaymeGateway, type SaleCard } from '../provider/payme.gateway';
import {
  CALLS,
  CHECK_LEASE_CALLS,
  SaleTaker,
  type TakeOutcome,
  type Taking,
  within,
} from '../provider/sale-taker';
import { type CardRefusal, CardSettlement } from './settle-card';

/** The provider refuses a sale under 5 ILS, also one that only checks a card. In agorot. */
const CHECK_SUM = 500;

type Claimed = { id: string; user_id: string; sealed_token: string; created_at: Date };
type Intent = Pick<Taking, 'entryId' | 'saleId' | 'challengedAt'>;

/**
 * Asks the provider about one card. `asked`: its owner waits for the answer, so a refused card is not kept. `returnTo`: the path its owner
 * comes back to from a challenge.
 * Answers why it was refused, if it was. Safe to call from anywhere at any time.
 */
export class CheckCard extends Command<CardRefusal | undefined> {
  constructor(
    readonly cardId: string,
    readonly asked: boolean,
    readonly returnTo = '/me/payments',
  ) {
    super();
  }
}

/**
 * A sale of type token moves no money and is made in the steps of a charge: the intent is a ledger row, committed; the sale is
 * opened and its id committed; it is paid; the outcome is committed. An opened sale is read before it is ever paid again.
 */
@CommandHandler(CheckCard)
export class CheckCardHandler implements ICommandHandler<CheckCard> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rows: ReadModel,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly sales: SaleTaker,
    private readonly payme: PaymeGateway,
    private readonly settlement: CardSettlement,
  ) {}

  async execute({ cardId, asked, returnTo }: CheckCard): Promise<CardRefusal | undefined> {
    const timeout = this.config.settings.PAYME_TIMEOUT_MS;
    const holds = within((CALLS - 1) * timeout);
    const card = await this.claim(cardId, CHECK_LEASE_CALLS * timeout);
    if (!card) return undefined;
    const intent = await this.intend(card);
    const outcome = await this.sales.take({
      ...intent,
      sealedToken: card.sealed_token,
      type: 'token',
      amount: CHECK_SUM,
      product: 'Smachot: card check',
      returnTo,
      holds,
    });
    const known = outcome.kind === 'taken' ? await this.cardOf(intent.entryId) : undefined;
    const overdue = this.clock.now().getTime() - card.created_at.getTime() > CHECK_HOURS * HOUR_MS;
    return this.settlement.settle(
      { cardId, entryId: intent.entryId, asked },
      decided(outcome, known, overdue),
      known,
    );
  }

  private async claim(cardId: string, leaseMs: number): Promise<Claimed | undefined> {
    const rows = await this.work.run((tx) =>
      tx.query<Claimed>(
        `update payments.cards set check_claimed_until = clock_timestamp() + interval '1 millisecond' * $2
         where id = $1 and status = 'checking' and next_check_at is not null and deleted_at is null
           and (check_claimed_until is null or check_claimed_until < clock_timestamp())
         returning id, user_id, sealed_token, created_at`,
        [cardId, leaseMs],
      ),
    );
    return returningRows(rows)[0];
  }

  /** The ledger row of the check: a new one, or the one a crash left. */
  private intend(card: Claimed): Promise<Intent> {
    return this.work.run(async (tx) => {
      const [open] = await tx.query<{ id: string; sale_id: string | null; challenged_at: Date | null }>(
        `select id, sale_id, case when status = 'action_required' then created_at end as challenged_at
         from payments.ledger where card_id = $1 and kind = 'check' and status in ('intended', 'opened', 'action_required')`,
        [card.id],
      );
      if (open) return { entryId: open.id, saleId: open.sale_id, challengedAt: open.challenged_at };
      const entryId = newId();
      await tx.query(
        `insert into payments.ledger (id, idempotency_key, user_id, card_id, kind, amount, status, created_at)
         values ($1, $2, $3, $4, 'check', 0, 'intended', $5)`,
        [entryId, `card:${card.id}:check`, card.user_id, card.id, this.clock.now()],
      );
      return { entryId, saleId: null, challengedAt: null };
    });
  }

  private async cardOf(entryId: string): Promise<SaleCard | undefined> {
    const row = await this.rows.one<{ sale_id: string | null }>(
      'select sale_id from payments.ledger where id = $1',
      [entryId],
    );
    return row?.sale_id ? (await this.payme.read(row.sale_id))?.card : undefined;
  }
}

/** A confirmed card whose mask could not be read is looked at again, and so is one without an answer, for a day. */
const decided = (outcome: TakeOutcome, known: SaleCard | undefined, overdue: boolean): TakeOutcome => {
  if (outcome.kind === 'taken') return known ? outcome : { kind: 'later' };
  return outcome.kind === 'later' && overdue ? { kind: 'refused', code: 'no_answer' } : outcome;
};
