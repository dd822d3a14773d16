import type { SendRequest } from './send-key';
import type { EventType, RsvpId, StatsGroup, TemplateName } from '@smachot/contracts';

/** Message kinds the host may send, as they appear in the address. */
export const MESSAGE_KINDS = ['invite', 'reminder', 'day_of', 'thank_you'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const readKind = (text: string | null): MessageKind | null =>
  MESSAGE_KINDS.find((kind) => kind === text) ?? null;

export const templateOf = (kind: MessageKind, eventType: EventType): SendRequest['templateName'] =>
  kind === 'invite' ? `rsvp_invite_${eventType}` : `rsvp_${kind}`;

/** Kinds of a campaign: `table` goes out by itself, `update` and `cancelled` when the event changes; none from the send dialog. */
const CAMPAIGN_KINDS = [...MESSAGE_KINDS, 'table', 'update', 'cancelled'] as const;
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number];

export const kindOf = (template: TemplateName): CampaignKind =>
  // some templates end with the event's type
  CAMPAIGN_KINDS.find((kind) => template.startsWith(`rsvp_${kind}`))!;

/** The kind in the address of a campaign: its dialog is the same for all kinds. */
export const addressOf = (kind: CampaignKind): MessageKind => readKind(kind) ?? 'invite';

/** The audience of a message when no guests are selected. */
export const AUDIENCE: Record<MessageKind, StatsGroup> = {
  invite: 'awaitingSend',
  reminder: 'awaitingResponse',
  day_of: 'attending',
  thank_you: 'attending',
};

/**
 * `chosen`: the guests selected on the desk; `filtered`: the message's audience among those the desk's filter shows; an id: just
 * this guest; absent: the message's own audience.
 */
export type SendTo =
  | { who: 'audience' }
  | { who: 'filtered' }
  | { who: 'chosen' }
  | { who: 'one'; rsvpId: RsvpId };

export const readSendTo = (text: string | null): SendTo => {
  if (text === null || text === '') return { who: 'audience' };
  if (text === 'chosen' || text === 'filtered') return { who: text };
  return { who: 'one', rsvpId: text };
};
