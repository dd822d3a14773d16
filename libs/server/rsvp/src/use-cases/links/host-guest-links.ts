import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerOf, copyGuestLink, EventId, RsvpId, textGuestLink, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { GuestLinks } from '../../services/links/guest-links';
import { LinkEligibility } from '../../services/links/link-eligibility';
import { LinkRequests } from '../../services/links/link-requests';

type Copied = AnswerOf<typeof copyGuestLink>;
type Texted = AnswerOf<typeof textGuestLink>;

/** Creates a guest's personal link for the host to copy. */
export class CopyGuestLink extends Command<Result<Copied>> {
  constructor(
    readonly eventId: EventId,
    readonly rsvpId: RsvpId,
    readonly userId: UserId,
  ) {
    super();
  }
}
/** Sends a guest's personal link by SMS at the host's request. */
export class TextGuestLink extends Command<Result<Texted>> {
  constructor(
    readonly eventId: EventId,
    readonly rsvpId: RsvpId,
    readonly userId: UserId,
    /** Network of the host, as `networkOf` returns it. */
    readonly network: string,
  ) {
    super();
  }
}

@CommandHandler(CopyGuestLink)
export class CopyGuestLinkHandler implements ICommandHandler<CopyGuestLink> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly eligibility: LinkEligibility,
    private readonly links: GuestLinks,
  ) {}

  async execute({ eventId, rsvpId, userId }: CopyGuestLink): Promise<Result<Copied>> {
    const access = await this.access.require(eventId, userId, 'Editor');
    if (!access.ok) return access;
    const facts = await this.eligibility.facts(eventId, rsvpId);
    const refusal = facts && (await this.eligibility.toCopy(facts));
    if (refusal) return accept({ link: null, refusal });
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      return invitation.ok ? this.links.copy(tx, eventId, rsvpId, userId) : invitation;
    });
  }
}

@CommandHandler(TextGuestLink)
export class TextGuestLinkHandler implements ICommandHandler<TextGuestLink> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly eligibility: LinkEligibility,
    private readonly requests: LinkRequests,
  ) {}

  async execute({ eventId, rsvpId, userId, network }: TextGuestLink): Promise<Result<Texted>> {
    const access = await this.access.require(eventId, userId, 'Editor');
    if (!access.ok) return access;
    const facts = await this.eligibility.facts(eventId, rsvpId);
    if (!facts) return refuse('not_found');
    const refusal = await this.eligibility.toText(facts);
    if (refusal) return accept({ refusal });
    const hostKey = await this.requests.hostKeyOf(facts.hostId);
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      const request = { eventId, rsvpId, phone: facts.phone!, network, actorId: userId };
      const requested = await this.requests.requestOfHost(tx, hostKey, request);
      return accept({ refusal: requested ? null : 'too_many_links' });
    });
  }
}
