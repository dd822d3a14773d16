import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountExport } from '@smachot/server-identity';
import { AdminOverview } from '@smachot/server-platform';
import { ConsentQueries } from './persistence/consent.queries';
import { NewsletterQueries } from './persistence/newsletter.queries';

/** The part of an account's export about newsletters, and what of them waits for an admin. */
@Injectable()
export class NewslettersExport implements OnModuleInit {
  constructor(
    private readonly exports: AccountExport,
    private readonly overview: AdminOverview,
    private readonly consents: ConsentQueries,
    private readonly newsletters: NewsletterQueries,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('newsletterConsents', async (userId) => {
      const rows = await this.consents.ofPerson(userId);
      return rows.map(({ storeId, place, text, textVersion, agreedAt, endedAt, endedBy }) => ({
        ...{ storeId, place, text, textVersion, agreedAt, endedAt, endedBy },
      }));
    });
    this.overview.countWaiting('newsletter_stops', () => this.newsletters.waitingStops());
  }
}
