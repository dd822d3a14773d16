import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { Config, returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import { CALLS, SaleTaker, type Taking, within } from '../provider/sale-taker';
import { BillSettlement } from './settle-bill';

type Bill = { id: string; user_id: string; total: number; attempts: number };
/** `holds`: whether there is time left to pay before somebody else may look after the bill. */
type Claimed = Bill & { holds: () => boolean };
type Intent = Pick<Taking, 'entryId' | 'saleId' | 'sealedToken' | 'challengedAt'>;

/** Charges one bill now, if it is due, failed or was left in the middle. Safe to call from anywhere at any time. */
export class ChargeBill extends Command<Result<undefined>> {
  constructor(
    readonly billId: string,
    readonly by: 'system' | { userId: string },
  ) {
    super();
  }
}

/**
 * 1. the intent is a ledger row, committed; 2. the sale is opened and its id committed; 3. it is paid; 4. the outcome is
 * committed. A crash after any of these goes on from there: an opened sale is read before it is ever paid again.
 */
@CommandHandler(ChargeBill)
export class ChargeBillHandler implements ICommandHandler<ChargeBill> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly sales: SaleTaker,
    private readonly settlement: BillSettlement,
    private readonly config: Config,
  ) {}

  async execute({ billId, by }: ChargeBill): Promise<Result<undefined>> {
    const bill = await this.claim(billId, by);
    if (!bill) return by === 'system' ? accept() : refuse('not_found');
    const intent = await this.intend(bill);
    const outcome = await this.sales.take({
      ...intent,
      type: 'sale',
      amount: bill.total,
      product: 'Smachot: RSVP responses',
      returnTo: `/me/payments?bill=${bill.id}`,
      holds: bill.holds,
    });
    await this.settlement.settle(bill.id, intent.entryId, outcome);
    return accept();
  }

  /** Takes the bill for as long as charging it may take; nobody else charges it meanwhile. */
  private async claim(billId: string, by: ChargeBill['by']): Promise<Claimed | undefined> {
    const timeout = this.config.settings.PAYME_TIMEOUT_MS;
    const holds = within((CALLS - 1) * timeout);
    const rows = await this.work.run((tx) =>
      tx.query<Bill>(
        `update payments.bills set status = 'charging', claimed_until = clock_timestamp() + interval '1 millisecond' * $3
         where id = $1 and status in ('due', 'failed', 'action_required', 'charging')
           and (claimed_until is null or claimed_until < clock_timestamp()) and ($2::uuid is null or user_id = $2)
         returning id, user_id, amount + carried_in as total, attempts`,
        [billId, by === 'system' ? null : by.userId, CALLS * timeout],
      ),
    );
    return returningRows(rows).map((bill) => ({ ...bill, holds }))[0];
  }

  /** The ledger row of this attempt: a new one, or the unfinished one a crash left. */
  private intend(bill: Claimed): Promise<Intent> {
    return this.work.run(async (tx) => {
      const [open] = await tx.query<{
        id: string;
        sale_id: string | null;
        card_id: string | null;
        challenged_at: Date | null;
      }>(
        `select id, sale_id, card_id, case when status = 'action_required' then created_at end as challenged_at from payments.ledger
         where bill_id = $1 and status in ('intended', 'opened', 'action_required') order by id desc limit 1`,
        [bill.id],
      );
      const card = await this.card(tx, bill.user_id, open?.card_id ?? null);
      if (open)
        return {
          entryId: open.id,
          saleId: open.sale_id,
          sealedToken: card?.sealed_token ?? null,
          challengedAt: open.challenged_at,
        };
      const entryId = newId();
      await tx.query(
        `insert into payments.ledger (id, idempotency_key, user_id, bill_id, card_id, kind, amount, status, created_at)
         values ($1, $2, $3, $4, $5, 'charge', $6, 'intended', $7)`,
        [
          entryId,
          `bill:${bill.id}:${bill.attempts + 1}`,
          bill.user_id,
          bill.id,
          card?.id ?? null,
          bill.total,
          this.clock.now(),
        ],
      );
      return { entryId, saleId: null, sealedToken: card?.sealed_token ?? null, challengedAt: null };
    });
  }

  private async card(tx: Tx, userId: string, cardId: string | null) {
    const [card] = await tx.query<{ id: string; sealed_token: string }>(
      cardId
        ? 'select id, sealed_token from payments.cards where id = $2 and user_id = $1'
        : `select id, sealed_token from payments.cards
           where user_id = $1 and deleted_at is null and status = 'confirmed' and is_default and $2::uuid is null`,
      [userId, cardId],
    );
    return card;
  }
}
