import type { GuestPage, Invitation, Rsvp } from '@smachot/contracts';
import { Tx } from '@smachot/server-platform';
import { MINUTE_MS, newId } from '@smachot/kernel';
import { GuestTokens } from '../../src/persistence/guests/guest-tokens';
import { anInvitationForm } from '../../src/testing';
import { rsvpHttp, type RsvpHttp } from '../rsvp-http';
import { TUESDAY } from '../rsvp-app';

let app: RsvpHttp;
const host = newId();
let eventId: string;
let dana: string;
const events = '/v1/events/event-rsvps';
const rsvps = () => `/v1/events/rsvps/${eventId}`;

beforeAll(async () => {
  app = await rsvpHttp();
});
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  eventId = (await app.call<Invitation>('POST', events, { as: host, body: anInvitationForm() })).body._id;
  const added = await app.call<{ rsvps: Rsvp[] }>('POST', rsvps(), {
    as: host,
    body: { guests: [{ attendeeName: 'דנה כהן', attendeePhone: '0533334444', estimatedNumberOfGuests: 2 }] },
  });
  dana = added.body.rsvps[0]!._id;
});
afterAll(() => app.close());

const tokenOf = (rsvpId: string) =>
  app.source.transaction((manager) =>
    app.app.get(GuestTokens).issue(new Tx(manager), rsvpId, app.clock.now()),
  );

