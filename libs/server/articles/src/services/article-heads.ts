import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type PageHead, type PublicAddress, PublicPages } from '@smachot/server-web-pages';
import { ArticleQueries } from '../persistence/article.queries';

const HELP = {
  title: 'מרכז העזרה של שמחות',
  description: 'תשובות על הזמנות ואישורי הגעה, הזמנה מספקים, תשלומים והחזרים, וניהול עסק באתר.',
};

/** The help page and every article in a chat's preview, in search results and in the sitemap. */
@Injectable()
export class ArticleHeads implements OnModuleInit {
  constructor(
    private readonly pages: PublicPages,
    private readonly articles: ArticleQueries,
  ) {}

  onModuleInit(): void {
    this.pages.contribute({
      path: /^\/help\/?$/,
      head: () => Promise.resolve(headOf(HELP, 'שאלות ותשובות', 'he')),
      addresses: () => this.addresses(),
    });
    this.pages.contribute({
      path: /^\/help\/([^/]+)\/?$/,
      head: (slug) => this.head(slug),
      addresses: async function* () {},
    });
  }

  private async head(slug: string): Promise<PageHead | undefined> {
    const found = await this.articles.find(slug, 'he');
    if (!found) return undefined;
    const { title, summary, language, publishedAt } = found;
    const thing = { '@type': 'Article', headline: title, dateModified: publishedAt.toISOString() };
    return { ...headOf({ title, description: summary }, HELP.title, language), thing };
  }

  private async *addresses(): AsyncIterable<PublicAddress> {
    const articles = await this.articles.addresses();
    const newest = Math.max(0, ...articles.map(({ changedAt }) => changedAt.getTime()));
    if (articles.length > 0) yield { path: '/help', changedAt: new Date(newest) };
    for (const { slug, changedAt } of articles) yield { path: `/help/${slug}`, changedAt };
  }
}

const headOf = (
  { title, description }: typeof HELP,
  detail: string,
  language: PageHead['language'],
): PageHead => ({ title, description, image: null, card: { title, detail }, language });
