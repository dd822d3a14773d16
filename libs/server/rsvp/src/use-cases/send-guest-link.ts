import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { Language } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { HostKeys, HostSuspended, OptedOut } from '@smachot/server-messaging';
import { BillingStanding } from '@smachot/server-payments';
import { type Delivery, ReadModel, SmsGateway, UnitOfWork } from '@smachot/server-platform';
import { GuestMessageWriter } from '../adapters/guest-message-writer';
import { nameForSms } from '../domain/safe-words';
import { GuestTokens } from '../persistence/guest-tokens';
import { LinkSends } from '../persistence/link-sends';

/** Sends the personal link by SMS, if the phone that was asked for is on the list. */
export class SendGuestLink extends Command<void> {
  constructor(
    readonly linkRequestId: string,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

type Found = {
  rsvpId: string;
  eventId: string;
  hostId: string;
  phone: string;
  language: Language;
  hostName: string;
  networkKey: string | null;
  billingAt: Date;
};
/** The SMS costs nothing to whoever asks for it and comes to somebody who may not have: nobody's words but ours, and a name. */
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
const FIRST_DIGITS = '+9725';

@CommandHandler(SendGuestLink)
export class SendGuestLinkHandler implements ICommandHandler<SendGuestLink> {
  constructor(
    private readonly read: ReadModel,
    private readonly work: UnitOfWork,
    private readonly tokens: GuestTokens,
    private readonly sms: SmsGateway,
    private readonly writer: GuestMessageWriter,
    private readonly standings: BillingStanding,
    private readonly queries: QueryBus,
    private readonly hosts: HostKeys,
    private readonly sends: LinkSends,
    private readonly clock: Clock,
  ) {}

  async execute({ linkRequestId, delivery }: SendGuestLink): Promise<void> {
    const guest = await this.find(linkRequestId);
    const token = guest && (await this.mayBeSent(guest)) ? await this.issue(linkRequestId, guest) : undefined;
    if (guest && token) {
      const text = `${greetingOf(guest)}\n${this.writer.pageLink(guest.eventId, token)}`;
      // certainly not sent: try again. Without an answer it may have gone out, and once is enough
      if ((await this.sms.send(guest.phone, text, linkRequestId)) === 'refused')
        throw new Error('the link could not be sent');
    }
    await this.work.runOnce(delivery, () => Promise.resolve());
  }

  /** The same that stands before every message: a card, no debt, the guests' consent, and no complaints about the host. */
  private async mayBeSent({ hostId, billingAt, phone }: Found): Promise<boolean> {
    const { hasCard, unpaidBalance } = await this.standings.of(hostId, billingAt);
    if (!hasCard || unpaidBalance) return false;
    const [suspended, optedOut] = await Promise.all([
      this.queries.execute(new HostSuspended(hostId)),
      this.queries.execute(new OptedOut([phone])),
    ]);
    return !suspended && !optedOut.has(phone);
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
      `select g.id as "rsvpId", g.event_id as "eventId", g.phone, g.language, i.host_name as "hostName",
         i.host_id as "hostId", i.billing_at as "billingAt", r.network_key as "networkKey"
       from rsvp.link_requests r
       join rsvp.invitations i on i.id = r.event_id and i.deleted_at is null and i.consent_at is not null and i.date > $2
       join rsvp.guests g on g.event_id = r.event_id and g.phone = r.phone and g.deleted_at is null and g.mobile
         and not g.opted_out and g.phone like '${FIRST_DIGITS}%'
       where r.id = $1 order by g.sends desc, g.id limit 1`,
      [linkRequestId, this.clock.now()],
    );
  }
}
