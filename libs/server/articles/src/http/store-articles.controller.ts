import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  createStoreArticle,
  deleteStoreArticle,
  type InputOf,
  listModeratedStoreArticles,
  listStoreArticles,
  listWrittenStoreArticles,
  moveStoreArticleStanding,
  publishStoreArticle,
  readStoreArticle,
  readWrittenStoreArticle,
  reportStoreArticle,
  saveStoreArticle,
  withdrawStoreArticle,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import {
  ListModeratedStoreArticles,
  MoveStoreArticleStanding,
  ReportStoreArticle,
} from '../use-cases/store-articles/moderate-store-articles';
import { ListStoreArticles, ReadStoreArticle } from '../use-cases/store-articles/read-store-articles';
import {
  CreateStoreArticle,
  DeleteStoreArticle,
  MoveStoreArticle,
  SaveStoreArticle,
} from '../use-cases/store-articles/write-store-article';
import {
  ListWrittenStoreArticles,
  ReadWrittenStoreArticle,
} from '../use-cases/store-articles/written-store-articles';

type OfOne = InputOf<typeof readWrittenStoreArticle>['params'];
const owned = ({ partner, storeArticleId }: OfOne, { userId }: UserActor) => ({
  store: partner,
  articleId: storeArticleId,
  userId,
});

/** Endpoints of the articles of stores: for readers, for the crews that write them, and for super admins. */
@Controller()
export class StoreArticlesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listStoreArticles)
  list(@Input() { params }: InputOf<typeof listStoreArticles>) {
    return this.queries.execute(new ListStoreArticles(params.partner));
  }
  @Serves(readStoreArticle)
  read(@Input() { params }: InputOf<typeof readStoreArticle>) {
    return this.queries.execute(new ReadStoreArticle(params.partner, Number(params.articleNumber)));
  }
  @Serves(reportStoreArticle)
  report(@Input() { params, body }: InputOf<typeof reportStoreArticle>, @Caller() { userId }: UserActor) {
    const about = { partner: params.partner, number: Number(params.articleNumber), userId };
    return this.commands.execute(new ReportStoreArticle(about, body));
  }

  @Serves(listWrittenStoreArticles)
  written(@Input() { params }: InputOf<typeof listWrittenStoreArticles>, @Caller() actor: UserActor) {
    return this.queries.execute(new ListWrittenStoreArticles(params.partner, actor));
  }
  @Serves(readWrittenStoreArticle)
  readWritten(@Input() { params }: InputOf<typeof readWrittenStoreArticle>, @Caller() actor: UserActor) {
    return this.queries.execute(new ReadWrittenStoreArticle(params.partner, params.storeArticleId, actor));
  }
  @Serves(createStoreArticle)
  create(@Input() { params, body }: InputOf<typeof createStoreArticle>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new CreateStoreArticle(params.partner, body, userId));
  }
  @Serves(saveStoreArticle)
  save(@Input() { params, body }: InputOf<typeof saveStoreArticle>, @Caller() actor: UserActor) {
    return this.commands.execute(new SaveStoreArticle(owned(params, actor), body));
  }
  @Serves(publishStoreArticle)
  publish(@Input() { params, body }: InputOf<typeof publishStoreArticle>, @Caller() actor: UserActor) {
    return this.commands.execute(new MoveStoreArticle('publish', owned(params, actor), body.version));
  }
  @Serves(withdrawStoreArticle)
  withdraw(@Input() { params, body }: InputOf<typeof withdrawStoreArticle>, @Caller() actor: UserActor) {
    return this.commands.execute(new MoveStoreArticle('withdraw', owned(params, actor), body.version));
  }
  @Serves(deleteStoreArticle)
  delete(@Input() { params }: InputOf<typeof deleteStoreArticle>, @Caller() actor: UserActor) {
    return this.commands.execute(new DeleteStoreArticle(owned(params, actor)));
  }

  @Serves(listModeratedStoreArticles)
  moderated() {
    return this.queries.execute(new ListModeratedStoreArticles());
  }
  @Serves(moveStoreArticleStanding)
  decide(@Input() { params, body }: InputOf<typeof moveStoreArticleStanding>) {
    return this.commands.execute(new MoveStoreArticleStanding(params.storeArticleId, body));
  }
}
