import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountExport } from '@smachot/server-identity';
import { AdminOverview } from '@smachot/server-platform';
import { StoreArticleQueries } from './persistence/store-articles/store-article.queries';

/** The part of an account's export about articles it reported, and what of articles waits for an admin. */
@Injectable()
export class StoreArticlesExport implements OnModuleInit {
  constructor(
    private readonly exports: AccountExport,
    private readonly overview: AdminOverview,
    private readonly articles: StoreArticleQueries,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('storeArticleReports', (userId) => this.articles.reportsBy(userId));
    this.overview.countWaiting('article_reports', () => this.articles.waiting());
  }
}
