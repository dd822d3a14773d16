import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { addCard, Card, InputOf } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, wallTime } from '@smachot/kernel';
import { Config, Secrets, type Tx, UnitOfWork } from '@smachot/server-platform';
import { isValidPast, NEW_CARDS_A_DAY } from '../domain/card';
import { CHECK_LEASE_CALLS } from '../provider/sale-taker';
import { CardRepository } from '../persistence/card.repository';
import { viewCard } from '../views/card-view';
import { CheckCard } from './check-card';

export class AddCard extends Command<Result<Card>> {
  constructor(
    readonly userId: string,
    readonly card: InputOf<typeof addCard>['body'],
  ) {
    super();
  }
}

/**
 * Stores a card and asks the provider about it. The card details from the browser are shown only until the provider has
 * answered. The same card added again renews the stored one.
 */
@CommandHandler(AddCard)
export class AddCardHandler implements ICommandHandler<AddCard> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly commands: CommandBus,
    private readonly cards: CardRepository,
  ) {}

  async execute({ userId, card }: AddCard): Promise<Result<Card>> {
    const { day } = wallTime(this.clock.now());
    if (!isValidPast(card.expiry, day)) return refuse('card.rejected');
    const fingerprint = this.secrets.sign('card-fingerprint', card.token);
    const stored = await this.work.run((tx) => this.store(tx, userId, card, fingerprint));
    if (!stored.ok) return stored;
    const refused = await this.commands.execute(new CheckCard(stored.value, true, card.returnTo));
    if (refused) return refuse(refused);
    // by its token: the check may have shown that the account already had this card
    const row = await this.work.run((tx) => this.cards.ofToken(tx, userId, fingerprint));
    return row && row.status !== 'refused' ? accept(viewCard(row, day)) : refuse('card.rejected');
  }

  /** Returns the id of the card to be checked: a new row, or the one with the same token. */
  private async store(
    tx: Tx,
    userId: string,
    card: AddCard['card'],
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
