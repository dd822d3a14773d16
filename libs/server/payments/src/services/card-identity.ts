import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { Clock, wallTime } from '@smachot/kernel';
import { Config, Secrets, type Tx } from '@smachot/server-platform';
import { ACCOUNTS_PER_CARD, isPublicTestCard, isValidPast } from '../domain/card';
import { CardRepository } from '../persistence/card.repository';
import type { SaleCard } from '../provider/payme.gateway';

/** Identity of a card independent of its token (ADR 14). */
@Injectable()
export class CardIdentity {
  constructor(
    private readonly cards: CardRepository,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly secrets: Secrets,
  ) {}

  /** HMAC of the card's mask and expiry as the provider reports them. */
  keyOf({ mask, expiry }: SaleCard): string {
    return this.secrets.sign('card', `${mask}|${expiry}`);
  }

  isExpired({ expiry }: SaleCard): boolean {
    return !isValidPast(expiry, wallTime(this.clock.now()).day);
  }

  /**
   * Whether too many accounts hold the card: a shared card could open any number of new accounts, a family's opens a few. Callers
   * count one after another.
   */
  async isOnManyAccounts(tx: Tx, key: string, userId: UserId, { mask }: SaleCard): Promise<boolean> {
    await this.cards.lockKey(tx, key);
    if (this.config.paymentMode === 'sandbox' && isPublicTestCard(mask)) return false;
    return (await this.cards.otherAccounts(tx, key, userId)) >= ACCOUNTS_PER_CARD;
  }
}
