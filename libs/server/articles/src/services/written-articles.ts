import { Injectable } from '@nestjs/common';
import type { ArticleId, WrittenArticle } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';
import { ArticleQueries } from '../persistence/article.queries';

/** Builds the writers' view of an article: every version, with the names of those who wrote them. */
@Injectable()
export class WrittenArticles {
  constructor(
    private readonly articles: ArticleQueries,
    private readonly people: UserDirectory,
  ) {}

  /** Never inside a transaction: it reads by connections of its own. */
  async of(id: ArticleId): Promise<WrittenArticle | undefined> {
    const [article, versions, ratings] = await Promise.all([
      this.articles.article(id),
      this.articles.versionsOf(id),
      this.articles.ratingsOf(id),
    ]);
    if (!article) return undefined;
    const writers = versions.flatMap(({ createdBy }) => createdBy ?? []);
    const people = await this.people.of([...new Set(writers)]);
    const nameOf = (userId: string): string => {
      const person = people.get(userId);
      return person ? `${person.firstName} ${person.lastName}`.trim() : '';
    };
    const { id: articleId, slug, category, related, createdBy, version } = article;
    return {
      ...{ articleId, slug, category, related, createdBy, version, ratings },
      versions: versions.map((one) => ({
        ...{ language: one.language, number: one.number, status: one.status },
        ...{ title: one.title, summary: one.summary, body: one.body },
        byName: one.createdBy === null ? null : nameOf(one.createdBy),
        createdAt: one.createdAt.toISOString(),
        publishedAt: one.publishedAt?.toISOString() ?? null,
        withdrawnAt: one.withdrawnAt?.toISOString() ?? null,
      })),
    };
  }
}
