import { Injectable } from '@nestjs/common';
import type { EventId, RsvpId, UserId } from '@smachot/contracts';
import { Clock, type E164, newId } from '@smachot/kernel';
import { HostKeys } from '@smachot/server-messaging';
import type { Tx } from '@smachot/server-platform';
import { LinkRequestRepository } from '../../persistence/links/link-request.repository';
import { LinkSends } from '../../persistence/links/link-sends';

type HostRequest = {
  eventId: EventId;
  rsvpId: RsvpId;
  phone: E164;
  /** Network of the host, as `networkOf` returns it. */
  network: string;
  actorId: UserId;
};

/** Personal links by SMS within their limits. */
@Injectable()
export class LinkRequests {
  constructor(
    private readonly hosts: HostKeys,
    private readonly sends: LinkSends,
    private readonly requests: LinkRequestRepository,
    private readonly clock: Clock,
  ) {}

  /** Key under which the SMS of a host are counted. It is read before the transaction, because another context is queried. */
  hostKeyOf(hostId: UserId): Promise<string> {
    return this.hosts.of(hostId);
  }

  /** Takes one SMS from every limit; false when one of them is used up. */
  take(
    tx: Tx,
    sms: { requestId: string; hostKey: string; phone: E164; networkKey: string | null },
  ): Promise<boolean> {
    return this.sends.take(tx, sms, this.clock.now());
  }

  /** Requests the link of one guest for a host; false when a limit is used up. */
  async requestOfHost(tx: Tx, hostKey: string, { network, ...request }: HostRequest): Promise<boolean> {
    const id = newId();
    const networkKey = this.sends.networkKey(network);
    if (!(await this.take(tx, { requestId: id, hostKey, phone: request.phone, networkKey }))) return false;
    await this.requests.addOfHost(tx, { ...request, id, networkKey, createdAt: this.clock.now() });
    tx.emit('rsvp.link_requested', { linkRequestId: id });
    return true;
  }
}
