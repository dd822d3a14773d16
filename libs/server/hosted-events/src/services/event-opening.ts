import { Injectable } from '@nestjs/common';
import type { HostedEventForm, PublicEventId, RepeatForm, UserId } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { HostedEvent } from '../domain/hosted-event';
import { HostedEventRepository, MOST_A_DAY, MOST_AHEAD } from '../persistence/hosted-event.repository';
import type { HostAccess } from './event-access';
import { newSlug } from './event-slug';
import { SeriesOpening } from './series-opening';

/** Opens events within the limits of one person, whose account is free and whose events strangers see. */
@Injectable()
export class EventOpening {
  constructor(
    private readonly events: HostedEventRepository,
    private readonly series: SeriesOpening,
    private readonly clock: Clock,
  ) {}

  /** Opens an event with its other dates. */
  async openAll(
    tx: Tx,
    { form, repeats }: { form: HostedEventForm; repeats: RepeatForm | null },
    access: HostAccess,
    userId: UserId,
  ): Promise<Result<PublicEventId>> {
    const opened = await this.open(tx, form, access, userId);
    if (!opened.ok || !repeats) return opened;
    const repeated = await this.series.repeat(tx, opened.value, repeats, { access, userId });
    return repeated.ok ? opened : repeated;
  }

  async open(
    tx: Tx,
    form: HostedEventForm,
    { storeId, seller }: HostAccess,
    userId: UserId,
  ): Promise<Result<PublicEventId>> {
    const now = this.clock.now();
    const { today, ahead } = await this.events.countOf(tx, userId, now);
    if (today >= MOST_A_DAY) return refuse('hosted_event.too_many_today');
    if (ahead >= MOST_AHEAD) return refuse('hosted_event.too_many');
    const about = { id: newId(), slug: newSlug(form.title), hostUserId: userId, storeId };
    const event = HostedEvent.open(about, form, seller, now);
    if (!event.ok) return event;
    await this.events.add(tx, event.value);
    return accept(event.value.state.id);
  }
}