describe('the guest’s page', () => {
  const page = () => `${rsvps()}/guest`;
  it('opens with a personal token only, and only that guest’s', async () => {
    const token = await tokenOf(dana);
    expect(token.length).toBeGreaterThanOrEqual(32);
    const opened = await app.call<GuestPage>('GET', page(), { token });
    expect(opened).toMatchObject({
      status: 200,
      body: {
        open: true,
        guest: { attendeeName: 'דנה כהן', answer: null, estimatedNumberOfGuests: 2 },
        wazeLink: expect.stringContaining('waze.com'),
      },
    });
    expect((await app.call('GET', page(), {})).status).toBe(401);
    expect((await app.call('GET', page(), { token: `${token}x` })).status).toBe(401);
    expect((await app.call('GET', `/v1/events/rsvps/${newId()}/guest`, { token })).status).toBe(401);
    const [kept] = await app.source.query('select hash from rsvp.guest_tokens where rsvp_id = $1', [dana]);
    expect(kept.hash).not.toContain(token);
  });
  it('takes answers one by one and lets them change; looking answers nothing', async () => {
    const token = await tokenOf(dana);
    const put = (body: object) => app.call<GuestPage>('PUT', `${page()}/answers`, { token, body });
    await app.call('GET', page(), { token });
    expect(
      (await app.source.query('select 1 from rsvp.billable_facts where rsvp_id = $1', [dana])).length,
    ).toBe(0);
    expect((await put({ attending: 'confirmed' })).body.guest).toMatchObject({ answer: 'confirmed' });
    app.clock.moveTo(new Date(TUESDAY.getTime() + 5000));
    expect(
      (await put({ headcount: 30, specialRequests: 'צמחוני', transportation: true })).body.guest,
    ).toMatchObject({ numberOfGuests: 30, specialRequests: 'צמחוני', transportation: true });
    expect(
      await app.source.query('select number, number_waiting from rsvp.guests where id = $1', [dana]),
    ).toEqual([{ number: null, number_waiting: 30 }]);
    app.clock.moveTo(new Date(TUESDAY.getTime() + 9000));
    expect((await put({ attending: 'declined' })).body.guest).toMatchObject({ answer: 'declined' });
    expect(
      await app.source.query('select channel from rsvp.billable_facts where rsvp_id = $1', [dana]),
    ).toEqual([{ channel: 'page' }]);
  });
  it('takes none once the event has begun', async () => {
    const token = await tokenOf(dana);
    app.clock.moveTo(new Date('2027-05-20T16:30:00Z'));
    const late = await app.call<{ code: string }>('PUT', `${page()}/answers`, {
      token,
      body: { attending: 'confirmed' },
    });
    expect([late.status, late.body.code]).toEqual([409, 'guest.closed']);
    expect((await app.call<GuestPage>('GET', page(), { token })).body.open).toBe(false);
  });
  it('says until when, what was answered, and that a large number waits; tables only once the hosts show them', async () => {
    const token = await tokenOf(dana);
    await app.call('PATCH', `${rsvps()}/${dana}`, {
      as: host,
      body: { tableName: '7', hostNote: 'לא ליד הדודה' },
    });
    await app.call('PUT', `${page()}/answers`, { token, body: { attending: 'confirmed', headcount: 15 } });
    const hidden = await app.call<GuestPage>('GET', page(), { token });
    expect(hidden.body).toMatchObject({
      closingDate: '2027-05-18T16:30:00.000Z',
      guest: { numberOfGuests: 15, numberWaits: true, answered: ['headcount'], tableName: null },
    });
    expect(hidden.text).not.toContain('הדודה');
    const shown = anInvitationForm({
      rsvpConfig: { questions: ['headcount', 'special_requests'], showTables: true },
    });
    await app.call('PUT', `${events}/${eventId}`, { as: host, body: shown });
    expect((await app.call<GuestPage>('GET', page(), { token })).body.guest).toMatchObject({
      tableName: '7',
    });
  });
  it('is gone with the guest, the event or the token', async () => {
    const token = await tokenOf(dana);
    await app.call('POST', `${rsvps()}/delete`, { as: host, body: { rsvpIds: [dana] } });
    expect((await app.call('GET', page(), { token })).status).toBe(401);
    await app.call('POST', `${rsvps()}/restore`, { as: host, body: { rsvpIds: [dana] } });
    expect((await app.call('GET', page(), { token })).status).toBe(200);
    await app.source.transaction((manager) =>
      app.app.get(GuestTokens).revoke(new Tx(manager), dana, app.clock.now()),
    );
    expect((await app.call('GET', page(), { token })).status).toBe(401);
  });
  it('without a token names nobody', async () => {
    const open = await app.call<GuestPage>('GET', `${page()}/invitation`);
    expect(open).toMatchObject({ status: 200, body: { title: 'החתונה של נועה ואיתי', guest: null } });
    expect(open.text).not.toContain('דנה');
    const file = await app.call('GET', `${page()}/calendar.ics`);
    expect([file.status, file.headers['content-type'], file.text.startsWith('BEGIN:VCALENDAR\r\n')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      true,
    ]);
  });
  it('tells calendars of each change, and that the event was called off', async () => {
    const file = async () => (await app.call('GET', `${page()}/calendar.ics`)).text;
    const sequence = async () => Number(/^SEQUENCE:(\d+)\r$/m.exec(await file())![1]);
    const before = await sequence();
    const { body } = await app.call<Invitation>('GET', `${events}/${eventId}`, { as: host });
    const later = { ...anInvitationForm(), title: 'החתונה, ביום אחר', version: body.version };
    await app.call('PUT', `${events}/${eventId}`, { as: host, body: later });
    const changed = await sequence();
    expect(changed).toBeGreaterThan(before);
    expect(await file()).toContain('METHOD:PUBLISH\r\n');
    await app.call('DELETE', `${events}/${eventId}`, { as: host });
    const calledOff = await file();
    expect(calledOff).toContain('METHOD:CANCEL\r\n');
    expect(calledOff).toContain('STATUS:CANCELLED\r\n');
    expect(calledOff).toContain(`UID:${eventId}@smachot\r\n`);
    expect(await sequence()).toBeGreaterThan(changed);
    expect(calledOff).not.toMatch(/LOCATION|נועה ואיתי/);
  });
  it('sends a link when asked, but not often, and says the same to everybody', async () => {
    const ask = (phone: string) => app.call('POST', `${page()}/link`, { body: { phone } });
    const asked = async () =>
      (
        await app.source.query(
          `select 1 from platform.outbox where job = 'rsvp.send_guest_link' and payload ->> 'linkRequestId' in (select id::text from rsvp.link_requests where event_id = $1)`,
          [eventId],
        )
      ).length;
    const known = await ask('053-333-4444');
    const unknown = await ask('053-999-9999');
    expect([known.status, known.text, known.headers['content-length']]).toEqual([
      202,
      unknown.text,
      unknown.headers['content-length'],
    ]);
    await Promise.all([ask('053-333-4444'), ask('+972533334444')]);
    expect(await asked()).toBe(2);
    for (let minutes = 11; minutes < 60; minutes += 11) {
      app.clock.moveTo(new Date(TUESDAY.getTime() + minutes * MINUTE_MS));
      await ask('0533334444');
    }
    expect(await asked()).toBe(4);
  });
});
