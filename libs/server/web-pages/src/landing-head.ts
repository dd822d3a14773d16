import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PublicPages } from './public-pages';

const DESCRIPTION = 'מתכננים שמחה, יודעים מי מגיע, ומזמינים בדיוק למספר הזה.';

/** The landing page in a chat's preview and in search results. */
@Injectable()
export class LandingHead implements OnModuleInit {
  constructor(private readonly pages: PublicPages) {}

  onModuleInit(): void {
    this.pages.contribute({
      path: /^\/$/,
      head: () =>
        Promise.resolve({
          title: 'שמחות',
          description: DESCRIPTION,
          image: null,
          card: {
            title: 'יודעים מי מגיע, ומזמינים בדיוק למספר הזה',
            detail: 'אישורי הגעה, ספקים ואירועים במקום אחד',
          },
          language: 'he' as const,
          thing: { '@type': 'WebSite', name: 'שמחות', description: DESCRIPTION },
        }),
      addresses: async function* () {},
    });
  }
}
