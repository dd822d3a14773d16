import { Injectable } from '@nestjs/common';
import type {
  NewsletterConsentId,
  NewsletterId,
  NewsletterMailId,
  StoreId,
  UserId,
} from '@smachot/contracts';
import { columnsOf, ReadModel, selection } from '@smachot/server-platform';
import { type ConsentRow, ConsentSchema } from './newsletters.schema';

const consentSelection = selection(columnsOf(ConsentSchema), 'c');

/** What a mail's link is about. `ended`: nothing stands between the person and the store, also no later agreement than the mail's. */
export type LinkedMail = {
  consentId: NewsletterConsentId;
  newsletterId: NewsletterId;
  storeId: StoreId;
  ended: boolean;
};
/** What has to be known of due mails: their newsletter, and whether the person still agrees. */
export type MailToSend = {
  id: NewsletterMailId;
  storeId: StoreId;
  subject: string;
  body: string;
  agreedAt: Date;
  agrees: boolean;
};

/** Reads agreements, and what mails need of them. */
@Injectable()
export class ConsentQueries {
  constructor(private readonly read: ReadModel) {}

  /** The latest first. */
  ofPerson(userId: UserId): Promise<ConsentRow[]> {
    return this.read.rows<ConsentRow>(
      `select ${consentSelection} from newsletters.consents c where c.user_id = $1 order by c.agreed_at desc limit 200`,
      [userId],
    );
  }

  standing(storeId: StoreId, userId: UserId): Promise<ConsentRow | undefined> {
    return this.read.one<ConsentRow>(
      `select ${consentSelection} from newsletters.consents c where c.store_id = $1 and c.user_id = $2 and c.ended_at is null`,
      [storeId, userId],
    );
  }

  linkedMail(id: NewsletterMailId): Promise<LinkedMail | undefined> {
    return this.read.one<LinkedMail>(
      `select m.consent_id as "consentId", m.newsletter_id as "newsletterId", c.store_id as "storeId", not exists (
         select from newsletters.consents s where s.store_id = c.store_id and s.user_id = c.user_id and s.ended_at is null) as ended
       from newsletters.mails m join newsletters.consents c on c.id = m.consent_id where m.id = $1`,
      [id],
    );
  }

  mailsToSend(ids: NewsletterMailId[]): Promise<MailToSend[]> {
    return this.read.rows<MailToSend>(
      `select m.id, n.store_id as "storeId", n.subject, n.body, c.agreed_at as "agreedAt", c.ended_at is null as agrees
       from newsletters.mails m join newsletters.newsletters n on n.id = m.newsletter_id
         join newsletters.consents c on c.id = m.consent_id where m.id = any($1::uuid[])`,
      [ids],
    );
  }
}
