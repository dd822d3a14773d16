import type { EventType, TemplateName } from '@smachot/contracts';
import type { MessageKind } from './rsvp';

const KIND: Record<TemplateName, MessageKind> = {
  rsvp_invite_wedding: 'invite',
  rsvp_invite_toast: 'invite',
  rsvp_invite_henna: 'invite',
  rsvp_reminder: 'reminder',
  rsvp_day_of: 'day_of',
  rsvp_thank_you: 'thank_you',
};
export const kindOfTemplate = (name: TemplateName): MessageKind => KIND[name];

export const templateFor = (kind: MessageKind, eventType: EventType): TemplateName =>
  kind === 'invite' ? `rsvp_invite_${eventType}` : `rsvp_${kind}`;
