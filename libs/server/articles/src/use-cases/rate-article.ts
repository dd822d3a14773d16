import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InputOf, rateArticle } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { ArticleQueries } from '../persistence/article.queries';
import { ArticleRepository } from '../persistence/article.repository';

/** Counts one answer to "was this helpful?". */
export class RateArticle extends Command<Result<undefined>> {
  constructor(
    readonly slug: string,
    readonly answer: InputOf<typeof rateArticle>['body'],
  ) {
    super();
  }
}

@CommandHandler(RateArticle)
export class RateArticleHandler implements ICommandHandler<RateArticle> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: ArticleQueries,
    private readonly articles: ArticleRepository,
  ) {}

  async execute({ slug, answer: { language, helpful } }: RateArticle): Promise<Result<undefined>> {
    const found = await this.queries.find(slug, language);
    if (found?.language !== language) return refuse('not_found');
    return this.work.run(async (tx) => {
      await this.articles.rate(tx, found.articleId, language, helpful);
      return accept();
    });
  }
}
