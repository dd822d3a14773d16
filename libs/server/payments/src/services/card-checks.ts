import { Injectable } from '@nestjs/common';
import type { CardId, LedgerEntryId } from '@smachot/contracts';
import { Config, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { ClaimedCard } from '../persistence/card-rows';
import { CardRepository } from '../persistence/card.repository';
import { LedgerRepository } from '../persistence/ledger.repository';
import { CALLS, CHECK_LEASE_CALLS, LOOK_AGAIN_TIMEOUTS, type Taking, validFor } from '../provider/sale-taker';

/** Sum of a sale that only checks a card, in agorot: the provider refuses sales under 5 ILS. */
const CHECK_SUM = 500;

/** Check of one card, its ledger row committed. `lookAgainMs`: milliseconds until the next check, when there is no outcome. */
export type ClaimedCheck = { card: ClaimedCard; taking: Taking; lookAgainMs: number };

/** Claims the check of a card for as long as it may take, so that no other worker checks the card. */
@Injectable()
export class CardChecks {
  constructor(
    private readonly work: UnitOfWork,
    private readonly cards: CardRepository,
    private readonly ledger: LedgerRepository,
    private readonly config: Config,
  ) {}

  /** `returnTo`: path to which the cardholder returns after a challenge. */
  async begin(cardId: CardId, returnTo: string): Promise<ClaimedCheck | undefined> {
    const timeout = this.config.settings.PAYME_TIMEOUT_MS;
    const leaseValid = validFor((CALLS - 1) * timeout);
    const card = await this.work.run((tx) => this.cards.claimCheck(tx, cardId, CHECK_LEASE_CALLS * timeout));
    if (!card) return undefined;
    const intent = await this.work.run((tx) => this.intend(tx, card));
    const taking: Taking = {
      ...intent,
      sealedToken: card.sealed_token,
      type: 'token',
      amount: CHECK_SUM,
      product: 'Smachot: card check',
      returnTo,
      leaseValid,
    };
    return { card, taking, lookAgainMs: LOOK_AGAIN_TIMEOUTS * timeout };
  }

  /** The sale opened for a check. */
  saleOf(entryId: LedgerEntryId): Promise<string | null> {
    return this.ledger.saleOf(entryId);
  }

  /** The ledger row of the check: a new one, or the unfinished one after a crash. */
  private async intend(
    tx: Tx,
    { id, user_id: userId }: ClaimedCard,
  ): Promise<Pick<Taking, 'entryId' | 'saleId' | 'challengedAt'>> {
    const open = await this.ledger.openCheckOf(tx, id);
    if (open) {
      const challengedAt = open.status === 'action_required' ? open.createdAt : null;
      return { entryId: open.id, saleId: open.saleId, challengedAt };
    }
    const about = { key: `card:${id}:check`, of: { check: true as const }, kind: 'check' as const };
    const entry = await this.ledger.add(tx, { ...about, userId, cardId: id, amount: 0 });
    return { entryId: entry.id, saleId: null, challengedAt: null };
  }
}
