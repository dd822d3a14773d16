import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  addFavourite,
  favouriteIds,
  type InputOf,
  listFavourites,
  mergeFavourites,
  readStoreCards,
  removeFavourite,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { FavouriteIds, ListFavourites, StoreCards } from '../use-cases/favourites/favourites';
import { AddFavourite, MergeFavourites, RemoveFavourite } from '../use-cases/favourites/keep-favourites';

@Controller()
export class FavouritesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(favouriteIds)
  ids(@Caller() actor: UserActor) {
    return this.queries.execute(new FavouriteIds(actor.userId));
  }
  @Serves(listFavourites)
  list(@Input() { query }: InputOf<typeof listFavourites>, @Caller() actor: UserActor) {
    return this.queries.execute(new ListFavourites(actor.userId, query));
  }
  @Serves(addFavourite)
  add(@Input() { params }: InputOf<typeof addFavourite>, @Caller() actor: UserActor) {
    return this.commands.execute(new AddFavourite(actor.userId, params.storeId));
  }
  @Serves(removeFavourite)
  remove(@Input() { params }: InputOf<typeof removeFavourite>, @Caller() actor: UserActor) {
    return this.commands.execute(new RemoveFavourite(actor.userId, params.storeId));
  }
  @Serves(mergeFavourites)
  merge(@Input() { body }: InputOf<typeof mergeFavourites>, @Caller() actor: UserActor) {
    return this.commands.execute(new MergeFavourites(actor.userId, body.partnerIds));
  }
  @Serves(readStoreCards)
  cards(@Input() { query }: InputOf<typeof readStoreCards>) {
    return this.queries.execute(new StoreCards(query.ids.split(',')));
  }
}
