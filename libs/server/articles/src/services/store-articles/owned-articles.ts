import { Injectable } from '@nestjs/common';
import type { StoreArticleId, StoreId, UserId, WrittenStoreArticle } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import type { StoreArticle } from '../../domain/store-articles/store-article';
import { StoreArticleRepository } from '../../persistence/store-articles/store-article.repository';
import { StoresGateway } from '../../stores-gateway';
import { StoreArticleViews } from './store-article-views';

/** The article that an owner of a store changes. */
export type OwnedArticle = { store: string; articleId: StoreArticleId; userId: UserId };

/** Changes one article of a store for one of its owners, under its lock. */
@Injectable()
export class OwnedArticles {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly articles: StoreArticleRepository,
    private readonly views: StoreArticleViews,
  ) {}

  /** `version`: of the article that the owner read; another one in the database is refused. */
  async change(
    of: OwnedArticle,
    version: number,
    change: (article: StoreArticle) => Result<undefined>,
  ): Promise<Result<WrittenStoreArticle>> {
    const done = await this.withOwned(of, async (tx, article) => {
      if (article.state.version !== version) return refuse('conflict.version');
      const changed = change(article);
      if (changed.ok) await this.articles.save(tx, article);
      return changed;
    });
    if (!done.ok) return done;
    const view = await this.views.written(done.value, of.articleId, true);
    return view ? accept(view) : refuse('not_found');
  }

  async delete(of: OwnedArticle): Promise<Result<undefined>> {
    const done = await this.withOwned(of, async (tx, article) => {
      const possible = article.mayBeDeleted();
      if (possible.ok) await this.articles.delete(tx, article.state.id);
      return possible;
    });
    return done.ok ? accept() : done;
  }

  private async withOwned(
    { store, articleId, userId }: OwnedArticle,
    act: (tx: Tx, article: StoreArticle) => Promise<Result<undefined>>,
  ): Promise<Result<StoreId>> {
    const owned = await this.stores.ownedBy(store, userId);
    if (!owned.ok) return owned;
    const done = await this.work.run(async (tx) => {
      const article = await this.articles.load(tx, articleId);
      return article?.state.storeId === owned.value ? act(tx, article) : refuse('not_found');
    });
    return done.ok ? owned : done;
  }
}
