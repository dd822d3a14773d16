import { Injectable } from '@nestjs/common';
import { type CardId, type CardRefusal, cardRefusalOf, type LedgerEntryId } from '@smachot/contracts';
import { Logger, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { CheckedCard } from '../persistence/card-rows';
import { CardRepository } from '../persistence/card.repository';
import { LedgerRepository } from '../persistence/ledger.repository';
import type { SaleCard } from '../provider/payme.gateway';
import type { TakeOutcome } from '../provider/sale-taker';
import { CardIdentity } from './card-identity';

export type CardProblem = 'card.rejected' | 'card.on_many_accounts' | `card.${CardRefusal}`;
const problemOf = (code: string): CardProblem => {
  const kind = cardRefusalOf(code);
  return kind ? `card.${kind}` : 'card.rejected';
};

type Checked = { cardId: CardId; entryId: LedgerEntryId; asked: boolean; lookAgainMs: number };

/** Records the outcome of a card's check: the ledger row and the card, together and once. */
@Injectable()
export class CardSettlement {
  constructor(
    private readonly work: UnitOfWork,
    private readonly cards: CardRepository,
    private readonly ledger: LedgerRepository,
    private readonly identity: CardIdentity,
    private readonly logger: Logger,
  ) {}

  /** @param known the card as the provider knows it; needed when the outcome is `taken`. */
  settle(
    checked: Checked,
    outcome: TakeOutcome,
    known: SaleCard | undefined,
  ): Promise<CardProblem | undefined> {
    return this.work.run(async (tx) => {
      const userId = await this.cards.ownerOf(tx, checked.cardId);
      if (!userId) return undefined;
      await this.cards.lock(tx, userId);
      const card = await this.cards.inCheck(tx, checked.cardId);
      tx.hint(`user:${userId}`);
      // deleted or settled concurrently: no money was requested, so nothing has to be undone
      if (!card) return undefined;
      if (outcome.kind === 'taken' && known) return this.confirmed(tx, checked, card, known);
      if (outcome.kind === 'refused') return this.refused(tx, checked, outcome.code, problemOf(outcome.code));
      if (outcome.kind === 'challenge') await this.ledger.challenge(tx, checked.entryId, outcome.url);
      await this.cards.checkAgain(tx, checked.cardId, checked.lookAgainMs);
      return undefined;
    });
  }

  private async confirmed(
    tx: Tx,
    checked: Checked,
    card: CheckedCard,
    known: SaleCard,
  ): Promise<CardProblem | undefined> {
    if (this.identity.isExpired(known)) return this.refused(tx, checked, 'expired', 'card.expired');
    const key = this.identity.keyOf(known);
    if (await this.identity.isOnManyAccounts(tx, key, card.user_id, known))
      return this.refused(tx, checked, 'on_many_accounts', 'card.on_many_accounts');
    await this.ledger.close(tx, checked.entryId, 'check');
    const same = await this.cards.confirmedOfKey(tx, card.user_id, key);
    if (same) await this.cards.renew(tx, same, checked.cardId, card);
    else await this.cards.confirm(tx, checked.cardId, card.user_id, key, known);
    return undefined;
  }

  private async refused(tx: Tx, checked: Checked, problem: string, code: CardProblem): Promise<CardProblem> {
    await this.ledger.close(tx, checked.entryId, 'fail', { problem });
    // a waiting caller gets the refusal at once; a card that was listed as being checked stays, so that its owner sees the refusal
    await this.cards.refuse(tx, checked.cardId, checked.asked);
    this.logger.info({ card: checked.cardId, problem }, 'card refused');
    return code;
  }
}
