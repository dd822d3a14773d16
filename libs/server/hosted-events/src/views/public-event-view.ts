import { Injectable } from '@nestjs/common';
import type { Location, PublicEvent, PublicEventCard } from '@smachot/contracts';
import { formatLongDate } from '@smachot/i18n';
import { accept, refuse, type Result } from '@smachot/kernel';
import { wazeLink } from '@smachot/server-places';
import { FileStore, imageVariant } from '@smachot/server-platform';
import { type CardRow, type EventRow, PublicEventQueries } from '../persistence/public-event.queries';

export const cardView = (row: CardRow, files: FileStore): PublicEventCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  description: row.description,
  category: row.category,
  startDatetime: row.startDatetime.toISOString(),
  date: formatLongDate(row.startDatetime, row.language),
  location: row.location,
  participantCount: row.participantCount,
  imageUrl: row.coverPhoto && files.signedUrl(imageVariant(row.coverPhoto.key, 960, 'webp')),
  coverPhoto: row.coverPhoto && files.signedUrl(row.coverPhoto.key),
  language: row.language,
});

/** The event's location for maps and calendars; null for an event that is only online. */
const placeOf = ({ address, geocode }: EventRow): Location | null =>
  address === null ? null : { address, ...(geocode ? { geocode } : {}) };

/** Reads the public page of one event. */
@Injectable()
export class PublicEventPages {
  constructor(
    private readonly events: PublicEventQueries,
    private readonly files: FileStore,
  ) {}

  /** Reads a page. `place`: address and, where known, coordinates. A private event is refused as if it did not exist. */
  async of(slug: string): Promise<Result<{ page: PublicEvent; place: Location | null }>> {
    const row = await this.events.findShown(slug);
    if (!row) return refuse('not_found');
    const { type, locationType, address } = row;
    const place = placeOf(row);
    const page = {
      ...cardView(row, this.files),
      ...{ type, locationType, address },
      endDatetime: row.endDatetime.toISOString(),
      wazeLink: place && wazeLink(place),
    };
    return accept({ page, place });
  }
}
