import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { Config, returned, Secrets, type Tx, UnitOfWork } from '@smachot/server-platform';
import { PaymeGateway } from '../provider/payme.gateway';
import { BillSettlement, type ChargeOutcome } from './settle-bill';

/** Longer than both provider calls may take; then somebody else may look what became of the charge. */
const LEASE_SECONDS = 60;

type Claimed = { id: string; user_id: string; total: number; attempts: number };
type Intent = { entryId: string; saleId: string | null; sealedToken: string | null; challengedAt: Date | null };

/** How long the owner of a card has to confirm a challenged charge. */
const CHALLENGE_MS = 24 * 3_600_000;

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
    private readonly payme: PaymeGateway,
    private readonly settlement: BillSettlement,
    private readonly secrets: Secrets,
    private readonly config: Config,
  ) {}

  async execute({ billId, by }: ChargeBill): Promise<Result<undefined>> {
    const bill = await this.claim(billId, by);
    if (!bill) return by === 'system' ? accept() : refuse('not_found');
    const intent = await this.intend(bill);
    const outcome = await this.charge(bill, intent);
    await this.settlement.settle(bill.id, intent.entryId, outcome);
    return accept();
  }

  /** Takes the bill for a minute; nobody else charges it meanwhile. */
  private async claim(billId: string, by: ChargeBill['by']): Promise<Claimed | undefined> {
    const rows = await this.work.run((tx) =>
      tx.query<Claimed>(
        `update payments.bills set status = 'charging', claimed_until = clock_timestamp() + interval '${LEASE_SECONDS} seconds'
         where id = $1 and status in ('due', 'failed', 'action_required', 'charging')
           and (claimed_until is null or claimed_until < clock_timestamp()) and ($2::uuid is null or user_id = $2)
         returning id, user_id, amount + carried_in as total, attempts`,
        [billId, by === 'system' ? null : by.userId],
      ),
    );
    return returned(rows)[0];
  }

  /** The ledger row of this attempt: a new one, or the unfinished one a crash left. */
  private intend(bill: Claimed): Promise<Intent> {
    return this.work.run(async (tx) => {
      const [open] = await tx.query<{ id: string; sale_id: string | null; card_id: string | null; challenged_at: Date | null }>(
        `select id, sale_id, card_id, case when status = 'action_required' then created_at end as challenged_at from payments.ledger
         where bill_id = $1 and status in ('intended', 'opened', 'action_required') order by id desc limit 1`,
        [bill.id],
      );
      const card = await this.card(tx, bill.user_id, open?.card_id ?? null);
      if (open)
        return { entryId: open.id, saleId: open.sale_id, sealedToken: card?.sealed_token ?? null, challengedAt: open.challenged_at };
      const entryId = newId();
      await tx.query(
        `insert into payments.ledger (id, idempotency_key, user_id, bill_id, card_id, kind, amount, status, created_at)
         values ($1, $2, $3, $4, $5, 'charge', $6, 'intended', $7)`,
        [entryId, `bill:${bill.id}:${bill.attempts + 1}`, bill.user_id, bill.id, card?.id ?? null, bill.total, this.clock.now()],
      );
      return { entryId, saleId: null, sealedToken: card?.sealed_token ?? null, challengedAt: null };
    });
  }

  private async card(tx: Tx, userId: string, cardId: string | null) {
    const [card] = await tx.query<{ id: string; sealed_token: string }>(
      cardId
        ? 'select id, sealed_token from payments.cards where id = $2 and user_id = $1'
        : 'select id, sealed_token from payments.cards where user_id = $1 and deleted_at is null and is_default and $2::uuid is null',
      [userId, cardId],
    );
    return card;
  }

  private async charge(bill: Claimed, intent: Intent): Promise<ChargeOutcome> {
    if (!intent.sealedToken) return { kind: 'refused', code: 'no_card' };
    const saleId = intent.saleId ?? (await this.open(bill, intent.entryId));
    if (!saleId) return { kind: 'later' };
    if (intent.saleId) {
      const known = await this.settlement.read(saleId);
      if (known.kind !== 'unpaid') return known;
      if (intent.challengedAt) return this.stillChallenged(intent.challengedAt);
    }
    const paid = await this.payme.pay(saleId, bill.total, this.secrets.open('card-token', intent.sealedToken));
    if (paid.kind !== 'unknown') return paid;
    // no answer is no failure: what the provider says about the sale decides
    const read = await this.settlement.read(saleId);
    return read.kind === 'unpaid' ? { kind: 'later' } : read;
  }

  private stillChallenged(since: Date): ChargeOutcome {
    const late = this.clock.now().getTime() - since.getTime() > CHALLENGE_MS;
    return late ? { kind: 'refused', code: 'not_authenticated' } : { kind: 'waiting' };
  }

  private async open(bill: Claimed, entryId: string): Promise<string | undefined> {
    const saleId = await this.payme.openSale({
      amount: bill.total,
      product: 'Smachot: RSVP responses',
      reference: entryId,
      returnUrl: `${this.config.settings.PUBLIC_URL}/me/payments?bill=${bill.id}`,
    });
    if (!saleId) return undefined;
    await this.work.run((tx) =>
      tx.query(`update payments.ledger set sale_id = $2, status = 'opened' where id = $1`, [entryId, saleId]),
    );
    return saleId;
  }
}
