import { newId } from '@smachot/kernel';
import type { RsvpApp } from '../rsvp-app';

/** Creates an event and its guest Dana, whose phone has the invitation. */
export const openConversation = async (app: RsvpApp) => {
  const host = await app.host();
  const eventId = await app.event(host);
  const [dana] = (await app.guests(eventId, host, [{ attendeeName: 'דנה' }])) as [string];
  await app.invite(eventId, host, [dana]);
  await app.outcomes([
    {
      ...{ refId: dana, messageId: newId(), round: 'invite:1', outcome: 'delivered' },
      at: app.clock.now().toISOString(),
    },
  ]);
  return { host, eventId, dana };
};
