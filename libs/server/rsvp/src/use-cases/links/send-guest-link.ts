import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { GuestLinkQueries } from '../../persistence/links/guest-link.queries';
import { GuestLinkSms } from '../../services/links/guest-link-sms';
import { GuestLinks } from '../../services/links/guest-links';
import { LinkEligibility } from '../../services/links/link-eligibility';

/** Sends the personal link by SMS, if the requested phone is on the list. */
export class SendGuestLink extends Command<void> {
  constructor(
    readonly linkRequestId: string,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(SendGuestLink)
export class SendGuestLinkHandler implements ICommandHandler<SendGuestLink> {
  constructor(
    private readonly queries: GuestLinkQueries,
    private readonly work: UnitOfWork,
    private readonly eligibility: LinkEligibility,
    private readonly sms: GuestLinkSms,
    private readonly links: GuestLinks,
  ) {}

  async execute({ linkRequestId, delivery }: SendGuestLink): Promise<void> {
    const guest = await this.queries.requested(linkRequestId);
    const sent =
      guest !== undefined &&
      !(await this.eligibility.toText(guest)) &&
      (await this.sms.send(linkRequestId, guest));
    await this.work.runOnce(delivery, async (tx) => {
      if (sent && guest.actorId) await this.links.noteTexted(tx, guest.rsvpId, guest.actorId);
    });
  }
}
