import * as z from 'zod/mini';
import { call } from '../call';
import { StoreId } from '../ids';
import { Instant } from '../primitives';
import { StoreParams, storePath } from '../stores/stores';

/** Where somebody agreed: on the page reached from the store's page, or from an order. */
export const ConsentPlace = z.enum(['store_page', 'order']);
export type ConsentPlace = z.infer<typeof ConsentPlace>;

const path = `${storePath}/updates`;
/** The sentence a person agrees to, as it is kept with the agreement, in the language of the request. */
export const readConsent = call({
  id: 'newsletters.readConsent',
  method: 'GET',
  path,
  access: 'user',
  params: StoreParams,
  answer: z.object({
    partnerId: StoreId,
    partnerUsername: z.string(),
    businessName: z.string(),
    text: z.string(),
    textVersion: z.string(),
    /** Null: not agreed. */
    agreedAt: z.nullable(Instant),
    /** Without a confirmed address nothing is sent. */
    hasAddress: z.boolean(),
  }),
});
/** Refused when the sentence is another by now: newsletter.text_changed. A second agreement changes nothing. */
export const agreeToNewsletters = call({
  id: 'newsletters.agree',
  method: 'POST',
  path,
  access: 'user',
  perMinute: 10,
  params: StoreParams,
  body: z.object({
    place: ConsentPlace,
    textVersion: z.string().check(z.maxLength(40)),
    agreed: z.literal(true, { error: 'field.required' }),
  }),
  answer: z.object({ agreedAt: Instant }),
  status: 200,
});

/** One agreement as the person who gave it sees it. */
export const OwnConsent = z.object({
  partnerId: StoreId,
  partnerUsername: z.string(),
  businessName: z.string(),
  text: z.string(),
  place: ConsentPlace,
  agreedAt: Instant,
  endedAt: z.nullable(Instant),
});
export type OwnConsent = z.infer<typeof OwnConsent>;
/** What the caller agreed to, the latest first, also what was taken back; at most two hundred. */
export const listConsents = call({
  id: 'newsletters.listConsents',
  method: 'GET',
  path: '/v1/me/newsletter-consents',
  access: 'user',
  answer: z.object({ consents: z.array(OwnConsent) }),
});
export const withdrawConsent = call({
  id: 'newsletters.withdraw',
  method: 'DELETE',
  path: '/v1/me/newsletter-consents/:partnerId',
  access: 'user',
  params: z.object({ partnerId: StoreId }),
  status: 204,
});

const LinkParams = z.object({ unsubscribeToken: z.string().check(z.maxLength(120)) });
/** What a link of a mail leads to; reading it changes nothing, so that scanners of mail may open it. */
export const readUnsubscribe = call({
  id: 'newsletters.readUnsubscribe',
  method: 'GET',
  path: '/v1/newsletter-links/:unsubscribeToken',
  access: 'visitor',
  personal: true,
  perMinute: 60,
  params: LinkParams,
  answer: z.object({ businessName: z.string(), ended: z.boolean() }),
});
/** Takes the agreement back without signing in. `complaint`: the person never agreed. */
export const unsubscribe = call({
  id: 'newsletters.unsubscribe',
  method: 'POST',
  path: '/v1/newsletter-links/:unsubscribeToken',
  access: 'visitor',
  perMinute: 30,
  params: LinkParams,
  body: z.object({ complaint: z.boolean() }),
  status: 204,
});
/** The button of a mail program (RFC 8058): a form is posted to the address of the page, which carries our signature. */
export const unsubscribeByMailProgram = call({
  id: 'newsletters.unsubscribeByMailProgram',
  method: 'POST',
  path: '/unsubscribe/:unsubscribeToken',
  access: 'provider',
  perMinute: 3000,
  params: LinkParams,
  status: 204,
});
