import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { NewsletterMailId } from '@smachot/contracts';
import { type DirectoryUser, UserDirectory } from '@smachot/server-identity';
import { nextAllowed } from '@smachot/server-messaging';
import {
  Config,
  type DueMail,
  Mailer,
  type MailOutcome,
  MailsOnce,
  type MailTable,
} from '@smachot/server-platform';
import type { StoreSender } from '@smachot/server-stores';
import { ConsentQueries, type MailToSend } from '../persistence/consent.queries';
import { UnsubscribeLinks } from '../services/unsubscribe-links';
import { StoresGateway } from '../stores-gateway';
import { newsletterMail } from '../texts/newsletter-mail';

/** Sends due mails of newsletters, outside of quiet hours. */
export class SendNewsletterMails extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

type Due = DueMail & { id: NewsletterMailId };

export const NEWSLETTER_MAILS: MailTable<Due> = {
  table: 'newsletters.mails',
  key: 'id',
  topicOf: ({ user_id }) => `user:${user_id}`,
  only: `newsletter_id in (select n.id from newsletters.newsletters n where n.status = 'sending')`,
};

@CommandHandler(SendNewsletterMails)
export class SendNewsletterMailsHandler implements ICommandHandler<SendNewsletterMails> {
  constructor(
    private readonly mails: MailsOnce,
    private readonly consents: ConsentQueries,
    private readonly directory: UserDirectory,
    private readonly stores: StoresGateway,
    private readonly links: UnsubscribeLinks,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async execute({ now }: SendNewsletterMails): Promise<void> {
    if (nextAllowed(now, 'jewish').because) return;
    await this.mails.sendDue<Due>(NEWSLETTER_MAILS, async (due) => {
      const [people, rows] = await Promise.all([
        this.directory.of(due.map(({ user_id }) => user_id)),
        this.consents.mailsToSend(due.map(({ id }) => id)),
      ]);
      const senders = await this.stores.senders(rows.map(({ storeId }) => storeId));
      const known = new Map(rows.map((row) => [row.id, row]));
      return ({ id, user_id }) => {
        const row = known.get(id);
        return this.send(row, row && senders.get(row.storeId), people.get(user_id));
      };
    });
  }

  private async send(
    row: MailToSend | undefined,
    sender: StoreSender | undefined,
    person: DirectoryUser | undefined,
  ): Promise<MailOutcome> {
    if (!row?.agrees || !sender) return 'not_wanted';
    // the newsletter is paused by the next tick, and the mail waits with it
    if (!sender.maySend || !sender.hasAddress) return 'refused';
    if (!person?.email || !person.emailVerified) return 'no_address';
    const origin = this.config.settings.PUBLIC_URL;
    const unsubscribe = this.links.of(row.id);
    const around = { sender, agreedAt: row.agreedAt, unsubscribe, origin, language: person.language };
    return this.mailer.send({
      id: row.id,
      to: person.email,
      ...newsletterMail(row, around),
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  }
}
