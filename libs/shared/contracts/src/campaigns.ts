import * as z from 'zod/mini';
import { call } from './call';
import { Id, Instant } from './primitives';
import { IneligibleCode } from './eligibility';

/** Allow-list of message templates; each exists in he, en, ru, ar at the provider. */
export const TemplateName = z.enum([
  'rsvp_invite_wedding',
  'rsvp_invite_toast',
  'rsvp_invite_henna',
  'rsvp_reminder',
  'rsvp_day_of',
  'rsvp_thank_you',
  'rsvp_update_wedding',
  'rsvp_update_toast',
  'rsvp_update_henna',
  'rsvp_cancelled_wedding',
  'rsvp_cancelled_toast',
  'rsvp_cancelled_henna',
]);
export type TemplateName = z.infer<typeof TemplateName>;
export const CampaignStatus = z.enum(['running', 'paused', 'cancelled', 'done']);

export const Campaign = z.object({
  _id: Id,
  eventId: Id,
  templateName: TemplateName,
  status: CampaignStatus,
  total: z.number(),
  queued: z.number(),
  sent: z.number(),
  delivered: z.number(),
  failed: z.number(),
  withdrawn: z.number(),
  uncertain: z.number(),
  /** Quiet hours or a spent budget: messages wait until then. */
  heldUntil: z.nullable(Instant),
  /** `template`: there is none at the provider; paused, without an end, until somebody goes on with it. */
  heldBecause: z.nullable(z.enum(['night', 'shabbat', 'holiday', 'budget', 'provider', 'template'])),
  /** Guests who are written to later, when the next of them are, and the last; among the total, not among the queued. */
  scheduled: z.number(),
  nextAt: z.nullable(Instant),
  lastAt: z.nullable(Instant),
  /** What the scheduled wait for beside their day. */
  waitsFor: z.nullable(IneligibleCode),
  createdAt: Instant,
});
export type Campaign = z.infer<typeof Campaign>;

/** Why a guest is not sent to, and from when on that is over, where it is a matter of an hour. */
const Refused = z.object({ rsvpId: Id, code: IneligibleCode, from: z.optional(Instant) });

/** What a host sends by hand; changes and cancellations are told by their own calls, once each. */
export const SendableTemplate = z.enum([
  'rsvp_invite_wedding',
  'rsvp_invite_toast',
  'rsvp_invite_henna',
  'rsvp_reminder',
  'rsvp_day_of',
  'rsvp_thank_you',
]);
const SendRequest = z.object({
  eventId: Id,
  templateName: SendableTemplate,
  rsvpIds: z.array(Id).check(z.minLength(1), z.maxLength(10_000)),
  /** The host attests that the guests agreed to be written to; asked before the first send. */
  consent: z._default(z.boolean(), false),
  /** A moment the host chose; without it, or when it has passed, now. */
  sendAt: z.optional(Instant),
});

/** Guests who are written to on one of the following days, because the day's limit or the host says so. */
const Later = z.object({
  at: Instant,
  rsvpIds: z.array(Id),
  seats: z.number(),
  /** Their answers would come after the closing date. */
  afterClosing: z.boolean(),
});

