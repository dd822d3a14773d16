import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ticketsPage, type UserId } from '@smachot/contracts';
import { type DirectoryUser, UserDirectory } from '@smachot/server-identity';
import { MailWishes } from '@smachot/server-notifications';
import {
  Config,
  type DueMail,
  Mailer,
  type MailOutcome,
  MailsOnce,
  type MailTable,
} from '@smachot/server-platform';
import { type CopyToSend, MessageQueries } from '../../persistence/messages/message.queries';
import { messageMailText } from '../../texts/message-mail-text';
import { EventHosts } from '../../views/event-hosts';

export const MESSAGE_MAILS: MailTable = {
  table: 'hosted_events.attendee_message_copies',
  key: 'id',
  topicOf: ({ user_id }) => `user:${user_id}`,
  // after the bell; what is not told may still be dropped
  only: 'told_at is not null',
};

type Around = { copy: CopyToSend; host: string; person: DirectoryUser | undefined; declined: Set<UserId> };

/** Mails messages to attendees, each copy at most once. */
export class SendMessageMails extends Command<void> {}

@CommandHandler(SendMessageMails)
export class SendMessageMailsHandler implements ICommandHandler<SendMessageMails> {
  constructor(
    private readonly mails: MailsOnce,
    private readonly queries: MessageQueries,
    private readonly hosts: EventHosts,
    private readonly directory: UserDirectory,
    private readonly wishes: MailWishes,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  execute(): Promise<void> {
    return this.mails.sendDue<DueMail>(MESSAGE_MAILS, async (due) => {
      const userIds = due.map(({ user_id }) => user_id);
      const [people, copies, declined] = await Promise.all([
        this.directory.of(userIds),
        this.queries.copies(due.map(({ id }) => id)),
        this.wishes.declinedBy(userIds, { kind: 'event_message', href: '/me/tickets' }),
      ]);
      const hostOf = await this.hosts.of(copies);
      const known = new Map(copies.map((copy) => [copy.id, copy]));
      return async ({ id, user_id }): Promise<MailOutcome> => {
        const copy = known.get(id);
        if (!copy?.goes) return 'not_wanted';
        const { shown, host } = hostOf(copy);
        if (!shown) return 'not_wanted';
        return this.send({ copy, host: host?.fullName ?? '', person: people.get(user_id), declined });
      };
    });
  }

  private async send({ copy, host, person, declined }: Around): Promise<MailOutcome> {
    if (declined.has(copy.userId)) return 'not_wanted';
    if (!person?.email || !person.emailVerified) return 'no_address';
    const link = new URL(ticketsPage(copy.registrationId), this.config.settings.PUBLIC_URL).href;
    const text = messageMailText(copy, host, link, person.language);
    return this.mailer.send({ id: copy.id, to: person.email, ...text });
  }
}
