import { Injectable } from '@nestjs/common';
import type { PublicEventId, StoreId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { HostedEventQueries } from '../persistence/hosted-event.queries';
import { EventHosts } from '../views/event-hosts';
import type { Crew } from './paying/payment-outcomes';
import { EventAccess } from './event-access';

/** An event that somebody registers for, and the people who are told. */
export type RegistrationTarget = {
  eventId: PublicEventId;
  hosts: UserId[];
  partnerUsername: string | null;
  storeId: StoreId | null;
  coupons: string[];
};

/** Finds the event of a registration. Never inside a transaction: its questions take connections of their own. */
@Injectable()
export class RegistrationAudience {
  constructor(
    private readonly events: HostedEventQueries,
    private readonly hosts: EventHosts,
    private readonly access: EventAccess,
  ) {}

  /** Nobody when it was called off. */
  async crewOf(eventId: PublicEventId): Promise<Crew> {
    const event = await this.events.hostOf(eventId);
    if (!event) return { hosts: [], partnerUsername: null };
    const { partnerUsername } = (await this.hosts.of([event]))(event);
    return { hosts: await this.access.hostsOf(event), partnerUsername };
  }

  async of(slug: string, userId: UserId): Promise<Result<RegistrationTarget>> {
    const event = await this.events.bySlug(slug);
    if (!event) return refuse('not_found');
    const { shown, partnerUsername } = (await this.hosts.of([event]))(event);
    if (!shown) return refuse('not_found');
    if (event.storeId === null && event.hostUserId === userId) return refuse('registration.own_event');
    const { id: eventId, storeId, coupons } = event;
    return accept({ eventId, storeId, coupons, hosts: await this.access.hostsOf(event), partnerUsername });
  }
}
