import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type InputOf, listArticles, rateArticle, readArticle } from '@smachot/contracts';
import { Input, Serves } from '@smachot/server-platform';
import { RateArticle } from '../use-cases/rate-article';
import { ListArticles, ReadArticle } from '../use-cases/read-articles';

/** Endpoints of readers. */
@Controller()
export class ArticlesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listArticles)
  list(@Input() { query }: InputOf<typeof listArticles>) {
    return this.queries.execute(new ListArticles(query));
  }
  @Serves(readArticle)
  read(@Input() { params, query }: InputOf<typeof readArticle>) {
    return this.queries.execute(new ReadArticle(params.articleSlug, query.language));
  }
  @Serves(rateArticle)
  rate(@Input() { params, body }: InputOf<typeof rateArticle>) {
    return this.commands.execute(new RateArticle(params.articleSlug, body));
  }
}
