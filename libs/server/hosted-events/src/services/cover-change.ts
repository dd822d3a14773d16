import { Injectable } from '@nestjs/common';
import type { PublicEventId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import type { StoredImage, Tx } from '@smachot/server-platform';
import { EventSeriesRepository } from '../persistence/event-series.repository';
import { HostedEventRepository } from '../persistence/hosted-event.repository';

/** Shows another picture, on the dates of a series that are to come too. */
@Injectable()
export class CoverChange {
  constructor(
    private readonly events: HostedEventRepository,
    private readonly series: EventSeriesRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns the picture that nothing shows any more; null: there is none */
  async replace(tx: Tx, eventId: PublicEventId, image: StoredImage): Promise<Result<StoredImage | null>> {
    await this.series.lock(tx, eventId);
    const event = await this.events.load(tx, eventId);
    if (!event) return refuse('not_found');
    const { coverPhoto: cover, seriesId } = event.state;
    event.showCover(image);
    await this.events.save(tx, event);
    if (seriesId) await this.series.showCover(tx, { seriesId, but: eventId }, image, this.clock.now());
    const [unused] = await this.events.unusedCovers(tx, [{ cover, seriesId }]);
    return accept(unused ?? null);
  }
}
