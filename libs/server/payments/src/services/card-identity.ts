import { Injectable } from '@nestjs/common';
import { Clock, wallTime } from '@smachot/kernel';
import { Config, Secrets, type Tx } from '@smachot/server-platform';
import { ACCOUNTS_PER_CARD, isPublicTestCard, isValidPast } from '../domain/card';
import { CardRepository } from '../persistence/card.repository';
import type { SaleCard } from '../provider/payme.gateway';

/** What makes two cards the same one, whatever their tokens (ADR 14). */
@Injectable()
export class CardIdentity {
  constructor(
    private readonly cards: CardRepository,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly secrets: Secrets,
  ) {}

  /** HMAC of the card's mask and expiry as the provider tells them. */
  keyOf({ mask, expiry }: SaleCard): string {
    return this.secrets.sign('card', `${mask}|${expiry}`);
  }

  isExpired({ expiry }: SaleCard): boolean {
    return !isValidPast(expiry, wallTime(this.clock.now()).day);
  }

  /** A card that is passed around opens as many new accounts as one likes; a family's, a few. Whoever counts takes turns. */
  async isOnManyAccounts(tx: Tx, key: string, userId: string, { mask }: SaleCard): Promise<boolean> {
    await this.cards.lockKey(tx, key);
    if (this.config.paymentMode === 'sandbox' && isPublicTestCard(mask)) return false;
    return (await this.cards.otherAccounts(tx, key, userId)) >= ACCOUNTS_PER_CARD;
  }
}
