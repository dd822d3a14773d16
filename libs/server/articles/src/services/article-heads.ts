import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@smachot/contracts';
import { type PageHead, type PublicAddress, PublicPages } from '@smachot/server-web-pages';
import { ArticleQueries } from '../persistence/article.queries';

type Words = { title: string; description: string; detail: string };

const HELP: Record<Language, Words> = {
  he: {
    title: 'מרכז העזרה של שמחות',
    description: 'תשובות על הזמנות ואישורי הגעה, הזמנה מספקים, תשלומים והחזרים, וניהול עסק באתר.',
    detail: 'שאלות ותשובות',
  },
  en: {
    title: 'Smachot help',
    description:
      'Answers about invitations and RSVPs, ordering from suppliers, payments and refunds, and running a store.',
    detail: 'Questions and answers',
  },
  ru: {
    title: 'Помощь Smachot',
    description:
      'Ответы о приглашениях и гостях, заказах у поставщиков, оплате и возвратах и о работе магазина.',
    detail: 'Вопросы и ответы',
  },
  ar: {
    title: 'مركز المساعدة في Smachot',
    description: 'إجابات عن الدعوات وتأكيد الحضور، والطلب من مزودي الخدمات، والدفع والاسترداد، وإدارة المتجر.',
    detail: 'أسئلة وأجوبة',
  },
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
      head: (language) => Promise.resolve(headOf(HELP[language], HELP[language].detail, language)),
      addresses: () => this.addresses(),
    });
    this.pages.contribute({
      path: /^\/help\/([^/]+)\/?$/,
      head: (language, slug) => this.head(slug, language),
      addresses: async function* () {},
    });
  }

  private async head(slug: string, readIn: Language): Promise<PageHead | undefined> {
    const found = await this.articles.find(slug, readIn);
    if (!found) return undefined;
    const { title, summary, language, publishedAt } = found;
    const thing = { '@type': 'Article', headline: title, dateModified: publishedAt.toISOString() };
    return { ...headOf({ title, description: summary }, HELP[language].title, language), thing };
  }

  private async *addresses(): AsyncIterable<PublicAddress> {
    const articles = await this.articles.addresses();
    const newest = Math.max(0, ...articles.map(({ changedAt }) => changedAt.getTime()));
    if (articles.length > 0) yield { path: '/help', changedAt: new Date(newest) };
    for (const { slug, changedAt } of articles) yield { path: `/help/${slug}`, changedAt };
  }
}

const headOf = (
  { title, description }: Omit<Words, 'detail'>,
  detail: string,
  language: PageHead['language'],
): PageHead => ({ title, description, image: null, card: { title, detail }, language });
