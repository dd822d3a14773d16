import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivery, HandlesJob, mailsAreDue, OnTick, retentionTick } from '@smachot/server-platform';
import { DeleteOldConsents, ForgetPerson, ForgetStore } from '../use-cases/forget';
import { NEWSLETTER_MAILS, SendNewsletterMails } from '../use-cases/send-mails';
import { StartNewsletters } from '../use-cases/start-newsletters';
import { NEWSLETTER_DUE } from '../persistence/newsletter.queries';

const OFTEN_MS = 3_000;
const DUE = `${NEWSLETTER_DUE} or ${mailsAreDue(NEWSLETTER_MAILS)}`;

@Injectable()
export class NewsletterJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJob('newsletters.forget_person')
  person({ userId }: JobPayload<'newsletters.forget_person'>, delivery: Delivery) {
    return this.commands.execute(new ForgetPerson(userId, delivery));
  }

  @HandlesJob('newsletters.forget_store')
  store({ storeId }: JobPayload<'newsletters.forget_store'>, delivery: Delivery) {
    return this.commands.execute(new ForgetStore(storeId, delivery));
  }

  @OnTick({ name: 'newsletters.send', everyMs: OFTEN_MS, due: DUE })
  async send(now: Date): Promise<void> {
    await this.commands.execute(new StartNewsletters(now));
    await this.commands.execute(new SendNewsletterMails(now));
  }

  @OnTick(retentionTick('newsletters.delete_old_consents'))
  deleteOld(now: Date): Promise<void> {
    return this.commands.execute(new DeleteOldConsents(now));
  }
}
