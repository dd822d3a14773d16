import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PublicEvent } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { Config } from '@smachot/server-platform';
import { type PageHead, type PublicAddress, PublicPages } from '@smachot/server-web-pages';
import { ADDRESSES_PER_PAGE, PublicEventQueries } from '../persistence/public-event.queries';
import { EventHosts } from './event-hosts';
import { PublicEventPages } from './public-event-view';

const ATTENDANCE = { online: 'Online', 'in-person': 'Offline', hybrid: 'Mixed' } as const;

/** An event's page in a chat's preview, in search results and in the sitemap. */
@Injectable()
export class PublicEventHeads implements OnModuleInit {
  constructor(
    private readonly pages: PublicPages,
    private readonly eventPages: PublicEventPages,
    private readonly events: PublicEventQueries,
    private readonly hosts: EventHosts,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.pages.contribute({
      path: /^\/event\/([^/]+)\/?$/,
      head: (_language, slug) => this.head(slug),
      addresses: () => this.addresses(),
    });
  }

  private async head(slug: string): Promise<PageHead | undefined> {
    const found = await this.eventPages.of(slug);
    if (!found.ok) return undefined;
    const { page, unlisted } = found.value;
    const { title, description, language } = page;
    const image = page.coverPhoto && new URL(page.coverPhoto, this.config.settings.PUBLIC_URL).href;
    return {
      title,
      description: `${page.date}. ${description}`,
      image,
      card: { title, detail: [page.date, page.location].filter(Boolean).join(' · ') },
      language,
      unlisted,
      thing: thingOf(page, image),
    };
  }

  /** The addresses of public events that have not begun; a past event keeps its page, but is not in the sitemap. */
  private async *addresses(): AsyncIterable<PublicAddress> {
    let after: { start: Date; id: string } = {
      start: this.clock.now(),
      id: '00000000-0000-0000-0000-000000000000',
    };
    for (let full = true; full;) {
      const rows = await this.events.upcomingAddresses(after);
      const hostOf = await this.hosts.of(rows);
      for (const { slug, createdAt } of rows.filter((row) => hostOf(row).shown))
        yield { path: `/event/${encodeURIComponent(slug)}`, changedAt: createdAt };
      full = rows.length === ADDRESSES_PER_PAGE;
      after = rows.at(-1) ?? after;
    }
  }
}

const thingOf = (page: PublicEvent, image: string | null) => ({
  '@type': 'Event',
  name: page.title,
  description: page.description,
  startDate: page.startDatetime,
  endDate: page.endDatetime,
  eventAttendanceMode: `https://schema.org/${ATTENDANCE[page.locationType]}EventAttendanceMode`,
  ...(page.address === null
    ? {}
    : { location: { '@type': 'Place', name: page.location, address: page.address } }),
  ...(image === null ? {} : { image }),
});
