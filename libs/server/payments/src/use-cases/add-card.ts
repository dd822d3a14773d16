import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Card, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, wallTime } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { isValidPast } from '../domain/card';
import { CardRepository } from '../persistence/card.repository';
import { type NewCardForm, NewCards } from '../services/new-cards';
import { viewCard } from '../views/card-view';
import { CheckCard } from './check-card';

export class AddCard extends Command<Result<Card>> {
  constructor(
    readonly userId: UserId,
    readonly card: NewCardForm,
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
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly cards: CardRepository,
    private readonly newCards: NewCards,
  ) {}

  async execute({ userId, card }: AddCard): Promise<Result<Card>> {
    const { day } = wallTime(this.clock.now());
    if (!isValidPast(card.expiry, day)) return refuse('card.expired');
    const added = await this.newCards.add(userId, card);
    if (!added.ok) return added;
    const { cardId, fingerprint } = added.value;
    const refused = await this.commands.execute(new CheckCard(cardId, true, card.returnTo));
    if (refused) return refuse(refused);
    // by its token: the check may have shown that the account already had this card
    const row = await this.work.run((tx) => this.cards.ofToken(tx, userId, fingerprint));
    return row && row.status !== 'refused' ? accept(viewCard(row, day)) : refuse('card.rejected');
  }
}
