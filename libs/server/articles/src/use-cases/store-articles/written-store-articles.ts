import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  AnswerOf,
  listWrittenStoreArticles,
  StoreArticleId,
  WrittenStoreArticle,
} from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { StoreArticleQueries } from '../../persistence/store-articles/store-article.queries';
import { StoreArticleViews } from '../../services/store-articles/store-article-views';
import { StoresGateway } from '../../stores-gateway';

/** Lists every article of a store, for its crew and super admins. */
export class ListWrittenStoreArticles extends Query<Result<AnswerOf<typeof listWrittenStoreArticles>>> {
  constructor(
    readonly store: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(ListWrittenStoreArticles)
export class ListWrittenStoreArticlesHandler implements IQueryHandler<ListWrittenStoreArticles> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly articles: StoreArticleQueries,
  ) {}

  async execute({
    store,
    reader,
  }: ListWrittenStoreArticles): Promise<Result<AnswerOf<typeof listWrittenStoreArticles>>> {
    const seen = await this.stores.seenBy(store, reader);
    if (!seen) return refuse('not_found');
    const rows = await this.articles.writtenBy(seen.partnerId);
    const articles = rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
    return accept({ articles, mayWrite: seen.role === 'Owner' });
  }
}

/** Reads an article of a store with its versions, for its crew and super admins. */
export class ReadWrittenStoreArticle extends Query<Result<WrittenStoreArticle>> {
  constructor(
    readonly store: string,
    readonly articleId: StoreArticleId,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(ReadWrittenStoreArticle)
export class ReadWrittenStoreArticleHandler implements IQueryHandler<ReadWrittenStoreArticle> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly views: StoreArticleViews,
  ) {}

  async execute({ store, articleId, reader }: ReadWrittenStoreArticle): Promise<Result<WrittenStoreArticle>> {
    const seen = await this.stores.seenBy(store, reader);
    if (!seen) return refuse('not_found');
    const article = await this.views.written(seen.partnerId, articleId, seen.role === 'Owner');
    return article ? accept(article) : refuse('not_found');
  }
}
