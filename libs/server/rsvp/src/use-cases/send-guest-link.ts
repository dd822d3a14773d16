import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Language } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { HostKeys } from '@smachot/server-messaging';
import { type Delivery, ReadModel, SmsGateway, type Tx, UnitOfWork } from '@smachot/server-platform';
import { GuestMessageWriter } from '../adapters/guest-message-writer';
import { nameForSms } from '../domain/safe-words';
import { GuestTokens } from '../persistence/guests/guest-tokens';
import { LinkSends } from '../persistence/link-sends';
import { currentId, MergedGuests } from '../persistence/guests/merged-guests';
import { RsvpRepository } from '../persistence/guests/rsvp.repository';
import { LinkEligibility, type LinkFacts } from './link-eligibility';

/** Sends the personal link by SMS, if the requested phone is on the list. */
export class SendGuestLink extends Command<void> {
  constructor(
    readonly linkRequestId: string,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

type Found = LinkFacts & {
  rsvpId: string;
  eventId: string;
  phone: string;
  language: Language;
  hostName: string;
  networkKey: string | null;
  /** Id of the host who requested the link; null for a visitor of the invitation's page. */
  actorId: string | null;
};
/**
 * Texts of the SMS with the personal link. The request is free and the recipient may not be the requester, so the SMS
 * contains only our words and a name.
 */
const words: Record<Language, { from: string; plain: string }> = {
  he: { from: 'ההזמנה שלכם מ{hosts}:', plain: 'ההזמנה האישית שלכם:' },
  en: { from: 'Your invitation from {hosts}:', plain: 'Your personal invitation:' },
  ru: { from: 'Ваше приглашение от {hosts}:', plain: 'Ваше личное приглашение:' },
  ar: { from: 'دعوتكم من {hosts}:', plain: 'دعوتكم الشخصية:' },
};
const greetingOf = ({ language, hostName }: Found): string => {
  const hosts = nameForSms(hostName);
  return hosts ? words[language].from.replace('{hosts}', () => hosts) : words[language].plain;
};

@CommandHandler(SendGuestLink)
export class SendGuestLinkHandler implements ICommandHandler<SendGuestLink> {
  constructor(
    private readonly read: ReadModel,
    private readonly work: UnitOfWork,
    private readonly tokens: GuestTokens,
    private readonly sms: SmsGateway,
    private readonly writer: GuestMessageWriter,
    private readonly eligibility: LinkEligibility,
    private readonly rsvps: RsvpRepository,
    private readonly merged: MergedGuests,
    private readonly hosts: HostKeys,
    private readonly sends: LinkSends,
    private readonly clock: Clock,
  ) {}

  async execute({ linkRequestId, delivery }: SendGuestLink): Promise<void> {
    const guest = await this.find(linkRequestId);
    const token =
      guest && !(await this.eligibility.toText(guest)) ? await this.issue(linkRequestId, guest) : undefined;
    if (guest && token) {
      const text = `${greetingOf(guest)}\n${this.writer.pageLink(guest.eventId, token)}`;
      // `refused` means certainly not sent, so the job is retried. Without a response the SMS may have been sent, and is not
      // sent again.
      if ((await this.sms.send(guest.phone, text, linkRequestId)) === 'refused')
        throw new Error('the link could not be sent');
    }
    await this.work.runOnce(delivery, (tx) =>
      guest && token ? this.remember(tx, guest) : Promise.resolve(),
    );
  }

  /** Adds a link that a host sent to the guest's timeline. */
  private async remember(tx: Tx, { actorId, rsvpId }: Found): Promise<void> {
    if (!actorId) return;
    const rsvp = (await this.merged.load(tx, [rsvpId])).get(rsvpId);
    if (!rsvp) return;
    rsvp.linkGiven('link_texted', this.clock.now());
    await this.rsvps.saveMany(tx, [rsvp], actorId);
    tx.hint(`event:${rsvp.state.eventId}`);
  }

  private async issue(requestId: string, guest: Found): Promise<string | undefined> {
    const now = this.clock.now();
    const hostKey = await this.hosts.of(guest.hostId);
    return this.work.run(async (tx) =>
      (await this.sends.take(tx, { requestId, hostKey, ...guest }, now))
        ? this.tokens.issue(tx, guest.rsvpId, now)
        : undefined,
    );
  }

  private find(linkRequestId: string): Promise<Found | undefined> {
    return this.read.one<Found>(
      `select g.id as "rsvpId", g.event_id as "eventId", g.phone, g.mobile, g.opted_out as "optedOut", g.language,
         i.host_name as "hostName", i.host_id as "hostId", i.date, i.billing_at as "billingAt", i.consent_at as "consentAt",
         r.network_key as "networkKey", r.actor_id as "actorId"
       from rsvp.link_requests r
       join rsvp.invitations i on i.id = r.event_id and i.deleted_at is null
       join rsvp.guests g on g.event_id = r.event_id and g.phone = r.phone and g.deleted_at is null
         and (r.rsvp_id is null or g.id = ${currentId('r.rsvp_id')})
       where r.id = $1 order by g.opted_out, g.sends desc, g.id limit 1`,
      [linkRequestId],
    );
  }
}
