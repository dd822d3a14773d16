import type {
  ConsentPlace,
  Language,
  NewsletterConsentId,
  NewsletterId,
  StoreId,
  UserId,
} from '@smachot/contracts';
import { EntitySchema } from 'typeorm';
import type { NewsletterState } from '../domain/newsletter';

/** How an agreement ended. */
export type ConsentEnd = 'person' | 'link' | 'mail_program' | 'erased' | 'store_closed';
/**
 * An agreement as it can be proven: who, when, on which page, to which sentence. `userId` is null once the account is gone; `mailKey`, an
 * HMAC of the address of that day, still tells whose it was.
 */
export type ConsentRow = {
  id: NewsletterConsentId;
  storeId: StoreId;
  userId: UserId | null;
  mailKey: string | null;
  place: ConsentPlace;
  text: string;
  textVersion: string;
  language: Language;
  agreedAt: Date;
  endedAt: Date | null;
  endedBy: ConsentEnd | null;
  /** The newsletter whose link ended it. */
  endedFrom: NewsletterId | null;
  /** The person says they never agreed. */
  complaint: boolean;
};
/** A mail of a newsletter to one person, sent by `MailsOnce`. */
export type NewsletterMailRow = {
  id: string;
  newsletterId: NewsletterId;
  consentId: NewsletterConsentId;
  userId: UserId | null;
  state: string;
  attempts: number;
  dueAt: Date;
  changedAt: Date;
};
export type StopRow = { storeId: StoreId; newsletterId: NewsletterId; stoppedAt: Date };

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const uuid = (name: string, nullable = false) => ({ type: 'uuid' as const, name, nullable });

export const NewsletterSchema = new EntitySchema<NewsletterState>({
  name: 'Newsletter',
  schema: 'newsletters',
  tableName: 'newsletters',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_newsletters' },
    storeId: uuid('store_id'),
    subject: { type: 'text' },
    body: { type: 'text' },
    status: { type: 'text' },
    sendAt: at('send_at', true),
    startedAt: at('started_at', true),
    createdBy: uuid('created_by', true),
    createdAt: at('created_at'),
    changedAt: at('changed_at'),
    version: { type: 'int' },
  },
  indices: [
    { name: 'newsletters_of_store', columns: ['storeId', 'createdAt', 'id'] },
    {
      name: 'newsletters_due',
      columns: ['status', 'sendAt'],
      where: "(status = ANY (ARRAY['scheduled'::text, 'sending'::text]))",
    },
    { name: 'newsletters_of_writer', columns: ['createdBy'], where: '(created_by IS NOT NULL)' },
  ],
});

export const ConsentSchema = new EntitySchema<ConsentRow>({
  name: 'NewsletterConsent',
  schema: 'newsletters',
  tableName: 'consents',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_newsletter_consents' },
    storeId: uuid('store_id'),
    userId: uuid('user_id', true),
    mailKey: { type: 'text', name: 'mail_key', nullable: true },
    place: { type: 'text' },
    text: { type: 'text' },
    textVersion: { type: 'text', name: 'text_version' },
    language: { type: 'text' },
    agreedAt: at('agreed_at'),
    endedAt: at('ended_at', true),
    endedBy: { type: 'text', name: 'ended_by', nullable: true },
    endedFrom: uuid('ended_from', true),
    complaint: { type: 'boolean', default: false },
  },
  indices: [
    { name: 'consents_active', columns: ['storeId', 'userId'], unique: true, where: '(ended_at IS NULL)' },
    { name: 'consents_of_store', columns: ['storeId', 'agreedAt', 'id'] },
    { name: 'consents_of_person', columns: ['userId', 'agreedAt'] },
    { name: 'consents_ended_from', columns: ['endedFrom'], where: '(ended_from IS NOT NULL)' },
    { name: 'consents_ended', columns: ['endedAt'], where: '(ended_at IS NOT NULL)' },
  ],
});

export const NewsletterMailSchema = new EntitySchema<NewsletterMailRow>({
  name: 'NewsletterMail',
  schema: 'newsletters',
  tableName: 'mails',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_newsletter_mails' },
    newsletterId: uuid('newsletter_id'),
    consentId: uuid('consent_id'),
    userId: uuid('user_id', true),
    state: { type: 'text' },
    attempts: { type: 'int' },
    dueAt: at('due_at'),
    changedAt: at('changed_at'),
  },
  indices: [
    { name: 'mails_once', columns: ['newsletterId', 'userId'], unique: true },
    { name: 'mails_by_state', columns: ['newsletterId', 'state'] },
    { name: 'mails_due', columns: ['dueAt'], where: "(state = 'wanted'::text)" },
    { name: 'mails_intended', columns: ['changedAt'], where: "(state = 'intended'::text)" },
    { name: 'mails_of_person', columns: ['userId'], where: '(user_id IS NOT NULL)' },
  ],
});

export const StopSchema = new EntitySchema<StopRow>({
  name: 'NewsletterStop',
  schema: 'newsletters',
  tableName: 'stops',
  columns: {
    storeId: {
      type: 'uuid',
      name: 'store_id',
      primary: true,
      primaryKeyConstraintName: 'PK_newsletter_stops',
    },
    newsletterId: uuid('newsletter_id'),
    stoppedAt: at('stopped_at'),
  },
});
