import { newId } from '@smachot/kernel';
import { ListRsvps } from '../src/use-cases/list-rsvps';
import { type RsvpApp, rsvpApp, taken } from './rsvp-app';

let app: RsvpApp;
beforeAll(async () => {
  app = await rsvpApp();
});
afterAll(() => app.close());

const list = async (eventId: string, hostId: string, filter = {}) =>
  taken(await app.queries.execute(new ListRsvps(eventId, hostId, { cursor: undefined, limit: 100, ...filter })));

it('goes from an empty event to an answered one', async () => {
  const host = await app.host();
  const eventId = await app.event(host);
  const [dana, yossi] = await app.guests(eventId, host, [{ attendeeName: 'דנה כהן', estimatedNumberOfGuests: 3 }, { attendeeName: 'יוסי לוי' }]);
  expect((await list(eventId, host)).stats).toMatchObject({ awaitingSend: { records: 2, seats: 5 }, seatsConfirmed: 0, invitedSeats: 5 });

  const sent = await app.invite(eventId, host, [dana!, yossi!]);
  expect(sent).toMatchObject({ accepted: 2, refused: [], heldUntil: null });
  const [request] = await app.outbox('messaging.create_messages');
  expect(request!.payload).toMatchObject({ campaignId: sent.campaignId, round: 'invite:1', rsvpIds: [dana, yossi] });

  await app.outcomes([{ refId: dana!, messageId: newId(), round: 'invite:1', outcome: 'delivered', at: '2027-04-06T08:00:05Z' }]);
  const { rsvps, stats } = await list(eventId, host);
  expect(rsvps.map(({ rsvpStatus }) => rsvpStatus)).toEqual(['received', 'pending']);
  expect(stats.awaitingResponse).toEqual({ records: 1, seats: 3 });
});
