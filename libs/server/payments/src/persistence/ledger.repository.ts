import { Injectable } from '@nestjs/common';
import type { BillId, CardId, LedgerEntryId, PaymentId, UserId } from '@smachot/contracts';
import { Clock, newId } from '@smachot/kernel';
import { ledgerEntryLifecycle, type LedgerEntryMove } from '@smachot/lifecycles';
import { prepared, returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { EntryKind, LedgerEntry } from '../domain/ledger-entry';
import { allows, oneOf } from './lifecycle-sql';

const CHALLENGE = { type: 'challenge', by: 'provider' } as const;
const OPEN_SALE = { type: 'open', by: 'worker' } as const;
const ABANDON = { type: 'abandon', by: 'order' } as const;
const SUPERSEDE = { type: 'supersede', by: 'order' } as const;
const VOID = { type: 'void', by: 'provider' } as const;

const openIn = (column: string): string => allows(ledgerEntryLifecycle, column, CHALLENGE);
/** Statuses of entries that can still be voided or abandoned. */
const STANDING = ledgerEntryLifecycle.statuses.filter(
  (status) => ledgerEntryLifecycle.can(status, VOID) || ledgerEntryLifecycle.can(status, ABANDON),
);

const entrySelection = (entry: string, card: string): string =>
  `${entry}.id, ${entry}.kind, ${entry}.status, ${entry}.sale_id as "saleId", ${entry}.of_entry as "ofEntry", ${entry}.card_id as "cardId",
   ${entry}.amount, ${entry}.created_at as "createdAt", ${entry}.look_at as "lookAt", ${card}.sealed_token as "sealedToken"`;

const NOTE_SALE = prepared(
  `update payments.ledger set sale_id = $2, status = 'opened'
   where id = $1 and ${allows(ledgerEntryLifecycle, 'status', OPEN_SALE)} and sale_id is null returning id`,
);

/** Values of a new entry; `of` names the owner. `key` makes it idempotent: the same operation is never requested twice. */
export type NewEntry = {
  key: string;
  userId: UserId;
  of: { paymentId: PaymentId } | { billId: BillId } | { check: true };
  cardId: CardId | null;
  kind: EntryKind;
  amount: number;
  ofEntry?: string;
};

/** Move by which a step of the provider closes an entry. */
export type Closing = Extract<
  LedgerEntryMove,
  { type: 'hold' | 'charge' | 'capture' | 'refund' | 'void' | 'check' | 'fail' }
>['type'];
const CLOSED = {
  hold: 'held',
  charge: 'charged',
  capture: 'captured',
  refund: 'refunded',
  void: 'voided',
  check: 'checked',
  fail: 'failed',
} as const satisfies Record<Closing, string>;

/** Repository of the ledger: an append-only list of the requests to the provider, each written before it is sent. */
@Injectable()
export class LedgerRepository {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Entries of a payment that can still change, oldest first. */
  ofPayment(tx: Tx, paymentId: PaymentId): Promise<LedgerEntry[]> {
    return tx.query<LedgerEntry>(
      `select ${entrySelection('l', 'c')} from payments.ledger l left join payments.cards c on c.id = l.card_id
       where l.payment_id = $1 and ${oneOf('l.status', STANDING)} order by l.id`,
      [paymentId],
    );
  }

  /** The unfinished charge of a bill after a crash. */
  async openChargeOf(tx: Tx, billId: BillId): Promise<Omit<LedgerEntry, 'sealedToken'> | undefined> {
    const [entry] = await tx.query<LedgerEntry>(
      `select l.id, l.kind, l.status, l.sale_id as "saleId", l.of_entry as "ofEntry", l.card_id as "cardId", l.amount,
         l.created_at as "createdAt", l.look_at as "lookAt"
       from payments.ledger l where l.bill_id = $1 and ${openIn('l.status')} order by l.id desc limit 1`,
      [billId],
    );
    return entry;
  }

  /** The unfinished check of a card after a crash. */
  async openCheckOf(tx: Tx, cardId: CardId): Promise<LedgerEntry | undefined> {
    const [entry] = await tx.query<LedgerEntry>(
      `select ${entrySelection('l', 'c')} from payments.ledger l join payments.cards c on c.id = l.card_id
       where l.card_id = $1 and l.kind = 'check' and ${openIn('l.status')}`,
      [cardId],
    );
    return entry;
  }

  async add(tx: Tx, entry: NewEntry): Promise<LedgerEntry> {
    const { of } = entry;
    const rows = await tx.query<LedgerEntry>(
      `with entry as (
         insert into payments.ledger (id, idempotency_key, user_id, payment_id, bill_id, card_id, of_entry, kind, amount, status, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'intended', $10) returning *)
       select ${entrySelection('e', 'c')} from entry e left join payments.cards c on c.id = e.card_id`,
      [
        newId(),
        entry.key,
        entry.userId,
        'paymentId' in of ? of.paymentId : null,
        'billId' in of ? of.billId : null,
        entry.cardId,
        entry.ofEntry ?? null,
        entry.kind,
        entry.amount,
        this.clock.now(),
      ],
    );
    return rows[0]!;
  }

  /** Opens an entry just before the provider is asked. */
  async open(tx: Tx, entryId: LedgerEntryId): Promise<void> {
    await tx.query(
      `update payments.ledger set status = 'opened' where id = $1 and ${allows(ledgerEntryLifecycle, 'status', OPEN_SALE)}`,
      [entryId],
    );
  }

  /** Commits by itself. False when the entry was abandoned or already has another sale; one entry has one sale. */
  async noteSale(entryId: LedgerEntryId, saleId: string): Promise<boolean> {
    return returningRows(await this.work.alone(NOTE_SALE, [entryId, saleId])).length > 0;
  }

  async saleOf(entryId: LedgerEntryId): Promise<string | null> {
    const [entry] = await this.work.alone<{ saleId: string | null }>(
      'select sale_id as "saleId" from payments.ledger where id = $1',
      [entryId],
    );
    return entry?.saleId ?? null;
  }

  /** Locks the entry. `abandoned`: the abandoned entry it refunds, which must not have been settled concurrently. */
  async isOpen(tx: Tx, entryId: LedgerEntryId, abandoned: string | null): Promise<boolean> {
    const rows = await tx.query(
      `select 1 from payments.ledger where id = $1 and ${openIn('status')}
       and ($2::uuid is null or exists (select 1 from payments.ledger s where s.id = $2 and s.status = 'abandoned')) for update`,
      [entryId, abandoned],
    );
    return rows.length > 0;
  }

  async challenge(tx: Tx, entryId: LedgerEntryId, url: string): Promise<void> {
    await tx.query(
      `update payments.ledger set status = 'action_required', authenticate_url = $2 where id = $1 and ${openIn('status')}`,
      [entryId, url],
    );
  }

  async close(
    tx: Tx,
    entryId: LedgerEntryId,
    closing: Closing,
    about: { transaction?: string | null; problem?: string } = {},
  ): Promise<void> {
    const move = { type: closing, by: 'provider' } as const;
    await tx.query(
      `update payments.ledger set status = $2, transaction_id = coalesce($3, transaction_id), problem = $4, settled_at = $5,
         authenticate_url = null, look_at = null where id = $1 and ${allows(ledgerEntryLifecycle, 'status', move)}`,
      [entryId, CLOSED[closing], about.transaction ?? null, about.problem ?? null, this.clock.now()],
    );
  }

  /** Corrects the amount of an entry to the one that really moved, in agorot. */
  async correctAmount(tx: Tx, entryId: LedgerEntryId, amount: number): Promise<void> {
    await tx.query('update payments.ledger set amount = $2 where id = $1', [entryId, amount]);
  }

  async lookAgain(tx: Tx, entryId: LedgerEntryId, at: Date): Promise<void> {
    await tx.query('update payments.ledger set look_at = $2 where id = $1', [entryId, at]);
  }

  /** Abandons a hold that could not be captured, so that it does not stay held. */
  async abandon(tx: Tx, entryId: LedgerEntryId): Promise<void> {
    const move = { type: 'abandon', by: 'worker' } as const;
    await tx.query(
      `update payments.ledger set status = 'abandoned', look_at = $2
       where id = $1 and ${allows(ledgerEntryLifecycle, 'status', move)}`,
      [entryId, this.clock.now()],
    );
  }

  /**
   * Abandons the sales of a payment: the money they take is refunded. `supersede`: only the unpaid ones, for another attempt.
   * Returns their number. An entry that was not requested yet fails.
   */
  async giveUp(tx: Tx, paymentId: PaymentId, why: 'supersede' | 'abandon'): Promise<number> {
    const now = this.clock.now();
    await tx.query(
      `update payments.ledger set status = 'failed', problem = 'given_up', settled_at = $2
       where payment_id = $1 and kind in ('hold', 'charge', 'capture') and ${allows(ledgerEntryLifecycle, 'status', OPEN_SALE)}`,
      [paymentId, now],
    );
    const move = why === 'supersede' ? SUPERSEDE : ABANDON;
    const rows = await tx.query<{ id: LedgerEntryId }>(
      `update payments.ledger set status = 'abandoned', look_at = $2
       where payment_id = $1 and kind in ('hold', 'charge') and ${allows(ledgerEntryLifecycle, 'status', move)} returning id`,
      [paymentId, now],
    );
    return returningRows(rows).length;
  }

  /** Whether another abandoned sale of the payment is still to be read again. */
  async hasOtherStray(tx: Tx, paymentId: PaymentId, saleEntryId: LedgerEntryId): Promise<boolean> {
    const rows = await tx.query(
      `select 1 from payments.ledger where payment_id = $1 and id <> $2 and status = 'abandoned' and look_at <= $3 limit 1`,
      [paymentId, saleEntryId, this.clock.now()],
    );
    return rows.length > 0;
  }
}
