import { Module } from '@nestjs/common';
import { WebPagesModule } from '@smachot/server-web-pages';
import { ArticleWritingController } from './http/article-writing.controller';
import { ArticlesController } from './http/articles.controller';
import { StoreArticlesController } from './http/store-articles.controller';
import { ArticleJobs } from './jobs/article-jobs';
import { ArticleQueries } from './persistence/article.queries';
import { ArticleRepository } from './persistence/article.repository';
import { StoreArticleQueries } from './persistence/store-articles/store-article.queries';
import { StoreArticleRepository } from './persistence/store-articles/store-article.repository';
import { ArticleActs } from './services/article-acts';
import { ArticleHeads } from './services/article-heads';
import { OwnedArticles } from './services/store-articles/owned-articles';
import { StoreArticleHeads } from './services/store-articles/store-article-heads';
import { StoreArticleViews } from './services/store-articles/store-article-views';
import { WrittenArticles } from './services/written-articles';
import { StoreArticlesExport } from './store-articles-export';
import { StoresGateway } from './stores-gateway';
import { MoveArticleHandler, PlaceArticleHandler, SaveArticleDraftHandler } from './use-cases/change-article';
import { CreateArticleHandler } from './use-cases/create-article';
import { RateArticleHandler } from './use-cases/rate-article';
import { ListArticlesHandler, ReadArticleHandler } from './use-cases/read-articles';
import { ForgetPersonHandler, ForgetStoreHandler } from './use-cases/store-articles/forget';
import {
  ListModeratedStoreArticlesHandler,
  MoveStoreArticleStandingHandler,
  ReportStoreArticleHandler,
} from './use-cases/store-articles/moderate-store-articles';
import {
  ListStoreArticlesHandler,
  ReadStoreArticleHandler,
} from './use-cases/store-articles/read-store-articles';
import {
  CreateStoreArticleHandler,
  DeleteStoreArticleHandler,
  MoveStoreArticleHandler,
  SaveStoreArticleHandler,
} from './use-cases/store-articles/write-store-article';
import {
  ListWrittenStoreArticlesHandler,
  ReadWrittenStoreArticleHandler,
} from './use-cases/store-articles/written-store-articles';
import { ListWrittenArticlesHandler, ReadWrittenArticleHandler } from './use-cases/written-articles';

const handlers = [
  ...[CreateArticleHandler, MoveArticleHandler, PlaceArticleHandler, SaveArticleDraftHandler],
  ...[ListArticlesHandler, ListWrittenArticlesHandler, RateArticleHandler, ReadArticleHandler],
  ReadWrittenArticleHandler,
];
const storeHandlers = [
  ...[ListStoreArticlesHandler, ReadStoreArticleHandler, ReportStoreArticleHandler],
  ...[ListWrittenStoreArticlesHandler, ReadWrittenStoreArticleHandler],
  ...[CreateStoreArticleHandler, SaveStoreArticleHandler, MoveStoreArticleHandler, DeleteStoreArticleHandler],
  ...[ListModeratedStoreArticlesHandler, MoveStoreArticleStandingHandler],
];

@Module({
  imports: [WebPagesModule],
  controllers: [ArticlesController, ArticleWritingController, StoreArticlesController],
  providers: [
    ...handlers,
    ...storeHandlers,
    ...[ArticleQueries, ArticleRepository, StoreArticleQueries, StoreArticleRepository],
    ...[ArticleActs, ArticleHeads, WrittenArticles],
    ...[OwnedArticles, StoreArticleHeads, StoreArticleViews, StoreArticlesExport, StoresGateway],
  ],
})
export class ArticlesHttpModule {}

@Module({ providers: [ArticleJobs, ForgetPersonHandler, ForgetStoreHandler, StoreArticleRepository] })
export class ArticlesJobsModule {}
