import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LANDING, OWN_PAGES, type OwnPage, SLOGAN } from './own-pages';
import { PublicPages } from './public-pages';

/** Pages of the product itself in a chat's preview and in search results. */
@Injectable()
export class OwnHeads implements OnModuleInit {
  constructor(private readonly pages: PublicPages) {}

  onModuleInit(): void {
    this.contribute(/^\/$/, LANDING, 'WebSite');
    for (const [path, page] of Object.entries(OWN_PAGES))
      this.contribute(new RegExp(`^/${path}/?$`), page, 'WebPage');
  }

  private contribute(path: RegExp, page: OwnPage, type: 'WebSite' | 'WebPage'): void {
    this.pages.contribute({
      path,
      head: (language) => {
        const { title, description } = page[language];
        const slogan = SLOGAN[language];
        const card = type === 'WebSite' ? slogan : { title, detail: slogan.title };
        const thing = { '@type': type, name: title, description };
        return Promise.resolve({ title, description, image: null, card, language, thing });
      },
      addresses: async function* () {},
    });
  }
}
