import sharp from 'sharp';
import { DAY_MS } from '@smachot/kernel';
import { answered, ask, type Cases, read, refused, STORE, type Who } from './spec-world';

const event = {
  ...{ type: 'lecture', title: 'איך מתכננים חתונה קטנה', description: 'ערב אחד, שאלות ותשובות' },
  startDatetime: new Date(Date.now() + 30 * DAY_MS).toISOString(),
  endDatetime: new Date(Date.now() + 30 * DAY_MS + 7_200_000).toISOString(),
  ...{ locationType: 'online', visibility: 'public' },
  registrationOptions: {
    ...{ isRegistrationOpen: true, enableSpecialRequests: false },
    ...{ enableMultipleParticipants: true, requireApproval: false },
  },
};
const invitation = {
  ...{ title: 'החינה', hostName: 'נועה ואיתי', eventType: 'henna', recipient: 'family' },
  date: new Date(Date.now() + 50 * DAY_MS).toISOString(),
  location: { address: 'גן האלה, שדה ורבורג' },
  rsvpConfig: { questions: ['headcount'] },
};

const hosted = async (who: Who, partnerUsername?: string): Promise<string> => {
  const body = { ...event, ...(partnerUsername ? { partnerUsername } : {}) };
  const made = await ask(who, 'POST', '/v1/events/host', body);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return (made.body as unknown as { data: { id: string } }).data.id;
};
const invited = async (): Promise<string> =>
  (await read<{ id: string }>(`select id from rsvp.invitations where title = 'החינה'`)).id;
const weddingId = async (): Promise<string> =>
  (await read<{ id: string }>(`select id from rsvp.invitations where title = 'החתונה של נועה ואיתי'`)).id;

