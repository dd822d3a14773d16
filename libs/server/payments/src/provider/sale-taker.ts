import { Injectable } from '@nestjs/common';
import { Clock, DAY_MS } from '@smachot/kernel';
import { Config, Secrets } from '@smachot/server-platform';
import { LedgerRepository } from '../persistence/ledger.repository';
import { PaymeGateway, type SaleType } from './payme.gateway';

/** Taking a sum may open, read, pay and read again; when all of them took their time, somebody else may look after it. */
export const CALLS = 5;
/** A check of a card reads the card of its sale at the end. */
export const CHECK_LEASE_CALLS = CALLS + 1;
/** A charge without an outcome, or one that waits for its owner, is looked at again after so many of the provider's timeouts. */
export const LOOK_AGAIN_TIMEOUTS = 2;
/** How long the owner of a card has to confirm a challenged charge. */
const CHALLENGE_MS = DAY_MS;

export type TakeOutcome =
  /** Charged; of a sale that authorizes: held; of one that only makes a token: the card is good. */
  | { kind: 'taken'; transactionId: string | null }
  | { kind: 'challenge'; url: string }
  | { kind: 'refused'; code: string }
  /** The owner of the card has not confirmed yet. */
  | { kind: 'waiting' }
  /** No outcome known; the sale is read again soon. */
  | { kind: 'later' };

export type Taking = {
  /** The ledger row of this attempt, committed. */
  entryId: string;
  saleId: string | null;
  sealedToken: string | null;
  challengedAt: Date | null;
  type: SaleType;
  /** In agorot. */
  amount: number;
  /** Into how many payments the card's owner has it split; absent: one. */
  installments?: number;
  product: string;
  /** A path of ours the card's owner comes back to after a challenge. */
  returnTo: string;
  /** Whether there is time left to pay before somebody else may look after it. */
  leaseValid: () => boolean;
};

/**
 * Takes a sum for a ledger row: the sale is opened and its id committed, then it is paid; what a crash or a silent
 * provider left is read before it is ever paid again.
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
    // taken over meanwhile: whoever has it now pays, or has paid
    if (!taking.leaseValid()) return { kind: 'later' };
    const token = this.secrets.open('card-token', taking.sealedToken);
    const paid = await this.payme.pay(saleId, taking, token);
    if (paid.kind !== 'unknown') return paid;
    // no answer is no failure: what the provider says about the sale decides
    const read = await this.read(saleId);
    return read.kind === 'unpaid' ? { kind: 'later' } : read;
  }

  /** `unpaid`: opened and never charged, so it may be paid. */
  private async read(saleId: string): Promise<TakeOutcome | { kind: 'unpaid' }> {
    const sale = await this.payme.read(saleId);
    switch (sale?.state) {
      case 'completed':
      case 'authorized':
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

  /** Undefined: no sale that may be paid here. One entry has one sale, also when two opened one for it. */
  private async open({ entryId, returnTo, ...taking }: Taking): Promise<string | undefined> {
    const returnUrl = new URL(returnTo, this.config.settings.PUBLIC_URL).href;
    const saleId = await this.payme.openSale({ ...taking, reference: entryId, returnUrl });
    if (!saleId) return undefined;
    return (await this.ledger.noteSale(entryId, saleId)) ? saleId : undefined;
  }
}

/** Whether less than `ms` have passed. Both clocks must agree: one stands still while a machine sleeps, the other may be set. */
export const within = (ms: number): (() => boolean) => {
  const [monotonic, wall] = [performance.now() + ms, Date.now() + ms];
  return () => performance.now() < monotonic && Date.now() < wall;
};
