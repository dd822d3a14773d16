import type { CampaignId, EventId, EventType, TemplateName } from '@smachot/contracts';
import type { MessageKind } from '../guests/rsvp';

const KIND: Record<TemplateName, MessageKind> = {
  rsvp_invite_wedding: 'invite',
  rsvp_invite_toast: 'invite',
  rsvp_invite_henna: 'invite',
  rsvp_reminder: 'reminder',
  rsvp_day_of: 'day_of',
  rsvp_thank_you: 'thank_you',
  rsvp_table: 'table',
  rsvp_update_wedding: 'update',
  rsvp_update_toast: 'update',
  rsvp_update_henna: 'update',
  rsvp_cancelled_wedding: 'cancelled',
  rsvp_cancelled_toast: 'cancelled',
  rsvp_cancelled_henna: 'cancelled',
};
export const kindOfTemplate = (name: TemplateName): MessageKind => KIND[name];

const OF_EACH_TYPE = new Set<MessageKind>(['invite', 'update', 'cancelled']);
export const templateFor = (kind: MessageKind, eventType: EventType): TemplateName =>
  (OF_EACH_TYPE.has(kind) ? `rsvp_${kind}_${eventType}` : `rsvp_${kind}`) as TemplateName;

/** Path of a campaign's page for hosts: the dialog of its message kind. A change and a table have no dialog of their own, a cancelled event no desk. */
export const campaignPath = (
  eventId: EventId,
  campaignId: CampaignId,
  templateName: TemplateName,
): string => {
  const kind = kindOfTemplate(templateName);
  if (kind === 'cancelled') return '/me/rsvps';
  return `/me/rsvps/${eventId}?send=${kind === 'update' || kind === 'table' ? 'invite' : kind}&campaign=${campaignId}`;
};
