import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Language } from '@smachot/contracts';
import { Clock, tidy } from '@smachot/kernel';
import { type Delivery, ReadModel, SmsGateway, UnitOfWork } from '@smachot/server-platform';
import { GuestMessageWriter } from '../adapters/guest-message-writer';
import { GuestTokens } from '../persistence/guest-tokens';

/** Sends the personal link by SMS, if the phone that was asked for is on the list. */
export class SendGuestLink extends Command<void> {
  constructor(
    readonly linkRequestId: string,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

type Found = { rsvpId: string; eventId: string; phone: string; language: Language; hostName: string };
const words: Record<Language, string> = {
  he: 'ההזמנה שלכם מ{hosts}:',
  en: 'Your invitation from {hosts}:',
  ru: 'Ваше приглашение от {hosts}:',
  ar: 'دعوتكم من {hosts}:',
};
const LONGEST_NAME = 40;

@CommandHandler(SendGuestLink)
export class SendGuestLinkHandler implements ICommandHandler<SendGuestLink> {
  constructor(
    private readonly read: ReadModel,
    private readonly work: UnitOfWork,
    private readonly tokens: GuestTokens,
    private readonly sms: SmsGateway,
    private readonly writer: GuestMessageWriter,
    private readonly clock: Clock,
  ) {}

  async execute({ linkRequestId, delivery }: SendGuestLink): Promise<void> {
    const guest = await this.find(linkRequestId);
    if (guest) {
      const token = await this.work.run((tx) => this.tokens.issue(tx, guest.rsvpId, this.clock.now()));
      const hosts = tidy(guest.hostName).slice(0, LONGEST_NAME);
      const text = `${words[guest.language].replace('{hosts}', hosts)}\n${this.writer.pageLink(guest.eventId, token)}`;
      // certainly not sent: try again. Without an answer it may have gone out, and once is enough
      if ((await this.sms.send(guest.phone, text, linkRequestId)) === 'refused')
        throw new Error('the link could not be sent');
    }
    await this.work.runOnce(delivery, () => Promise.resolve());
  }

  private find(linkRequestId: string): Promise<Found | undefined> {
    return this.read.one<Found>(
      `select g.id as "rsvpId", g.event_id as "eventId", g.phone, g.language, i.host_name as "hostName"
       from rsvp.link_requests r
       join rsvp.invitations i on i.id = r.event_id and i.deleted_at is null
       join rsvp.guests g on g.event_id = r.event_id and g.phone = r.phone and g.deleted_at is null and g.mobile
       where r.id = $1 order by g.sends desc, g.id limit 1`,
      [linkRequestId],
    );
  }
}
