import { Injectable } from '@nestjs/common';
import type { addCard, CardId, InputOf, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { Config, Secrets, type Tx, UnitOfWork } from '@smachot/server-platform';
import { NEW_CARDS_A_DAY } from '../domain/card';
import { CardRepository } from '../persistence/card.repository';
import { CHECK_LEASE_CALLS } from '../provider/sale-taker';

export type NewCardForm = InputOf<typeof addCard>['body'];
/** `fingerprint`: HMAC of the provider's token, by which the card is found again. */
export type AddedCard = { cardId: CardId; fingerprint: string };

/** Stores cards that the provider has not confirmed yet. */
@Injectable()
export class NewCards {
  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly cards: CardRepository,
  ) {}

  /** Adds the card, or finds the one with the same token. */
  async add(userId: UserId, card: NewCardForm): Promise<Result<AddedCard>> {
    const fingerprint = this.secrets.sign('card-fingerprint', card.token);
    const stored = await this.work.run((tx) => this.store(tx, userId, card, fingerprint));
    return stored.ok ? accept({ cardId: stored.value, fingerprint }) : stored;
  }

  private async store(
    tx: Tx,
    userId: UserId,
    card: NewCardForm,
    fingerprint: string,
  ): Promise<Result<string>> {
    const same = { userId, fingerprint, nickname: card.nickname || null };
    await this.cards.lock(tx, userId);
    const known = await this.cards.renameSame(tx, same);
    if (known) return accept(known);
    await this.cards.deleteSame(tx, same);
    if ((await this.cards.countNew(tx, userId)) >= NEW_CARDS_A_DAY) return refuse('card.too_many_tries');
    const lease = CHECK_LEASE_CALLS * this.config.settings.PAYME_TIMEOUT_MS;
    const id = await this.cards.add(tx, {
      ...same,
      sealedToken: this.secrets.seal('card-token', card.token),
      lastFour: card.cardMask.slice(-4),
      brand: card.cardType,
      expiry: card.expiry,
      nextCheckAt: new Date(this.clock.now().getTime() + lease),
    });
    return accept(id);
  }
}
