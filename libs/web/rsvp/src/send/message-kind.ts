import type { SendRequest } from './send-key';
import type { EventType, StatsGroup, TemplateName } from '@smachot/contracts';

/** What the host may send, as it stands in the address. */
export const MESSAGE_KINDS = ['invite', 'reminder', 'day_of', 'thank_you'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const readKind = (text: string | null): MessageKind | null =>
  MESSAGE_KINDS.find((kind) => kind === text) ?? null;

export const templateOf = (kind: MessageKind, eventType: EventType): SendRequest['templateName'] =>
  kind === 'invite' ? `rsvp_invite_${eventType}` : `rsvp_${kind}`;

export const kindOf = (template: TemplateName): MessageKind =>
  MESSAGE_KINDS.find((kind) => template === `rsvp_${kind}`) ?? 'invite';

/** To whom a message goes when nobody was chosen. */
export const AUDIENCE: Record<MessageKind, StatsGroup> = {
  invite: 'awaitingSend',
  reminder: 'awaitingResponse',
  day_of: 'attending',
  thank_you: 'attending',
};

/**
 * `chosen`: the guests selected on the desk; `filtered`: the message's audience among those the desk's filter shows; an id: just this
 * guest; nothing: the message's own audience.
 */
export type SendTo =
  { who: 'audience' } | { who: 'filtered' } | { who: 'chosen' } | { who: 'one'; rsvpId: string };

export const readSendTo = (text: string | null): SendTo => {
  if (text === null || text === '') return { who: 'audience' };
  if (text === 'chosen' || text === 'filtered') return { who: text };
  return { who: 'one', rsvpId: text };
};
