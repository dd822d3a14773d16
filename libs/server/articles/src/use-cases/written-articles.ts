import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, ArticleId, listWrittenArticles, WrittenArticle } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ArticleQueries } from '../persistence/article.queries';
import { WrittenArticles } from '../services/written-articles';

/** Lists every article, for its writers. */
export class ListWrittenArticles extends Query<AnswerOf<typeof listWrittenArticles>> {}

@QueryHandler(ListWrittenArticles)
export class ListWrittenArticlesHandler implements IQueryHandler<ListWrittenArticles> {
  constructor(private readonly articles: ArticleQueries) {}

  async execute(): Promise<AnswerOf<typeof listWrittenArticles>> {
    return { articles: await this.articles.written() };
  }
}

/** Reads an article with all its versions, for its writers. */
export class ReadWrittenArticle extends Query<Result<WrittenArticle>> {
  constructor(readonly articleId: ArticleId) {
    super();
  }
}

@QueryHandler(ReadWrittenArticle)
export class ReadWrittenArticleHandler implements IQueryHandler<ReadWrittenArticle> {
  constructor(private readonly written: WrittenArticles) {}

  async execute({ articleId }: ReadWrittenArticle): Promise<Result<WrittenArticle>> {
    const article = await this.written.of(articleId);
    return article ? accept(article) : refuse('not_found');
  }
}
