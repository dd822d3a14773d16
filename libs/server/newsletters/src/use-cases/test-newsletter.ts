import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accept, DAY_MS, newId, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { Config, Mailer, RateLimits } from '@smachot/server-platform';
import { NewsletterQueries } from '../persistence/newsletter.queries';
import type { WrittenBy } from '../services/written-newsletters';
import { StoresGateway } from '../stores-gateway';
import { newsletterMail } from '../texts/newsletter-mail';

/** Test mails of one writer in a day. */
const MOST_A_DAY = 20;

/** Sends a newsletter to whoever writes it, and to nobody else. */
export class TestNewsletter extends Command<Result<{ to: string }>> {
  constructor(readonly by: WrittenBy) {
    super();
  }
}

@CommandHandler(TestNewsletter)
export class TestNewsletterHandler implements ICommandHandler<TestNewsletter> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly newsletters: NewsletterQueries,
    private readonly directory: UserDirectory,
    private readonly limits: RateLimits,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async execute({ by: { store, newsletterId, userId } }: TestNewsletter): Promise<Result<{ to: string }>> {
    const owned = await this.stores.ownedBy(store, userId);
    if (!owned.ok) return owned;
    const [row, senders, people] = await Promise.all([
      this.newsletters.one(owned.value, newsletterId),
      this.stores.senders([owned.value]),
      this.directory.of([userId]),
    ]);
    const sender = senders.get(owned.value);
    const person = people.get(userId);
    if (!row || !sender) return refuse('not_found');
    if (!person?.email || !person.emailVerified) return refuse('newsletter.no_address');
    if (!sender.maySend) return refuse('newsletter.hidden');
    if (!(await this.limits.take(`newsletter-tests:${userId}`, MOST_A_DAY, DAY_MS / 1000)).allowed)
      return refuse('request.too_many');
    const origin = this.config.settings.PUBLIC_URL;
    const unsubscribe = new URL('/me/newsletters', origin).href;
    const around = { sender, agreedAt: null, unsubscribe, origin, language: person.language };
    const sent = await this.mailer.send({ id: newId(), to: person.email, ...newsletterMail(row, around) });
    return sent === 'accepted' ? accept({ to: person.email }) : refuse('newsletter.not_sent');
  }
}
