import { Injectable } from '@nestjs/common';
import type { StoreArticleEntry, StoreArticleId, StoreId, WrittenStoreArticle } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';
import { type ShownEntry, StoreArticleQueries } from '../../persistence/store-articles/store-article.queries';
import { StoresGateway } from '../../stores-gateway';

export const entryView = ({
  number,
  language,
  title,
  summary,
  publishedAt,
}: ShownEntry): StoreArticleEntry => ({
  ...{ number, language, title, summary },
  publishedAt: publishedAt.toISOString(),
});

/** Builds the writers' view of a store's article: its versions, with the names of those who wrote them. */
@Injectable()
export class StoreArticleViews {
  constructor(
    private readonly articles: StoreArticleQueries,
    private readonly stores: StoresGateway,
    private readonly people: UserDirectory,
  ) {}

  /** Never inside a transaction: it reads by connections of its own. */
  async written(
    storeId: StoreId,
    id: StoreArticleId,
    mayWrite: boolean,
  ): Promise<WrittenStoreArticle | undefined> {
    const [article, versions, stores] = await Promise.all([
      this.articles.written(storeId, id),
      this.articles.versionsOf(id),
      this.stores.byId([storeId]),
    ]);
    if (!article) return undefined;
    const writers = versions.flatMap(({ createdBy }) => createdBy ?? []);
    const people = await this.people.of([...new Set(writers)]);
    const nameOf = (userId: string | null): string | null => {
      const person = userId === null ? undefined : people.get(userId);
      return person ? `${person.firstName} ${person.lastName}`.trim() : null;
    };
    const store = stores.get(storeId);
    return {
      ...article,
      changedAt: article.changedAt.toISOString(),
      isPublic: store?.isPublic === true && !store.closed,
      mayWrite,
      versions: versions.map(
        ({ number, status, title, summary, body, createdBy, createdAt, publishedAt }) => ({
          ...{ number, status, title, summary, body },
          byName: nameOf(createdBy),
          createdAt: createdAt.toISOString(),
          publishedAt: publishedAt?.toISOString() ?? null,
        }),
      ),
    };
  }
}
