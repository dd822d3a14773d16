import * as z from 'zod/mini';
import { call } from '../call';
import { Id, Instant } from '../primitives';
import { IneligibleCode } from './eligibility';
import { CampaignId, ChangeId, EventId, RsvpId } from '../ids';

/** Allow-list of message templates; each exists in he, en, ru, ar at the provider. */
export const TemplateName = z.enum([
  'rsvp_invite_wedding',
  'rsvp_invite_toast',
  'rsvp_invite_henna',
  'rsvp_reminder',
  'rsvp_day_of',
  'rsvp_thank_you',
  'rsvp_table',
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
  _id: CampaignId,
  eventId: EventId,
  templateName: TemplateName,
  status: CampaignStatus,
  total: z.number(),
  queued: z.number(),
  sent: z.number(),
  delivered: z.number(),
  failed: z.number(),
  withdrawn: z.number(),
  uncertain: z.number(),
  /** Quiet hours or a spent budget hold the messages until this time. */
  heldUntil: z.nullable(Instant),
  /** `template`: the provider does not have the template; the campaign is paused without an end until a host resumes it. */
  heldBecause: z.nullable(z.enum(['night', 'shabbat', 'holiday', 'budget', 'provider', 'template'])),
  /** Guests with a later send time, with the earliest and the latest time; counted in the total, not among the queued. */
  scheduled: z.number(),
  nextAt: z.nullable(Instant),
  lastAt: z.nullable(Instant),
  /** The condition, besides their day, that the scheduled guests wait for. */
  waitsFor: z.nullable(IneligibleCode),
  createdAt: Instant,
});
export type Campaign = z.infer<typeof Campaign>;

/** The reason why a guest is not sent to; `from` is the time at which it ends, when that is a matter of an hour. */
const Refused = z.object({ rsvpId: RsvpId, code: IneligibleCode, from: z.optional(Instant) });

/** Templates that a host sends by hand; changes and cancellations are sent by their own calls, once each. */
export const SendableTemplate = z.enum([
  'rsvp_invite_wedding',
  'rsvp_invite_toast',
  'rsvp_invite_henna',
  'rsvp_reminder',
  'rsvp_day_of',
  'rsvp_thank_you',
]);
const SendRequest = z.object({
  eventId: EventId,
  templateName: SendableTemplate,
  rsvpIds: z.array(RsvpId).check(z.minLength(1), z.maxLength(10_000)),
  /** The host attests that the guests agreed to receive messages; required before the first send. */
  consent: z._default(z.boolean(), false),
  /** A send time chosen by the host; when it is absent or past, the messages go now. */
  sendAt: z.optional(Instant),
});

/** Guests whose messages go on one of the following days, because of the daily limit or the host's choice. */
const Later = z.object({
  at: Instant,
  rsvpIds: z.array(RsvpId),
  seats: z.number(),
  /** Their answers would come after the closing date. */
  afterClosing: z.boolean(),
});

/** Preview of a send: the guests who would be sent to, who wait and who are refused. Nothing is sent. */
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
    /** The number of guests per day while it is limited. */
    dailyLimit: z.nullable(z.number()),
    refused: z.array(Refused),
    /**
     * The price of the sendable guests, and of those refused only for a reason that the host or time
     * removes: a card, consent, a message before its day.
     */
    price: z.object({ perResponse: z.number(), atMost: z.number() }),
    card: z.nullable(z.object({ lastFourDigits: z.string(), nickname: z.nullable(z.string()) })),
    /** The message as the first of these guests will see it. */
    messages: z.array(
      z.object({
        rsvpId: RsvpId,
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
  feature: 'whatsapp_invitations',
  idempotent: true,
  body: SendRequest,
  answer: z.object({
    campaignId: z.nullable(CampaignId),
    accepted: z.number(),
    /** The number of accepted guests with a later send time, and the latest of these times. */
    scheduled: z.number(),
    lastAt: z.nullable(Instant),
    heldUntil: z.nullable(Instant),
    refused: z.array(Refused),
  }),
  status: 200,
});

const campaign = '/v1/whatsapp/campaigns/:campaignId';
const One = z.object({ campaignId: CampaignId });
export const listCampaigns = call({
  id: 'rsvp.listCampaigns',
  method: 'GET',
  path: '/v1/events/rsvps/:eventId/campaigns',
  access: 'user',
  params: z.object({ eventId: EventId }),
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
/** Cancels the scheduled messages only; messages that are already being sent continue. */
export const cancelScheduled = call({
  id: 'rsvp.cancelScheduled',
  method: 'POST',
  path: `${campaign}/cancel-scheduled`,
  access: 'user',
  params: One,
  answer: Campaign,
  status: 200,
});

/** The parts of an invitation whose changes are announced to guests who were invited before. */
export const ChangedPart = z.enum(['date', 'hour', 'place']);
export type ChangedPart = z.infer<typeof ChangedPart>;
const changes = '/v1/events/rsvps/:eventId/changes';
/** `guests`: those who can be told. `messages`: what the first of them will read. `heldUntil`: the next allowed hour, when it is not now. */
export const UntoldChange = z.object({
  _id: ChangeId,
  what: z.array(ChangedPart),
  guests: z.number(),
  messages: z.array(z.object({ rsvpId: RsvpId, body: z.string(), buttons: z.array(z.string()) })),
  heldUntil: z.nullable(Instant),
});
export type UntoldChange = z.infer<typeof UntoldChange>;
/** The change that was not announced yet; null when there is none, or when no guest was invited. */
export const pendingChange = call({
  id: 'rsvp.pendingChange',
  method: 'GET',
  path: changes,
  access: 'user',
  params: z.object({ eventId: EventId }),
  answer: z.object({ change: z.nullable(UntoldChange) }),
});
const OneChange = z.object({ eventId: EventId, changeId: ChangeId });
/** Announces a change once: a repeated call returns the first answer. */
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
