import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, listStoreArticles, StoreArticle } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { StoreArticleQueries } from '../../persistence/store-articles/store-article.queries';
import { entryView } from '../../services/store-articles/store-article-views';
import { StoresGateway } from '../../stores-gateway';

/** How many articles are shown beneath one. */
const MOST_BENEATH = 4;

/** Lists what a public store published. */
export class ListStoreArticles extends Query<Result<AnswerOf<typeof listStoreArticles>>> {
  constructor(readonly partner: string) {
    super();
  }
}

@QueryHandler(ListStoreArticles)
export class ListStoreArticlesHandler implements IQueryHandler<ListStoreArticles> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly articles: StoreArticleQueries,
  ) {}

  async execute({ partner }: ListStoreArticles): Promise<Result<AnswerOf<typeof listStoreArticles>>> {
    const store = await this.stores.public(partner);
    if (!store) return refuse('not_found');
    const articles = await this.articles.shownBy(store.partnerId);
    return accept({ articles: articles.map(entryView) });
  }
}

/** Reads one published article of a public store. */
export class ReadStoreArticle extends Query<Result<StoreArticle>> {
  constructor(
    readonly partner: string,
    readonly number: number,
  ) {
    super();
  }
}

@QueryHandler(ReadStoreArticle)
export class ReadStoreArticleHandler implements IQueryHandler<ReadStoreArticle> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly articles: StoreArticleQueries,
  ) {}

  async execute({ partner, number }: ReadStoreArticle): Promise<Result<StoreArticle>> {
    const store = await this.stores.public(partner);
    if (!store) return refuse('not_found');
    const { partnerId, partnerUsername, businessName } = store;
    const found = await this.articles.shown(partnerId, number);
    if (!found) return refuse('not_found');
    const others = await this.articles.besides(partnerId, found, MOST_BENEATH);
    const article = { ...entryView(found), body: found.body, partnerUsername, businessName };
    return accept({ ...article, others: others.map(entryView) });
  }
}
