import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerOf, copyGuestLink, textGuestLink } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { HostKeys } from '@smachot/server-messaging';
import { ReadModel, type Tx, UnitOfWork } from '@smachot/server-platform';
import { GuestMessageWriter } from '../adapters/guest-message-writer';
import { GuestTokens } from '../persistence/guests/guest-tokens';
import { InvitationAccess } from '../persistence/invitations/invitation-access';
import { LinkSends } from '../persistence/link-sends';
import { RsvpRepository } from '../persistence/guests/rsvp.repository';
import { LinkEligibility, type LinkFacts } from './link-eligibility';

type Copied = AnswerOf<typeof copyGuestLink>;
type Texted = AnswerOf<typeof textGuestLink>;

/** Creates a guest's personal link for the host to copy. */
export class CopyGuestLink extends Command<Result<Copied>> {
  constructor(
    readonly eventId: string,
    readonly rsvpId: string,
    readonly userId: string,
  ) {
    super();
  }
}
/** Sends a guest's personal link by SMS at the host's request. */
export class TextGuestLink extends Command<Result<Texted>> {
  constructor(
    readonly eventId: string,
    readonly rsvpId: string,
    readonly userId: string,
    /** Network of the host, as `networkOf` returns it. */
    readonly network: string,
  ) {
    super();
  }
}

/** Reads the facts that decide about links. It runs before the event is locked, because other contexts are queried. */
const factsOf = (read: ReadModel, eventId: string, rsvpId: string): Promise<LinkFacts | undefined> =>
  read.one<LinkFacts>(
    `select i.host_id as "hostId", i.date, i.billing_at as "billingAt", i.consent_at as "consentAt",
       g.phone, g.mobile, g.opted_out as "optedOut"
     from rsvp.guests g join rsvp.invitations i on i.id = g.event_id and i.deleted_at is null
     where g.id = $2 and g.event_id = $1 and g.deleted_at is null`,
    [eventId, rsvpId],
  );

@CommandHandler(CopyGuestLink)
export class CopyGuestLinkHandler implements ICommandHandler<CopyGuestLink> {
  constructor(
    private readonly read: ReadModel,
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly rsvps: RsvpRepository,
    private readonly eligibility: LinkEligibility,
    private readonly tokens: GuestTokens,
    private readonly writer: GuestMessageWriter,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, rsvpId, userId }: CopyGuestLink): Promise<Result<Copied>> {
    const access = await this.access.require(eventId, userId, 'Editor');
    if (!access.ok) return access;
    const facts = await factsOf(this.read, eventId, rsvpId);
    const refusal = facts && (await this.eligibility.toCopy(facts));
    if (refusal) return accept({ link: null, refusal });
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      const [rsvp] = await this.rsvps.loadMany(tx, eventId, [rsvpId]);
      if (!rsvp) return refuse('not_found');
      const now = this.clock.now();
      if (!(await this.tokens.mayIssue(tx, rsvpId))) return accept({ link: null, refusal: 'too_many_links' });
      const token = await this.tokens.issue(tx, rsvpId, now);
      rsvp.linkGiven('link_copied', now);
      await this.rsvps.saveMany(tx, [rsvp], userId);
      return accept({ link: this.writer.pageLink(eventId, token), refusal: null });
    });
  }
}

@CommandHandler(TextGuestLink)
export class TextGuestLinkHandler implements ICommandHandler<TextGuestLink> {
  constructor(
    private readonly read: ReadModel,
    private readonly work: UnitOfWork,
    private readonly access: InvitationAccess,
    private readonly eligibility: LinkEligibility,
    private readonly sends: LinkSends,
    private readonly hosts: HostKeys,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, rsvpId, userId, network }: TextGuestLink): Promise<Result<Texted>> {
    const access = await this.access.require(eventId, userId, 'Editor');
    if (!access.ok) return access;
    const facts = await factsOf(this.read, eventId, rsvpId);
    if (!facts) return refuse('not_found');
    const refusal = await this.eligibility.toText(facts);
    if (refusal) return accept({ refusal });
    const hostKey = await this.hosts.of(facts.hostId);
    return this.work.run(async (tx) => {
      const invitation = await this.access.lock(tx, eventId, userId, 'Editor');
      if (!invitation.ok) return invitation;
      const asked = {
        requestId: newId(),
        hostKey,
        phone: facts.phone!,
        networkKey: this.sends.networkKey(network),
      };
      const taken = await this.sends.take(tx, asked, this.clock.now());
      if (!taken) return accept({ refusal: 'too_many_links' });
      await this.request(tx, { ...asked, eventId, rsvpId, userId });
      return accept({ refusal: null });
    });
  }

  private async request(
    tx: Tx,
    asked: {
      requestId: string;
      phone: string;
      networkKey: string;
      eventId: string;
      rsvpId: string;
      userId: string;
    },
  ): Promise<void> {
    await tx.query(
      `insert into rsvp.link_requests (id, event_id, phone, network_key, created_at, rsvp_id, actor_id)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        asked.requestId,
        asked.eventId,
        asked.phone,
        asked.networkKey,
        this.clock.now(),
        asked.rsvpId,
        asked.userId,
      ],
    );
    tx.emit('rsvp.link_requested', { linkRequestId: asked.requestId });
  }
}
