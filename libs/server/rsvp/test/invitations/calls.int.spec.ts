import type { Invitation, Rsvp } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import sharp from 'sharp';
import { anInvitationForm } from '../../src/testing';
import { multipart, rsvpHttp, type RsvpHttp } from '../rsvp-http';
import { TUESDAY } from '../rsvp-app';

let app: RsvpHttp;
const host = newId();
const stranger = newId();
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

describe('invitations', () => {
  it('are created, changed, listed and deleted by their host', async () => {
    const changed = await app.call<Invitation>('PUT', `${events}/${eventId}`, {
      as: host,
      body: anInvitationForm({ title: 'שם אחר', rsvpConfig: { questions: ['headcount'] } }),
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        title: 'שם אחר',
        version: 2,
        registrationOptions: { enableMultipleParticipants: true, enableSpecialRequests: false },
      },
    });
    const list = await app.call<{ invitations: Invitation[] }>('GET', `${events}/?limit=1`, { as: host });
    expect(list.body.invitations[0]).toMatchObject({
      _id: eventId,
      stats: { records: 1, awaitingSend: 1 },
      imageUrl: null,
      billing: { state: 'open', amount: 0 },
    });
    expect((await app.call('DELETE', `${events}/${eventId}`, { as: host })).status).toBe(204);
    expect((await app.call('GET', `${events}/${eventId}`, { as: host })).status).toBe(404);
  });
  it('say what is wrong with a form', async () => {
    const past = await app.call<{ code: string }>('POST', events, {
      as: host,
      body: anInvitationForm({ date: '2027-01-01T10:00:00Z' }),
    });
    expect([past.status, past.body.code]).toEqual([422, 'invitation.date_passed']);
  });
  it('take a picture by its content and strip what it carries', async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#5E2CA5' } })
      .png()
      .toBuffer();
    const answer = await app.call<Invitation>('POST', `${events}/${eventId}/upload-image`, {
      as: host,
      ...multipart('תמונה.jpg', picture),
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { imageUrl: expect.stringMatching(/^\/v1\/files\/images\/.*signature=/) },
    });
    const wrong = await app.call<{ code: string }>('POST', `${events}/${eventId}/upload-image`, {
      as: host,
      ...multipart('a.png', Buffer.from('GIF89a not a picture')),
    });
    expect([wrong.status, wrong.body.code]).toEqual([415, 'image.unsupported']);
  });
});

describe('guests', () => {
  it('say which phone cannot be read', async () => {
    const answer = await app.call<{ code: string; fields: Record<string, string> }>('POST', rsvps(), {
      as: host,
      body: { guests: [{ attendeeName: 'א' }, { attendeeName: 'ב', attendeePhone: '12' }] },
    });
    expect([answer.status, answer.body.code, Object.keys(answer.body.fields)]).toEqual([
      422,
      'request.invalid',
      ['guests.1.attendeePhone'],
    ]);
  });
  it('are found by a part of a name or phone', async () => {
    const found = async (query: string) =>
      (await app.call<{ rsvps: Rsvp[] }>('GET', `${rsvps()}?${query}`, { as: host })).body.rsvps.length;
    expect(await found(`search=${encodeURIComponent('כהנ')}`)).toBe(1);
    expect(await found('search=053-333')).toBe(1);
    expect(await found('search=054')).toBe(0);
    expect(await found('status=attending')).toBe(0);
    expect(await found('withoutTable=true&group=general')).toBe(1);
  });
  it('come in pages that miss nobody', async () => {
    const names = Array.from({ length: 25 }, (_, at) => `אורח ${String(at).padStart(2, '0')}`);
    await app.call('POST', rsvps(), {
      as: host,
      body: { guests: names.map((attendeeName) => ({ attendeeName })) },
    });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: { rsvps: Rsvp[]; nextCursor: string | null } } = await app.call(
        'GET',
        `${rsvps()}?limit=10${cursor ? `&cursor=${cursor}` : ''}`,
        { as: host },
      );
      seen.push(...body.rsvps.map(({ attendeeName }) => attendeeName));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(['דנה כהן', ...names]);
  });
  it('are changed by hand, with a history', async () => {
    const changed = await app.call<Rsvp>('PATCH', `${rsvps()}/${dana}`, {
      as: host,
      body: {
        tableName: '4',
        answer: 'confirmed',
        numberOfGuests: 12,
        income: 500.5,
        attendeePhone: '03-6543210',
      },
    });
    expect(changed.body).toMatchObject({
      tableName: '4',
      rsvpStatus: 'confirmed',
      seats: 12,
      numberAwaitingApproval: null,
      income: 500.5,
      attendeePhone: '+97236543210',
    });
    const history = await app.call<{ entries: { kind: string; by: string }[]; eligibility: object }>(
      'GET',
      `${rsvps()}/${dana}/history`,
      { as: host },
    );
    expect(history.body.entries.map(({ kind }) => kind).sort()).toEqual(['added', 'answered', 'edited']);
    expect(history.body.eligibility).toEqual({ reminder: 'not_a_mobile', reminderFrom: null });
    expect(
      (await app.source.query('select 1 from rsvp.billable_facts where rsvp_id = $1', [dana])).length,
    ).toBe(0);
  });
  it('are told about in the order in which things can have happened', async () => {
    const at = TUESDAY; // the second in which the guest was added, which is all the provider tells
    const inboundId = newId();
    await app.source.query(
      `insert into messaging.inbound (id, wamid, kind, text, matched_by, provider_at, received_at)
       values ($1, $3, 'text', 'מי זה?', 'phone', $2, $2)`,
      [inboundId, at, newId()],
    );
    await app.source.query('insert into messaging.inbound_refs (ref_id, inbound_id) values ($1, $2)', [
      dana,
      inboundId,
    ]);
    const told = async () => {
      const path = `${rsvps()}/${dana}/history`;
      const { body } = await app.call<{ entries: { kind: string }[] }>('GET', path, { as: host });
      return body.entries.map(({ kind }) => kind);
    };
    // Messages of a person these hosts never wrote to were meant for others.
    expect(await told()).toEqual(['added']);
    await app.source.query('update rsvp.guests set sends = 1 where id = $1', [dana]);
    expect(await told()).toEqual(['wrote', 'added']);
  });
  it('move together, go together and come back together', async () => {
    expect(
      (
        await app.call('PATCH', rsvps(), {
          as: host,
          body: { rsvpIds: [dana, newId()], tableName: '7', group: 'work' },
        })
      ).body,
    ).toEqual({ changed: 1, outdated: [] });
    expect(
      (await app.call('POST', `${rsvps()}/delete`, { as: host, body: { rsvpIds: [dana] } })).body,
    ).toEqual({ deleted: 1, answered: 0, outdated: [] });
    expect(
      (await app.call('POST', `${rsvps()}/restore`, { as: host, body: { rsvpIds: [dana] } })).body,
    ).toEqual({ restored: 1 });
    expect(
      (await app.call<{ rsvpIds: string[] }>('GET', `${rsvps()}/ids?table=7`, { as: host })).body,
    ).toEqual({ rsvpIds: [dana] });
  });
});

