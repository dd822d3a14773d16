import { Injectable } from '@nestjs/common';
import type { PublicEventId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { HostedEventQueries } from '../persistence/hosted-event.queries';
import { EventHosts } from '../views/event-hosts';
import { EventAccess } from './event-access';

/** An event that somebody registers for, and the people who are told. */
export type RegistrationTarget = {
  eventId: PublicEventId;
  hosts: UserId[];
  partnerUsername: string | null;
};

/** Finds the event of a registration. Never inside a transaction: its questions take connections of their own. */
@Injectable()
export class RegistrationAudience {
  constructor(
    private readonly events: HostedEventQueries,
    private readonly hosts: EventHosts,
    private readonly access: EventAccess,
  ) {}

  async of(slug: string, userId: UserId): Promise<Result<RegistrationTarget>> {
    const event = await this.events.bySlug(slug);
    if (!event) return refuse('not_found');
    const { shown, partnerUsername } = (await this.hosts.of([event]))(event);
    if (!shown) return refuse('not_found');
    if (event.storeId === null && event.hostUserId === userId) return refuse('registration.own_event');
    return accept({ eventId: event.id, hosts: await this.access.hostsOf(event), partnerUsername });
  }
}
