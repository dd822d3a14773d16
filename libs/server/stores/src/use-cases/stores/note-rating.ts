import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventPayload } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { RatingRepository } from '../../persistence/stores/rating.repository';

/** Records the ratings of a store, as reviews publishes them; a late, older version changes nothing. */
export class NoteRating extends Command<void> {
  constructor(
    readonly rating: EventPayload<'reviews.rating_moved'>,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(NoteRating)
export class NoteRatingHandler implements ICommandHandler<NoteRating> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly ratings: RatingRepository,
  ) {}

  async execute({ rating, delivery }: NoteRating): Promise<void> {
    await this.work.runOnce(delivery, (tx) => this.ratings.save(tx, rating));
  }
}
