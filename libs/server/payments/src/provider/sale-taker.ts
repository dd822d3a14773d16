import { Injectable } from '@nestjs/common';
import type { LedgerEntryId } from '@smachot/contracts';
import { Clock, DAY_MS } from '@smachot/kernel';
import { Config, Secrets } from '@smachot/server-platform';
import { LedgerRepository } from '../persistence/ledger.repository';
import { PaymeGateway, type SaleType } from './payme.gateway';

/** Maximum of calls for one sale (open, read, pay, read again); after their timeouts another worker may take over. */
export const CALLS = 5;
/** A card's check reads the card of its sale at the end. */
export const CHECK_LEASE_CALLS = CALLS + 1;
/** Provider timeouts after which a charge without an outcome, or one that waits for its cardholder, is read again. */
export const LOOK_AGAIN_TIMEOUTS = 2;
/** Milliseconds the cardholder has to confirm a challenged charge. */
const CHALLENGE_MS = DAY_MS;

export type TakeOutcome =
  /** Charged; for an authorizing sale: held; for a sale that only makes a token: the card is valid. */
  | { kind: 'taken'; transactionId: string | null }
  | { kind: 'challenge'; url: string }
  | { kind: 'refused'; code: string }
  /** The cardholder has not confirmed yet. */
  | { kind: 'waiting' }
  /** The outcome is unknown; the sale is read again soon. */
  | { kind: 'later' };

export type Taking = {
  /** The ledger row of this attempt, already committed. */
  entryId: LedgerEntryId;
  saleId: string | null;
  sealedToken: string | null;
  challengedAt: Date | null;
  type: SaleType;
  /** In agorot. */
  amount: number;
  /** Number of installments the cardholder chose; one when absent. */
  installments?: number;
  product: string;
  /** Path to which the cardholder returns after a challenge. */
  returnTo: string;
  /** Whether the lease still leaves time to pay before another worker may take over. */
  leaseValid: () => boolean;
};

/**
 * Charges or authorizes a sum for a ledger row: it opens the sale, commits the sale's id, then pays it. After a crash or a timeout
 * the sale is read before it is ever paid again.
 */
@Injectable()
export class SaleTaker {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly clock: Clock,
    private readonly payme: PaymeGateway,
    private readonly secrets: Secrets,
    private readonly config: Config,
  ) {}

  async take(taking: Taking): Promise<TakeOutcome> {
    if (!taking.sealedToken) return { kind: 'refused', code: 'no_card' };
    const saleId = taking.saleId ?? (await this.open(taking));
    if (!saleId) return { kind: 'later' };
    if (taking.saleId) {
      const known = await this.read(saleId);
      if (known.kind !== 'unpaid') return known;
      if (taking.challengedAt) return this.stillChallenged(taking.challengedAt);
    }
    // the lease has ended: another worker pays, or has paid
    if (!taking.leaseValid()) return { kind: 'later' };
    const token = this.secrets.open('card-token', taking.sealedToken);
    const paid = await this.payme.pay(saleId, taking, token);
    if (paid.kind !== 'unknown') return paid;
    // a missing answer is not a failure: the sale as the provider reports it decides
    const read = await this.read(saleId);
    return read.kind === 'unpaid' ? { kind: 'later' } : read;
  }

  /** `unpaid`: opened and never charged, so that it may be paid. A sale that is disputed already was paid. */
  private async read(saleId: string): Promise<TakeOutcome | { kind: 'unpaid' }> {
    const sale = await this.payme.read(saleId);
    switch (sale?.state) {
      case 'completed':
      case 'authorized':
      case 'charged_back':
      case 'partly_charged_back':
        return { kind: 'taken', transactionId: sale.transactionId };
      case 'failed':
        return { kind: 'refused', code: sale.problem ?? 'refused' };
      case 'initial':
        return { kind: 'unpaid' };
      default:
        return { kind: 'later' };
    }
  }

  private stillChallenged(since: Date): TakeOutcome {
    const late = this.clock.now().getTime() - since.getTime() > CHALLENGE_MS;
    return late ? { kind: 'refused', code: 'not_authenticated' } : { kind: 'waiting' };
  }

  /** Undefined when this entry has no sale that may be paid here. One entry has one sale, also when two workers opened one for it. */
  private async open({ entryId, returnTo, ...taking }: Taking): Promise<string | undefined> {
    const returnUrl = new URL(returnTo, this.config.settings.PUBLIC_URL).href;
    const saleId = await this.payme.openSale({ ...taking, reference: entryId, returnUrl });
    if (!saleId) return undefined;
    return (await this.ledger.noteSale(entryId, saleId)) ? saleId : undefined;
  }
}

/** Whether less than `ms` have passed. Both clocks must agree: one stands still while a machine sleeps, the other may be set. */
export const validFor = (ms: number): (() => boolean) => {
  const [monotonic, wall] = [performance.now() + ms, Date.now() + ms];
  return () => performance.now() < monotonic && Date.now() < wall;
};