/** Who would be sent to, who waits and who is refused, before anything happens. */
export const previewSend = call({
  id: 'rsvp.previewSend',
  method: 'POST',
  path: '/v1/whatsapp/send-invites/preview',
  access: 'user',
  body: SendRequest,
  answer: z.object({
    sendable: z.array(Id),
    seats: z.number(),
    heldUntil: z.nullable(Instant),
    heldBecause: z.nullable(z.enum(['night', 'shabbat', 'holiday'])),
    later: z.array(Later),
    /** Guests a day, as long as it is limited. */
    dailyLimit: z.nullable(z.number()),
    refused: z.array(Refused),
    /** Of the sendable and of those refused only for what the host or time settles: a card, consent, a message before its day. */
    price: z.object({ perResponse: z.number(), atMost: z.number() }),
    card: z.nullable(z.object({ lastFourDigits: z.string(), nickname: z.nullable(z.string()) })),
    /** The message as each of the first of the same guests will see it. */
    messages: z.array(
      z.object({
        rsvpId: Id,
        imageUrl: z.nullable(z.string()),
        body: z.string(),
        buttons: z.array(z.string()),
      }),
    ),
  }),
  status: 200,
});
export const sendInvites = call({
  id: 'rsvp.sendInvites',
  method: 'POST',
  path: '/v1/whatsapp/send-invites',
  access: 'user',
  idempotent: true,
  body: SendRequest,
  answer: z.object({
    campaignId: z.nullable(Id),
    accepted: z.number(),
    /** Of the accepted, those who are written to later, and when the last are. */
    scheduled: z.number(),
    lastAt: z.nullable(Instant),
    heldUntil: z.nullable(Instant),
    refused: z.array(Refused),
  }),
  status: 200,
});

const campaign = '/v1/whatsapp/campaigns/:campaignId';
const One = z.object({ campaignId: Id });
export const listCampaigns = call({
  id: 'rsvp.listCampaigns',
  method: 'GET',
  path: '/v1/events/rsvps/:eventId/campaigns',
  access: 'user',
  params: z.object({ eventId: Id }),
  answer: z.object({ campaigns: z.array(Campaign) }),
});
export const getCampaign = call({
  id: 'rsvp.getCampaign',
  method: 'GET',
  path: campaign,
  access: 'user',
  params: One,
  answer: Campaign,
});
export const pauseCampaign = call({
  id: 'rsvp.pauseCampaign',
  method: 'POST',
  path: `${campaign}/pause`,
  access: 'user',
  params: One,
  answer: Campaign,
  status: 200,
});
export const resumeCampaign = call({
  id: 'rsvp.resumeCampaign',
  method: 'POST',
  path: `${campaign}/resume`,
  access: 'user',
  params: One,
  answer: Campaign,
  status: 200,
});
export const cancelCampaign = call({
  id: 'rsvp.cancelCampaign',
  method: 'POST',
  path: `${campaign}/cancel`,
  access: 'user',
  params: One,
  answer: Campaign,
  status: 200,
});
/** Only those who are scheduled; what is on its way goes on. */
export const cancelScheduled = call({
  id: 'rsvp.cancelScheduled',
  method: 'POST',
  path: `${campaign}/cancel-scheduled`,
  access: 'user',
  params: One,
  answer: Campaign,
  status: 200,
});

/** What of an invitation is told to those who were invited before it changed. */
export const ChangedPart = z.enum(['date', 'hour', 'place']);
export type ChangedPart = z.infer<typeof ChangedPart>;
const changes = '/v1/events/rsvps/:eventId/changes';
export const UntoldChange = z.object({ _id: Id, what: z.array(ChangedPart), guests: z.number() });
export type UntoldChange = z.infer<typeof UntoldChange>;
/** The change nobody was told of yet; null when there is none, or nobody was invited. */
export const pendingChange = call({
  id: 'rsvp.pendingChange',
  method: 'GET',
  path: changes,
  access: 'user',
  params: z.object({ eventId: Id }),
  answer: z.object({ change: z.nullable(UntoldChange) }),
});
const OneChange = z.object({ eventId: Id, changeId: Id });
/** Once per change: the second answer is the first. */
export const tellChange = call({
  id: 'rsvp.tellChange',
  method: 'POST',
  path: `${changes}/:changeId/tell`,
  access: 'user',
  params: OneChange,
  answer: z.object({ told: z.number(), heldUntil: z.nullable(Instant) }),
  status: 200,
});
export const dismissChange = call({
  id: 'rsvp.dismissChange',
  method: 'POST',
  path: `${changes}/:changeId/dismiss`,
  access: 'user',
  params: OneChange,
  status: 204,
});