it('keeps everything from everybody but its host', async () => {
  const others: [string, string, object?][] = [
    ['GET', `${events}/${eventId}`],
    ['PUT', `${events}/${eventId}`, anInvitationForm()],
    ['DELETE', `${events}/${eventId}`],
    ['GET', rsvps()],
    ['GET', `${rsvps()}/ids`],
    ['POST', rsvps(), { guests: [{ attendeeName: 'א' }] }],
    ['PATCH', `${rsvps()}/${dana}`, { tableName: '1' }],
    ['PATCH', rsvps(), { rsvpIds: [dana], tableName: '1' }],
    ['POST', `${rsvps()}/delete`, { rsvpIds: [dana] }],
    ['POST', `${rsvps()}/restore`, { rsvpIds: [dana] }],
    ['GET', `${rsvps()}/${dana}/history`],
    ['GET', `${rsvps()}/campaigns`],
    [
      'POST',
      '/v1/whatsapp/send-invites/preview',
      { eventId, templateName: 'rsvp_invite_wedding', rsvpIds: [dana] },
    ],
    ['POST', '/v1/whatsapp/send-invites', { eventId, templateName: 'rsvp_invite_wedding', rsvpIds: [dana] }],
    ['GET', `/v1/whatsapp/campaigns/${newId()}`],
  ];
  for (const [method, url, body] of others) {
    const key = newId();
    const more = body ? { body } : {};
    expect([method, url, (await app.call(method, url, { as: stranger, key, ...more })).status]).toEqual([
      method,
      url,
      404,
    ]);
    expect([method, url, (await app.call(method, url, { key, ...more })).status]).toEqual([method, url, 401]);
  }
});

describe('sending over HTTP', () => {
  const request = () => ({ eventId, templateName: 'rsvp_invite_wedding', rsvpIds: [dana], consent: true });
  it('needs a key, and answers the same for the same one', async () => {
    expect(
      (await app.call<{ code: string }>('POST', '/v1/whatsapp/send-invites', { as: host, body: request() }))
        .body.code,
    ).toBe('idempotency.required');
    const key = newId();
    const first = await app.call('POST', '/v1/whatsapp/send-invites', { as: host, key, body: request() });
    expect(first.body).toEqual({
      campaignId: null,
      accepted: 0,
      scheduled: 0,
      lastAt: null,
      heldUntil: null,
      refused: [{ rsvpId: dana, code: 'no_payment_method' }],
    });
    expect(
      (await app.call('POST', '/v1/whatsapp/send-invites', { as: host, key, body: request() })).body,
    ).toEqual(first.body);
  });
  it('does not invite to a wedding with the words of a henna', async () => {
    const answer = await app.call<{ code: string }>('POST', '/v1/whatsapp/send-invites/preview', {
      as: host,
      body: { ...request(), templateName: 'rsvp_invite_henna' },
    });
    expect([answer.status, answer.body.code]).toEqual([422, 'request.invalid']);
  });
});
