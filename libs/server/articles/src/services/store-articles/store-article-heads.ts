import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type PageHead, type PublicAddress, PublicPages } from '@smachot/server-web-pages';
import {
  ADDRESSES_PER_PAGE,
  StoreArticleQueries,
} from '../../persistence/store-articles/store-article.queries';
import { StoresGateway } from '../../stores-gateway';

/** The articles of stores in a chat's preview, in search results and in the sitemap. */
@Injectable()
export class StoreArticleHeads implements OnModuleInit {
  constructor(
    private readonly pages: PublicPages,
    private readonly articles: StoreArticleQueries,
    private readonly stores: StoresGateway,
  ) {}

  onModuleInit(): void {
    this.pages.contribute({
      path: /^\/partner\/([^/]+)\/articles\/([1-9]\d{0,5})\/?$/,
      head: (_language, username, number) => this.head(username, Number(number)),
      addresses: () => this.addresses(),
    });
  }

  private async head(username: string, number: number): Promise<PageHead | undefined> {
    const store = await this.stores.public(username);
    const found = store && (await this.articles.shown(store.partnerId, number));
    if (!found) return undefined;
    const { title, summary, language, publishedAt } = found;
    const author = { '@type': 'LocalBusiness', name: store.businessName };
    return {
      title: `${title} · ${store.businessName}`,
      description: summary,
      image: null,
      card: { title, kicker: store.businessName },
      language,
      thing: { '@type': 'Article', headline: title, author, datePublished: publishedAt.toISOString() },
    };
  }

  private async *addresses(): AsyncIterable<PublicAddress> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (let full = true; full;) {
      const rows = await this.articles.addressesAfter(after);
      const stores = await this.stores.byId(rows.map(({ storeId }) => storeId));
      for (const { storeId, number, changedAt } of rows) {
        const store = stores.get(storeId);
        if (store?.isPublic && !store.closed)
          yield { path: `/partner/${store.partnerUsername}/articles/${number}`, changedAt };
      }
      full = rows.length === ADDRESSES_PER_PAGE;
      after = rows.at(-1)?.id ?? after;
    }
  }
}
