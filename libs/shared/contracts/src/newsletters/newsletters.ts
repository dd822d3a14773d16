import * as z from 'zod/mini';
import { call } from '../call';
import { NewsletterId, StoreId } from '../ids';
import { Cursor, Instant, line, Moment, PageSize, paragraphs } from '../primitives';
import { StoreParams, storePath } from '../stores/stores';
import { PlanId } from '../subscriptions/plans';

export const LONGEST_SUBJECT = 120;
export const LONGEST_NEWSLETTER = 20_000;
/** Drafts of one store. */
export const MOST_DRAFTS = 50;
/** Mails of one newsletter in a day; the others wait for the following days. */
export const MAILS_PER_DAY = 1_000;

/** draft: being written. scheduled: sending begins at its hour. paused: by the store, or because its sending was stopped. */
export const NewsletterStatus = z.enum(['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled']);
export type NewsletterStatus = z.infer<typeof NewsletterStatus>;

export const NewsletterText = z.object({
  /** Without the word that every advertisement begins with; the server puts it in front. */
  subject: line(LONGEST_SUBJECT),
  /** The product's Markdown (`markdownOf`). Links lead to https: newsletter.link. */
  body: paragraphs(LONGEST_NEWSLETTER),
});
export type NewsletterText = z.infer<typeof NewsletterText>;

/** Mails of a newsletter by what became of them. */
export const NewsletterProgress = z.object({
  recipients: z.number(),
  /** Accepted by the mail server. */
  sent: z.number(),
  waiting: z.number(),
  /** Refused, without an answer, or to somebody who has no confirmed address or withdrew before their turn. */
  notSent: z.number(),
  unsubscribed: z.number(),
});
export type NewsletterProgress = z.infer<typeof NewsletterProgress>;

export const NewsletterCard = z.object({
  newsletterId: NewsletterId,
  subject: z.string(),
  status: NewsletterStatus,
  /** When sending begins, never in quiet hours; null for drafts. */
  sendAt: z.nullable(Instant),
  /** When sending did begin; null before, also of one that was paused or cancelled before its hour. */
  startedAt: z.nullable(Instant),
  changedAt: Instant,
  progress: NewsletterProgress,
});
export type NewsletterCard = z.infer<typeof NewsletterCard>;
export const Newsletter = z.extend(NewsletterCard, { body: z.string(), version: z.number() });
export type Newsletter = z.infer<typeof Newsletter>;

/** What every mail of the store says about its sender. */
export const NewsletterSender = z.object({
  businessName: z.string(),
  address: z.string(),
  phone: z.string(),
});
export type NewsletterSender = z.infer<typeof NewsletterSender>;

const path = `${storePath}/newsletters`;
const one = `${path}/:newsletterId`;
const OneOfStore = z.extend(StoreParams, { newsletterId: NewsletterId });
const Version = { version: z.int() };

/** A store's newsletters, the latest first, for its crew and super admins. */
export const listNewsletters = call({
  id: 'newsletters.list',
  method: 'GET',
  path,
  access: 'user',
  params: StoreParams,
  query: z.object({ cursor: Cursor, limit: PageSize }),
  answer: z.object({
    newsletters: z.array(NewsletterCard),
    nextCursor: z.nullable(z.string()),
    partnerId: StoreId,
    /** People who agreed to advertising of this store, and those who took it back. */
    subscribers: z.object({ active: z.number(), ended: z.number() }),
    /** Newsletters of this calendar month in Israel. */
    month: z.object({ used: z.number(), limit: z.number(), planId: PlanId }),
    sender: NewsletterSender,
    /** Too many people left or complained; an admin has to look first. */
    stopped: z.boolean(),
    mayWrite: z.boolean(),
  }),
});
export const readNewsletter = call({
  id: 'newsletters.read',
  method: 'GET',
  path: one,
  access: 'user',
  params: OneOfStore,
  answer: z.extend(Newsletter, { sender: NewsletterSender, mayWrite: z.boolean() }),
});
/** For owners, as everything that changes newsletters. Refusals: newsletter.link, newsletter.too_many. */
export const createNewsletter = call({
  id: 'newsletters.create',
  method: 'POST',
  path,
  access: 'user',
  idempotent: true,
  perMinute: 20,
  params: StoreParams,
  body: NewsletterText,
  answer: Newsletter,
  status: 201,
});
/** Refusals: newsletter.link, conflict.version, lifecycle.illegal_move (only drafts are changed). */
export const saveNewsletter = call({
  id: 'newsletters.save',
  method: 'PUT',
  path: one,
  access: 'user',
  perMinute: 60,
  params: OneOfStore,
  body: z.extend(NewsletterText, Version),
  answer: Newsletter,
});
/**
 * One mail, to the confirmed address of whoever asks. Refusals: newsletter.no_address, newsletter.hidden, newsletter.not_sent,
 * request.too_many after twenty in a day.
 */
export const testNewsletter = call({
  id: 'newsletters.test',
  method: 'POST',
  path: `${one}/test`,
  access: 'user',
  idempotent: true,
  perMinute: 3,
  params: OneOfStore,
  answer: z.object({ to: z.string() }),
  status: 200,
});
/**
 * Plans sending; null: as soon as it is allowed. In quiet hours it moves to their end. Refusals: plan.newsletters.…, newsletter.one_a_day,
 * newsletter.nobody, newsletter.hidden, newsletter.address_missing, newsletter.stopped, newsletter.past, conflict.version.
 */
export const scheduleNewsletter = call({
  id: 'newsletters.schedule',
  method: 'POST',
  path: `${one}/schedule`,
  access: 'user',
  idempotent: true,
  perMinute: 10,
  params: OneOfStore,
  body: z.object({ sendAt: z.nullable(Moment), ...Version }),
  answer: Newsletter,
  status: 200,
});
/** unschedule: back to a draft. cancel: what did not go yet never goes. Refusals of going on: newsletter.stopped, plan.newsletters.… */
export const moveNewsletter = call({
  id: 'newsletters.move',
  method: 'POST',
  path: `${one}/moves`,
  access: 'user',
  perMinute: 30,
  params: OneOfStore,
  body: z.object({ move: z.enum(['unschedule', 'pause', 'resume', 'cancel']) }),
  answer: Newsletter,
  status: 200,
});
