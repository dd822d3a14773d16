import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerOf, mergeFavourites, StoreId, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { FavouriteRepository } from '../../persistence/favourites/favourite.repository';

/** Adds a favourite; an existing one keeps its place in the list. */
export class AddFavourite extends Command<Result<undefined>> {
  constructor(
    readonly userId: UserId,
    readonly storeId: StoreId,
  ) {
    super();
  }
}

@CommandHandler(AddFavourite)
export class AddFavouriteHandler implements ICommandHandler<AddFavourite> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly favourites: FavouriteRepository,
    private readonly clock: Clock,
  ) {}

  execute({ userId, storeId }: AddFavourite): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      await this.favourites.lock(tx, userId);
      const leftOut = await this.favourites.add(tx, userId, [storeId], this.clock.now());
      if (leftOut > 0) return refuse('favourites.too_many');
      return (await this.favourites.isFavourite(tx, userId, storeId)) ? accept() : refuse('not_found');
    });
  }
}

export class RemoveFavourite extends Command<Result<undefined>> {
  constructor(
    readonly userId: UserId,
    readonly storeId: StoreId,
  ) {
    super();
  }
}

@CommandHandler(RemoveFavourite)
export class RemoveFavouriteHandler implements ICommandHandler<RemoveFavourite> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly favourites: FavouriteRepository,
  ) {}

  execute({ userId, storeId }: RemoveFavourite): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      await this.favourites.remove(tx, userId, storeId);
      return accept();
    });
  }
}

type Merged = AnswerOf<typeof mergeFavourites>;

/** Merges the favourites of the account and of a browser, the last added first; the same merge twice changes nothing. */
export class MergeFavourites extends Command<Result<Merged>> {
  constructor(
    readonly userId: UserId,
    readonly storeIds: StoreId[],
  ) {
    super();
  }
}

@CommandHandler(MergeFavourites)
export class MergeFavouritesHandler implements ICommandHandler<MergeFavourites> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly favourites: FavouriteRepository,
    private readonly clock: Clock,
  ) {}

  execute({ userId, storeIds }: MergeFavourites): Promise<Result<Merged>> {
    return this.work.run(async (tx) => {
      await this.favourites.lock(tx, userId);
      const leftOut = await this.favourites.add(tx, userId, storeIds, this.clock.now());
      return accept({ partnerIds: await this.favourites.idsOf(tx, userId), leftOut });
    });
  }
}
