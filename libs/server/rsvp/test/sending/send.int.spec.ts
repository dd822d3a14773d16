import { isolate, newId } from '@smachot/kernel';
import { MessageContentProvider } from '@smachot/server-messaging';
import { Tx } from '@smachot/server-platform';
import { ListRsvps, RsvpIds } from '../../src/use-cases/guests/list-rsvps';
import { SteerCampaign } from '../../src/use-cases/sending/steer-campaign';
import { ChangeGuest } from '../../src/use-cases/guests/change-guest';
import { type RsvpApp, rsvpApp, taken, TUESDAY } from '../rsvp-app';

let app: RsvpApp;
let host: string;
beforeAll(async () => {
  app = await rsvpApp();
});
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  host = await app.host();
});
afterAll(() => app.close());

const list = async (eventId: string, filter = {}) =>
  taken(
    await app.queries.execute(new ListRsvps(eventId, host, { cursor: undefined, limit: 100, ...filter })),
  );
const requests = async (campaignId: string) =>
  (await app.outbox('messaging.create_messages'))
    .map(({ payload }) => payload)
    .filter((payload) => payload['campaignId'] === campaignId);

it('goes from an empty event to guests who have it', async () => {
  const eventId = await app.event(host);
  const [dana, yossi] = await app.guests(eventId, host, [
    { attendeeName: 'דנה כהן', estimatedNumberOfGuests: 3 },
    { attendeeName: 'יוסי לוי', estimatedNumberOfGuests: 2 },
  ]);
  expect((await list(eventId)).stats).toMatchObject({
    awaitingSend: { records: 2, seats: 5 },
    seatsConfirmed: 0,
    invitedSeats: 5,
  });

  const sent = await app.invite(eventId, host, [dana!, yossi!]);
  expect(sent).toMatchObject({ accepted: 2, refused: [], heldUntil: null });
  expect(await requests(sent.campaignId!)).toMatchObject([
    { round: 'invite:1', rsvpIds: [dana, yossi], hostId: host, quietCalendar: 'jewish' },
  ]);

  await app.outcomes([
    { refId: dana!, messageId: newId(), round: 'invite:1', outcome: 'delivered', at: '2027-04-06T08:00:05Z' },
  ]);
  const { rsvps, stats } = await list(eventId);
  expect(rsvps.map(({ rsvpStatus }) => rsvpStatus)).toEqual(['received', 'pending']);
  expect(stats!.awaitingResponse).toEqual({ records: 1, seats: 3 });
});

it('answers the same request the same way, however often it is made', async () => {
  const eventId = await app.event(host);
  const ids = await app.guests(eventId, host, [
    { attendeeName: 'דנה' },
    { attendeeName: 'רותם', attendeePhone: null },
  ]);
  const key = newId();
  const first = await app.invite(eventId, host, ids, key);
  expect(await app.invite(eventId, host, ids, key)).toEqual(first);
  expect(await requests(first.campaignId!)).toHaveLength(1);
});

it('queues each guest once when two requests come at the same moment', async () => {
  const eventId = await app.event(host);
  const ids = await app.guests(
    eventId,
    host,
    Array.from({ length: 30 }, (_, at) => ({ attendeeName: `אורח ${at}` })),
  );
  const answers = await Promise.all([1, 2, 3].map(() => app.invite(eventId, host, ids)));
  expect(answers.map(({ accepted }) => accepted).sort()).toEqual([0, 0, 30]);
  expect(answers.flatMap(({ refused }) => refused).every(({ code }) => code === 'already_in_flight')).toBe(
    true,
  );
});

it('is held at night and says until when', async () => {
  const eventId = await app.event(host);
  const ids = await app.guests(eventId, host, [{ attendeeName: 'דנה' }]);
  app.clock.moveTo(new Date('2027-04-06T20:00:00Z'));
  expect((await app.invite(eventId, host, ids)).heldUntil).toBe('2027-04-07T06:00:00.000Z');
});

