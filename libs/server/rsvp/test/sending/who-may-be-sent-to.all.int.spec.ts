import { newId } from '@smachot/kernel';
import { ChangeGuest } from '../../src/use-cases/guests/change-guest';
import { Invitations } from '../../src/use-cases/invitations/invitations';
import { ListRsvps } from '../../src/use-cases/guests/list-rsvps';
import { PreviewSend } from '../../src/use-cases/sending/preview-send';
import { SendInvites } from '../../src/use-cases/sending/send-invites';
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

it('refuses each with its code and sends to the others', async () => {
  const eventId = await app.event(host);
  const ids = await app.guests(eventId, host, [
    { attendeeName: 'בלי טלפון', attendeePhone: null },
    { attendeeName: 'קווי', attendeePhone: '03-6543210' },
    { attendeeName: 'ראשונה', attendeePhone: '053-7000001' },
    { attendeeName: 'אותו טלפון', attendeePhone: '+972 53-700-0001' },
    { attendeeName: 'כבר ענתה' },
  ]);
  await app.commands.execute(new ChangeGuest(eventId, ids[4]!, { answer: 'confirmed' }, host));
  const sent = await app.invite(eventId, host, [...ids, newId()]);
  expect(sent.accepted).toBe(1);
  expect(sent.refused).toEqual([
    { rsvpId: ids[0], code: 'no_phone' },
    { rsvpId: ids[1], code: 'not_a_mobile' },
    { rsvpId: ids[3], code: 'duplicate_phone' },
    { rsvpId: ids[4], code: 'already_answered' },
  ]);
});

it('needs the host’s word and a card, and says so without sending', async () => {
  const poor = newId();
  const eventId = await app.event(poor);
  const ids = await app.guests(eventId, poor, [{ attendeeName: 'דנה' }]);
  const request = { eventId, templateName: 'rsvp_invite_wedding' as const, rsvpIds: ids, consent: false };
  const codes = async (hostId: string) =>
    taken(await app.commands.execute(new SendInvites(request, hostId, newId()))).refused.map(
      ({ code }) => code,
    );
  expect(await codes(poor)).toEqual(['no_payment_method']);

  const own = await app.event(host);
  const guests = await app.guests(own, host, [{ attendeeName: 'דנה' }]);
  Object.assign(request, { eventId: own, rsvpIds: guests });
  expect(await codes(host)).toEqual(['consent_missing']);
  const preview = taken(await app.queries.execute(new PreviewSend({ ...request, consent: true }, host)));
  expect(preview).toMatchObject({
    sendable: guests,
    seats: 1,
    price: { perResponse: 1, atMost: 1 },
    card: { lastFourDigits: '4242' },
  });
  expect(preview.messages[0]!.body).toContain('נועה ואיתי');
  expect(await app.outbox('messaging.create_messages')).not.toContainEqual(
    expect.objectContaining({ payload: expect.objectContaining({ eventId: own }) }),
  );
});

it('says of a guest first what stands against himself, and of the host what the others wait for', async () => {
  const poor = newId();
  const eventId = await app.event(poor);
  const ids = await app.guests(eventId, poor, [
    { attendeeName: 'דנה' },
    { attendeeName: 'בלי טלפון', attendeePhone: null },
    { attendeeName: 'קווי', attendeePhone: '03-6543210' },
    { attendeeName: 'כבר ענה' },
  ]);
  await app.commands.execute(new ChangeGuest(eventId, ids[3]!, { answer: 'confirmed' }, poor));
  const codes = async () => (await app.invite(eventId, poor, ids)).refused.map(({ code }) => code);
  const own = ['no_phone', 'not_a_mobile', 'already_answered'];
  expect(await codes()).toEqual(['no_payment_method', ...own]);
  app.clock.moveTo(new Date('2027-05-20T16:30:00Z'));
  expect(await codes()).toEqual(['event_passed', ...own]);
});

it('shows message and price before the host has settled anything, and still sends to nobody', async () => {
  const poor = newId();
  const eventId = await app.event(poor);
  const ids = await app.guests(eventId, poor, [
    { attendeeName: 'בלי טלפון', attendeePhone: null },
    { attendeeName: 'דנה' },
    { attendeeName: 'רותם' },
  ]);
  const request = { eventId, templateName: 'rsvp_invite_wedding' as const, rsvpIds: ids, consent: false };
  const look = async (hostId: string) => taken(await app.queries.execute(new PreviewSend(request, hostId)));
  const shown = (of: string[]) => ({
    sendable: [],
    seats: 0,
    price: { perResponse: 1, atMost: of.length },
    messages: of.map((rsvpId) => ({ rsvpId, body: expect.stringContaining('נועה ואיתי') })),
  });
  expect(await look(poor)).toMatchObject({ ...shown(ids.slice(1)), card: null });

  const own = await app.event(host);
  request.eventId = own;
  request.rsvpIds = await app.guests(own, host, [{ attendeeName: 'דנה' }]);
  expect(await look(host)).toMatchObject({ ...shown(request.rsvpIds), card: { lastFourDigits: '4242' } });
});

