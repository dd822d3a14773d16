import { Module } from '@nestjs/common';
import { WebPagesModule } from '@smachot/server-web-pages';
import { ArticleWritingController } from './http/article-writing.controller';
import { ArticlesController } from './http/articles.controller';
import { ArticleQueries } from './persistence/article.queries';
import { ArticleRepository } from './persistence/article.repository';
import { ArticleActs } from './services/article-acts';
import { ArticleHeads } from './services/article-heads';
import { WrittenArticles } from './services/written-articles';
import { MoveArticleHandler, PlaceArticleHandler, SaveArticleDraftHandler } from './use-cases/change-article';
import { CreateArticleHandler } from './use-cases/create-article';
import { RateArticleHandler } from './use-cases/rate-article';
import { ListArticlesHandler, ReadArticleHandler } from './use-cases/read-articles';
import { ListWrittenArticlesHandler, ReadWrittenArticleHandler } from './use-cases/written-articles';

const handlers = [
  ...[CreateArticleHandler, MoveArticleHandler, PlaceArticleHandler, SaveArticleDraftHandler],
  ...[ListArticlesHandler, ListWrittenArticlesHandler, RateArticleHandler, ReadArticleHandler],
  ReadWrittenArticleHandler,
];

@Module({
  imports: [WebPagesModule],
  controllers: [ArticlesController, ArticleWritingController],
  providers: [
    ...handlers,
    ...[ArticleQueries, ArticleRepository],
    ...[ArticleActs, ArticleHeads, WrittenArticles],
  ],
})
export class ArticlesHttpModule {}
