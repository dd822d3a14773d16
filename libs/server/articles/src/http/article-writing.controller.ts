import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  createArticle,
  type InputOf,
  listWrittenArticles,
  placeArticle,
  publishArticle,
  readWrittenArticle,
  saveArticleDraft,
  withdrawArticle,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { MoveArticle, PlaceArticle, SaveArticleDraft } from '../use-cases/change-article';
import { CreateArticle } from '../use-cases/create-article';
import { ListWrittenArticles, ReadWrittenArticle } from '../use-cases/written-articles';

/** Endpoints of super admins, who write articles; every act has a reason. */
@Controller()
export class ArticleWritingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listWrittenArticles)
  list() {
    return this.queries.execute(new ListWrittenArticles());
  }
  @Serves(readWrittenArticle)
  read(@Input() { params }: InputOf<typeof readWrittenArticle>) {
    return this.queries.execute(new ReadWrittenArticle(params.articleId));
  }
  @Serves(createArticle)
  create(@Input() { body }: InputOf<typeof createArticle>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new CreateArticle(body, userId));
  }
  @Serves(placeArticle)
  place(@Input() { params, body }: InputOf<typeof placeArticle>) {
    return this.commands.execute(new PlaceArticle(params.articleId, body));
  }
  @Serves(saveArticleDraft)
  saveDraft(@Input() { params, body }: InputOf<typeof saveArticleDraft>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new SaveArticleDraft(params, body, userId));
  }
  @Serves(publishArticle)
  publish(@Input() { params, body }: InputOf<typeof publishArticle>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new MoveArticle('publish', params, body.version, userId));
  }
  @Serves(withdrawArticle)
  withdraw(@Input() { params, body }: InputOf<typeof withdrawArticle>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new MoveArticle('withdraw', params, body.version, userId));
  }
}