it('says what each message reads just before it goes, in one statement, and takes back what is no longer wanted', async () => {
  const eventId = await app.event(host);
  const [dana, yossi] = await app.guests(eventId, host, [
    { attendeeName: 'דנה' },
    { attendeeName: 'יוסי', language: 'en' },
  ]);
  const { campaignId } = await app.invite(eventId, host, [dana!, yossi!]);
  await app.commands.execute(new ChangeGuest(eventId, dana!, { answer: 'declined' }, host));
  const provider = app.get(MessageContentProvider);
  const batch = [dana!, yossi!, newId()].map((refId, at) => ({
    messageId: `0190a0a0-0000-7000-8000-00000000000${at}`,
    refId,
    round: 'invite:1',
    campaignId,
  }));
  const decisions = await provider.contents(batch);
  expect(decisions.get(batch[0]!.messageId)).toEqual({ kind: 'withdraw' });
  expect(decisions.has(batch[2]!.messageId)).toBe(false);
  expect(decisions.get(batch[1]!.messageId)).toMatchObject({
    kind: 'send',
    content: {
      kind: 'template',
      name: 'rsvp_invite_wedding',
      language: 'en',
      variables: [
        isolate('יוסי'),
        isolate('נועה ואיתי'),
        expect.stringMatching(/2027, 19:30\u2069$/),
        expect.any(String),
      ],
    },
  });
  const { content } = decisions.get(batch[1]!.messageId) as { content: { payloads: string[] } };
  expect(content.payloads.map((payload) => provider.refOfPayload(payload)?.ref)).toEqual([
    yossi,
    yossi,
    yossi,
  ]);
  expect(provider.refOfPayload(content.payloads[0]!.replace('yes', 'no'))).toBeUndefined();
  expect(content.payloads[0]!.length).toBeLessThanOrEqual(256);
});

it('pauses, goes on and cancels, each told once', async () => {
  const eventId = await app.event(host);
  const ids = await app.guests(eventId, host, [{ attendeeName: 'דנה' }]);
  const { campaignId } = await app.invite(eventId, host, ids);
  const steer = (steering: 'pause' | 'resume' | 'cancel', by = host) =>
    app.commands.execute(new SteerCampaign(campaignId!, steering, by));
  expect(await steer('pause', newId())).toMatchObject({ code: 'not_found' });
  expect(taken(await steer('pause')).status).toBe('paused');
  expect(taken(await steer('pause')).status).toBe('paused');
  expect(taken(await steer('resume'))).toMatchObject({ status: 'running', total: 1, queued: 1 });
  expect(taken(await steer('cancel')).status).toBe('cancelled');
  expect(await steer('resume')).toMatchObject({ code: 'lifecycle.illegal_move' });
  expect(await app.outbox('messaging.pause_campaign')).toHaveLength(1);
  expect(await app.outbox('messaging.withdraw_campaign')).toHaveLength(1);
});

describe('ten thousand guests', () => {
  let eventId: string;
  let ids: string[];
  beforeAll(async () => {
    host = await app.host();
    eventId = await app.event(host);
    for (let batch = 0; batch < 10; batch++)
      await app.guests(
        eventId,
        host,
        Array.from({ length: 1000 }, (_, at) => ({ attendeeName: `אורח ${batch * 1000 + at}` })),
      );
    await app.source.query(
      `insert into payments.bills (id, user_id, event_id, responses, amount, carried_in, status, attempts, created_at)
       values ($1, $2, $3, 10, 1000, 0, 'settled', 1, now())`,
      [newId(), host, newId()],
    );
  });

  it('are sent to by at most ten statements, as twenty requests of five hundred', async () => {
    const owner = (await app.source.query('select host_id from rsvp.invitations where id = $1', [eventId]))[0]
      .host_id;
    ids = taken(
      await app.queries.execute(new RsvpIds(eventId, owner, { cursor: undefined, limit: 100 })),
    ).rsvpIds;
    expect(ids).toHaveLength(10_000);
    const statements = jest.spyOn(Tx.prototype, 'query');
    const sent = await app.invite(eventId, owner, ids);
    expect(statements.mock.calls.length).toBeLessThanOrEqual(10);
    statements.mockRestore();
    expect(sent.accepted).toBe(10_000);
    expect(
      (await requests(sent.campaignId!)).map((payload) => (payload['rsvpIds'] as string[]).length),
    ).toEqual(Array(20).fill(500));
    host = owner;
    const again = await list(eventId, { limit: 200 });
    expect([again.rsvps.length, again.stats!.awaitingSend.records]).toEqual([200, 10_000]);
  });
});
