import { Injectable } from '@nestjs/common';
import { SmsGateway, UnitOfWork } from '@smachot/server-platform';
import type { RequestedLink } from '../../persistence/links/guest-link.queries';
import { guestLinkText } from '@smachot/server-guest-dialogue';
import { GuestLinks } from './guest-links';
import { LinkRequests } from './link-requests';

/** Sends personal links by SMS. */
@Injectable()
export class GuestLinkSms {
  constructor(
    private readonly work: UnitOfWork,
    private readonly requests: LinkRequests,
    private readonly links: GuestLinks,
    private readonly sms: SmsGateway,
  ) {}

  /**
   * @param requestId identifies the SMS at the gateway
   * @returns false when a limit is used up
   */
  async send(requestId: string, guest: RequestedLink): Promise<boolean> {
    const link = await this.issue(requestId, guest);
    if (!link) return false;
    const text = guestLinkText(link, guest.hostName, guest.language);
    // `refused` means certainly not sent, so the job is retried. Without a response the SMS may have been sent, and is not
    // sent again.
    if ((await this.sms.send(guest.phone, text, requestId)) === 'refused')
      throw new Error('the link could not be sent');
    return true;
  }

  private async issue(requestId: string, guest: RequestedLink): Promise<string | undefined> {
    const { hostId, eventId, rsvpId, phone, networkKey } = guest;
    const hostKey = await this.requests.hostKeyOf(hostId);
    return this.work.run(async (tx) =>
      (await this.requests.take(tx, { requestId, hostKey, phone, networkKey }))
        ? this.links.issue(tx, eventId, rsvpId)
        : undefined,
    );
  }
}
