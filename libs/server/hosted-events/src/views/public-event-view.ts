import { Injectable } from '@nestjs/common';
import type {
  HostedEventType,
  Language,
  Location,
  LocationType,
  PublicEvent,
  PublicEventCard,
  PublicEventCategory,
} from '@smachot/contracts';
import { formatLongDate } from '@smachot/i18n';
import { accept, refuse, type Result } from '@smachot/kernel';
import { wazeLink } from '@smachot/server-places';
import { FileStore, imageVariant, ReadModel, type StoredImage } from '@smachot/server-platform';

export type CardRow = {
  id: string;
  slug: string;
  title: string;
  description: string;
  category: PublicEventCategory;
  language: Language;
  startDatetime: Date;
  location: string;
  coverPhoto: StoredImage | null;
  participantCount: number;
};
type EventRow = CardRow & {
  type: HostedEventType;
  endDatetime: Date;
  locationType: LocationType;
  address: string | null;
  geocode: Location['geocode'] | null;
};

/** Columns of a card of an event `e`. */
export const cardSelection = `e.id, e.slug, e.title, e.description, e.category, e.language, e.location,
  e.start_datetime as "startDatetime", e.cover_photo as "coverPhoto",
  (select coalesce(sum(r.participants), 0)::int from hosted_events.registrations r
   where r.event_id = e.id and r.status = 'approved') as "participantCount"`;

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
    private readonly read: ReadModel,
    private readonly files: FileStore,
  ) {}

  /** Reads a page. `place`: address and, where known, coordinates. A private event is refused as if it did not exist. */
  async of(slug: string): Promise<Result<{ page: PublicEvent; place: Location | null }>> {
    const row = await this.read.one<EventRow>(
      `select ${cardSelection}, e.type, e.end_datetime as "endDatetime", e.location_type as "locationType", e.address, e.geocode
       from hosted_events.events e where e.slug = $1 and e.visibility in ('public', 'unlisted')`,
      [slug],
    );
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