/** The lines about events, invitations and guests. */
export const eventCases: Cases = {
  'POST /v1/events/host/': async (line) => {
    for (const path of ['/v1/events/host', '/v1/events/host/'])
      expect(await answered(line, 'host', ['POST', path, event])).toMatchObject({
        ...{ data: { title: event.title, registrationOptions: event.registrationOptions }, status: 201 },
      });
    await refused({ visitor: 401 }, ['POST', '/v1/events/host/', event]);
  },
  'PUT and PATCH /v1/events/host/{id}': async (line) => {
    const path = `/v1/events/host/${await hosted('host')}`;
    expect(await answered(line, 'host', ['PUT', path, { ...event, title: 'ערב שאלות' }])).toMatchObject({
      title: 'ערב שאלות',
    });
    expect(await answered(line, 'host', ['PATCH', path, { maxTickets: 40 }])).toMatchObject({
      ...{ title: 'ערב שאלות', maxTickets: 40 },
    });
    await refused({ visitor: 401, stranger: 404, partner: 404 }, ['PUT', path, event]);
    await refused({ visitor: 401, stranger: 404, partner: 404 }, ['PATCH', path, { maxTickets: 4 }]);
  },
  'GET /v1/events/host/event/{id}[/{extra}]': async (line) => {
    const own = `/v1/events/host/event/${await hosted('host')}`;
    const ofStore = `/v1/events/host/event/${await hosted('partner', STORE)}/${STORE}`;
    expect(await answered(line, 'host', ['GET', own])).toMatchObject({ description: event.description });
    expect(await answered(line, 'partner', ['GET', ofStore])).toMatchObject({ partnerUsername: STORE });
    for (const path of [own, ofStore]) await refused({ visitor: 401, stranger: 404 }, ['GET', path]);
  },
  'GET /v1/events/host/[{extra}]': async (line) => {
    const { events }: { events: object[] } = await answered(line, 'host', ['GET', '/v1/events/host/']);
    // the two of the specification, and those made here
    expect(events.length).toBeGreaterThanOrEqual(3);
    const path = `/v1/events/host/${STORE}`;
    expect(await answered(line, 'partner', ['GET', path])).toMatchObject({ mayEdit: true });
    await refused({ visitor: 401, stranger: 404, host: 404 }, ['GET', path]);
    expect((await ask('stranger', 'GET', '/v1/events/host/')).body).toMatchObject({ events: [] });
  },
  'DELETE /v1/events/host/{id}[/{extra}]': async (line) => {
    const own = `/v1/events/host/${await hosted('host')}`;
    const ofStore = `/v1/events/host/${await hosted('partner', STORE)}/${STORE}`;
    for (const path of [own, ofStore]) await refused({ visitor: 401, stranger: 404 }, ['DELETE', path]);
    await answered(line, 'host', ['DELETE', own]);
    await answered(line, 'partner', ['DELETE', ofStore]);
    await refused({ host: 404 }, ['DELETE', own]);
  },
  'POST /v1/events/event-rsvps/': async (line) => {
    const made = await answered(line, 'host', ['POST', '/v1/events/event-rsvps/', invitation]);
    expect(made).toMatchObject({ title: 'החינה', hostName: 'נועה ואיתי', eventType: 'henna' });
    await refused({ visitor: 401 }, ['POST', '/v1/events/event-rsvps/', invitation]);
  },
  'PUT /v1/events/event-rsvps/{id}': async (line) => {
    const path = `/v1/events/event-rsvps/${await invited()}`;
    const body = { ...invitation, hostName: 'איתי ונועה' };
    expect(await answered(line, 'host', ['PUT', path, body])).toMatchObject({ hostName: 'איתי ונועה' });
    await refused({ visitor: 401, stranger: 404, admin: 404 }, ['PUT', path, body]);
  },
  'GET /v1/events/event-rsvps/': async (line) => {
    const mine = await answered(line, 'host', ['GET', '/v1/events/event-rsvps/']);
    expect(JSON.stringify(mine)).toContain('החתונה של נועה ואיתי');
    await refused({ visitor: 401 }, ['GET', '/v1/events/event-rsvps/']);
    expect(JSON.stringify((await ask('stranger', 'GET', '/v1/events/event-rsvps/')).body)).not.toContain(
      'נועה',
    );
  },
  'POST /v1/events/event-rsvps/{eventId}/upload-image': async (line) => {
    const path = `/v1/events/event-rsvps/${await invited()}/upload-image`;
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#5E2CA5' } })
      .png()
      .toBuffer();
    await refused({ visitor: 401, stranger: 404 }, ['POST', path, picture]);
    expect(await answered(line, 'host', ['POST', path, picture])).toMatchObject({
      imageUrl: expect.stringContaining('/') as string,
    });
  },
  'GET /v1/events/rsvps/{eventId}': async (line) => {
    const path = `/v1/events/rsvps/${await weddingId()}`;
    const { rsvps, stats }: { rsvps: { rsvpStatus: string }[]; stats: object } = await answered(
      line,
      'host',
      ['GET', path],
    );
    expect(new Set(rsvps.map(({ rsvpStatus }) => rsvpStatus)).size).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(stats)).toMatch(/attending/);
    await refused({ visitor: 401, stranger: 404, partner: 404 }, ['GET', path]);
  },
  'POST /v1/events/rsvps/{eventId}/upload-table': async (line) => {
    const path = `/v1/events/rsvps/${await invited()}/upload-table`;
    const table = Buffer.from('שם,טלפון\r\nדנה לוי,0521234567\r\n');
    await refused({ visitor: 401, stranger: 404 }, ['POST', path, table]);
    expect(JSON.stringify(await answered(line, 'host', ['POST', path, table]))).toContain('1');
  },
  'GET /api/partner-store/{partner}/events': async (line) => {
    await hosted('partner', STORE);
    const shown = await answered(line, 'visitor', ['GET', `/api/partner-store/${STORE}/events`]);
    expect(JSON.stringify(shown)).toContain(event.title);
    await refused({ visitor: 404 }, ['GET', '/api/partner-store/no-such-store/events']);
  },
  'POST /v1/whatsapp/send-invites': async (line) => {
    const eventId = await weddingId();
    const { id } = await read<{ id: string }>(
      `select id from rsvp.guests where event_id = $1 and status = 'created' and phone is not null limit 1`,
      [eventId],
    );
    const body = { eventId, templateName: 'rsvp_invite_wedding', rsvpIds: [id] };
    await refused({ visitor: 401, stranger: 404 }, ['POST', '/v1/whatsapp/send-invites', body]);
    expect(await answered(line, 'host', ['POST', '/v1/whatsapp/send-invites', body])).toMatchObject({
      campaignId: expect.any(String) as string,
    });
  },
};