it('counts among those awaiting send whom the preview would let go, in the list and among the invitations', async () => {
  const eventId = await app.event(host);
  const ids = await app.guests(eventId, host, [
    { attendeeName: 'בלי טלפון', attendeePhone: null },
    { attendeeName: 'קווי', attendeePhone: '03-6543210' },
    { attendeeName: 'ראשונה', attendeePhone: '053-7000002' },
    { attendeeName: 'אותו טלפון', attendeePhone: '053-7000002' },
    { attendeeName: 'ביקש שקט' },
    { attendeeName: 'לא מגיע אליו' },
    { attendeeName: 'חמש פעמים' },
    { attendeeName: 'בדרך' },
    { attendeeName: 'נכשל וינוסה שוב' },
    { attendeeName: 'ענה, והטלפון שלו גם של אחר', attendeePhone: '053-7000003' },
    { attendeeName: 'אחר', attendeePhone: '053-7000003' },
    { attendeeName: 'דנה' },
  ]);
  const set = (at: number, sql: string) =>
    app.source.query(`update rsvp.guests set ${sql} where id = $1`, [ids[at]]);
  await set(4, 'opted_out = true');
  await set(5, `trouble = 'undeliverable'`);
  await set(6, 'attempts = 5');
  await set(7, `status = 'pending'`);
  await set(8, `trouble = 'failed', last_status = 'failed', last_sent = now(), attempts = 4`);
  await set(9, `status = 'confirmed'`);
  const request = { eventId, templateName: 'rsvp_invite_wedding' as const, rsvpIds: ids, consent: true };
  const { sendable } = taken(await app.queries.execute(new PreviewSend(request, host)));
  expect(sendable).toEqual([ids[2], ids[8], ids[11]]);
  const filter = { cursor: undefined, limit: 1 };
  const { stats } = taken(await app.queries.execute(new ListRsvps(eventId, host, filter)));
  expect(stats).toMatchObject({ awaitingSend: { records: 11 }, sendable: 3 });
  const { invitations } = await app.queries.execute(new Invitations(host, { limit: 1 }));
  expect(invitations).toMatchObject([{ _id: eventId, stats: { awaitingSend: 11, sendable: 3 } }]);
});

it('counts among those awaiting a response whom a reminder would reach now', async () => {
  const eventId = await app.event(host);
  const kinds = [
    `status = 'received'`,
    `status = 'sent', last_sent = $2::timestamptz - interval '23 hours'`,
    `status = 'maybe', last_sent = $2::timestamptz - interval '25 hours'`,
    `status = 'received', opted_out = true`,
    `status = 'received', removal_asked_at = $2`,
    `status = 'no_response', attempts = 5`,
    `status = 'received', trouble = 'failed', failed_at = $2::timestamptz - interval '59 minutes'`,
    `status = 'received', trouble = 'failed', failed_at = $2::timestamptz - interval '61 minutes'`,
    `status = 'pending_reminder'`,
    `status = 'confirmed'`,
  ];
  const ids = await app.guests(
    eventId,
    host,
    kinds.map((_, at) => ({ attendeeName: `אורח ${at}` })),
  );
  for (const [at, sql] of kinds.entries())
    await app.source.query(
      `update rsvp.guests set ${sql}, created_at = coalesce($2, created_at) where id = $1`,
      [ids[at], app.clock.now()],
    );
  const request = { eventId, templateName: 'rsvp_reminder' as const, rsvpIds: ids, consent: true };
  const { sendable } = taken(await app.queries.execute(new PreviewSend(request, host)));
  expect(sendable).toEqual([ids[0], ids[2], ids[7]]);
  const filter = { cursor: undefined, limit: 1, counts: true };
  const { stats, matching } = taken(await app.queries.execute(new ListRsvps(eventId, host, filter)));
  expect(stats).toMatchObject({ remindable: 3 });
  expect(matching).toMatchObject({ remindable: 3 });
});

it('lets a new host write to 250 guests a day', async () => {
  const eventId = await app.event(host);
  const ids = await app.guests(
    eventId,
    host,
    Array.from({ length: 260 }, (_, at) => ({ attendeeName: `אורח ${at}` })),
  );
  const request = { eventId, templateName: 'rsvp_invite_wedding' as const, rsvpIds: ids, consent: false };
  const before = taken(await app.queries.execute(new PreviewSend(request, host)));
  expect(before.refused.map(({ code }) => code)).toEqual(Array(260).fill('consent_missing'));
  const sent = await app.invite(eventId, host, ids);
  expect(sent).toMatchObject({ accepted: 260, scheduled: 10, refused: [] });
  const other = await app.event(host);
  const [one] = await app.guests(other, host, [{ attendeeName: 'דנה' }]);
  expect(await app.invite(other, host, [one!])).toMatchObject({ accepted: 1, scheduled: 1 });
});
