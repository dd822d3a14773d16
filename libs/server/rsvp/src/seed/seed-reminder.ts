import { addDays, atWallTime, wallTime } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { Rsvp } from '../domain/guests/rsvp';
import type { Invitation } from '../domain/invitations/invitation';
import { templateFor } from '../domain/sending/templates';
import { RsvpRepository } from '../persistence/guests/rsvp.repository';
import { CampaignRepository } from '../persistence/sending/campaign.repository';
import { ScheduledSendRepository } from '../persistence/sending/scheduled-send.repository';
import { campaignIdOf } from '../services/sending/campaign-sender';
import { eventHours } from '../services/sending/event-hours';

/**
 * Seeds a campaign under way: the reminder that the host chose to send tomorrow evening to all who have not answered. Nothing is sent
 * before. @param hostKey the key of the host's phone, by which the day's limit is counted
 */
export const seedReminder = async (
  tx: Tx,
  { state: event }: Invitation,
  guests: Rsvp[],
  { hostKey, now }: { hostKey: string; now: Date },
): Promise<void> => {
  const tomorrow = addDays(wallTime(now).day, 1);
  const at = eventHours(event).next(atWallTime(tomorrow, '18:00'));
  const silent = guests.flatMap(({ state: { id, status } }) =>
    status === 'sent' || status === 'received' ? [{ id, at }] : [],
  );
  const campaignId = campaignIdOf(event.hostId, 'demo reminder');
  const total = silent.length;
  await new CampaignRepository().add(tx, {
    ...{ id: campaignId, eventId: event.id, hostId: event.hostId, actorId: event.hostId },
    ...{ templateName: templateFor('reminder', event.eventType), total, createdAt: now },
    answer: { campaignId, accepted: total, scheduled: total, lastAt: at, heldUntil: null, refused: [] },
  });
  await new ScheduledSendRepository(new RsvpRepository()).add(
    tx,
    { campaignId, eventId: event.id, hostKey },
    silent,
  );
};
