import type { AnswerOf, Invitation, listRsvpIds, listRsvps, Rsvp } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { get as request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { anInvitationForm } from '../../src/testing';
import { TUESDAY } from '../rsvp-app';
import { rsvpHttp, type RsvpHttp } from '../rsvp-http';

let app: RsvpHttp;
const host = newId();
let eventId: string;
const events = '/v1/events/event-rsvps';
const rsvps = () => `/v1/events/rsvps/${eventId}`;
beforeAll(async () => {
  app = await rsvpHttp();
  await app.app.listen(0, '127.0.0.1');
});
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  eventId = (await app.call<Invitation>('POST', events, { as: host, body: anInvitationForm() })).body._id;
});
afterAll(() => app.close());

const add = async (guests: object[]): Promise<string[]> =>
  (await app.call<{ rsvps: Rsvp[] }>('POST', rsvps(), { as: host, body: { guests } })).body.rsvps.map(
    ({ _id }) => _id,
  );

/** Response as received by a socket, because clients decompress it. */
const overTheWire = (url: string, encoding: string) =>
  new Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    const headers = { authorization: `Bearer ${host}`, 'accept-encoding': encoding };
    const { port } = app.app.getHttpServer().address() as AddressInfo;
    request({ host: '127.0.0.1', port, path: url, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, bytes: Buffer.concat(chunks) }));
    }).on('error', reject);
  });

describe('filters', () => {
  it('find the same guests in the list and among the ids, alone and together', async () => {
    const [maya, dan, ruth, plain] = await add([
      { attendeeName: 'מאיה', side: 'bride', groupLabel: 'צבא' },
      { attendeeName: 'דן', side: 'bride', specialRequests: 'צמחוני' },
      { attendeeName: 'רות', side: 'groom', groupLabel: 'צבא' },
      { attendeeName: 'סתם' },
    ]);
    const change = (id: string, body: object) => app.call('PATCH', `${rsvps()}/${id}`, { as: host, body });
    await change(maya!, { answer: 'maybe' });
    await change(dan!, { answer: 'confirmed', transportation: true });
    await change(ruth!, { transportation: false });
    const found = async (query: string) => {
      const list = await app.call<AnswerOf<typeof listRsvps>>('GET', `${rsvps()}?${query}&limit=50`, {
        as: host,
      });
      const ids = await app.call<AnswerOf<typeof listRsvpIds>>('GET', `${rsvps()}/ids?${query}`, {
        as: host,
      });
      expect(list.body.rsvps.map(({ _id }) => _id)).toEqual(ids.body.rsvpIds);
      return ids.body.rsvpIds;
    };
    expect(await found('maybe=true')).toEqual([maya]);
    expect(await found('ride=true')).toEqual([dan]);
    expect(await found('requests=true')).toEqual([dan]);
    expect(await found('side=bride')).toEqual([maya, dan]);
    expect(await found(`groupLabel=${encodeURIComponent('צבא')}`)).toEqual([maya, ruth]);
    expect(await found(`groupLabel=${encodeURIComponent('צבא')}&side=groom`)).toEqual([ruth]);
    expect(await found('side=bride&maybe=true&ride=true')).toEqual([]);
    expect(await found('')).toEqual([maya, dan, ruth, plain]);
  });
});

describe('a list of a thousand guests', () => {
  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('is two requests of at most 60 kB each over the wire in %s', async (encoding, unpack) => {
    const guests = Array.from({ length: 1000 }, (_, at) => ({
      attendeeName: `אורחת מספר ${at} לבית ${String.fromCharCode(0x5d0 + (at % 22))}${at * 7919}`,
      attendeePhone: `053-${String(3_000_000 + at * 37)}`,
      group: 'family',
      tableName: String(at % 40),
      hostNote: at % 5 === 0 ? `לא ליד ${at}` : null,
      estimatedNumberOfGuests: 1 + (at % 5),
    }));
    const ids = await add(guests);
    let cursor = '';
    const seen: string[] = [];
    for (let page = 0; page < 2; page++) {
      const url = `${rsvps()}?compact=true&limit=500${cursor ? `&cursor=${cursor}` : ''}`;
      const { headers, bytes } = await overTheWire(url, encoding);
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        'cache-control': 'no-store',
        vary: expect.stringMatching(/accept-encoding/i),
      });
      expect(bytes.length).toBeLessThanOrEqual(60_000);
      const { rsvps: found, nextCursor } = JSON.parse(unpack(bytes).toString()) as AnswerOf<typeof listRsvps>;
      seen.push(...found.map(({ _id }) => _id));
      cursor = nextCursor ?? '';
    }
    expect(seen).toEqual(ids);
    expect(cursor).toBe('');
  });
});

describe('registrationOptions', () => {
  const get = async () => (await app.call<Invitation>('GET', `${events}/${eventId}`, { as: host })).body;
  const put = (body: object) => app.call<Invitation>('PUT', `${events}/${eventId}`, { as: host, body });

  it('a PUT of what GET answers changes nothing', async () => {
    for (const form of [
      {},
      { isRegistrationOpen: false, rsvpConfig: { questions: [] } },
      { rsvpConfig: { questions: ['transportation' as const] }, reminderRounds: [] },
    ]) {
      await put(anInvitationForm(form));
      const before = await get();
      expect((await put(before)).status).toBe(200);
      const { version: _, ...after } = await get();
      const { version: __, ...was } = before;
      expect(after).toEqual(was);
    }
  });

  it('each flag counts, before its twin outside', async () => {
    const form = anInvitationForm({ rsvpConfig: { questions: ['headcount', 'transportation'] } });
    const flags = {
      isRegistrationOpen: false,
      enableMultipleParticipants: false,
      enableSpecialRequests: true,
      requireApproval: false,
    };
    expect((await put({ ...form, registrationOptions: flags })).body).toMatchObject({
      registrationOptions: flags,
      rsvpConfig: { questions: ['transportation', 'special_requests'] },
    });
    expect((await put({ ...form, registrationOptions: { isRegistrationOpen: false } })).body).toMatchObject({
      registrationOptions: { isRegistrationOpen: false, enableMultipleParticipants: true },
    });
    expect((await put({ ...form, registrationOptions: { requireApproval: true } })).status).toBe(422);
  });
});

describe('numbers beside the list', () => {
  const list = async (query = '') =>
    (await app.call<AnswerOf<typeof listRsvps>>('GET', `${rsvps()}${query}`, { as: host })).body;

  it('come once, with the first page', async () => {
    await add(['דנה', 'יוסי', 'נועה'].map((attendeeName) => ({ attendeeName })));
    const first = await list('?limit=2');
    expect(first.stats).toMatchObject({ records: 3 });
    const second = await list(`?limit=2&counts=true&cursor=${first.nextCursor}`);
    expect(second.rsvps).toHaveLength(1);
    expect([second.stats, second.matching]).toEqual([undefined, undefined]);
  });

  it('are also of those the filter matches, and of each answer', async () => {
    const [dana] = await add([
      { attendeeName: 'דנה', attendeePhone: '0533334441', group: 'family', estimatedNumberOfGuests: 4 },
      { attendeeName: 'יוסי', attendeePhone: '0533334442', group: 'family', estimatedNumberOfGuests: 2 },
      { attendeeName: 'נועה', attendeePhone: '0533334443', group: 'work' },
      { attendeeName: 'בלי טלפון', group: 'family' },
    ]);
    await app.call('PATCH', `${rsvps()}/${dana}`, {
      as: host,
      body: { answer: 'maybe', transportation: true, specialRequests: 'צמחוני' },
    });
    expect(await list('?group=family&counts=true')).toMatchObject({
      stats: { records: 4, sendable: 2, facets: { maybe: 1, ride: 1, requests: 1 } },
      matching: { records: 3, seats: 7, sendable: 1, awaitingResponse: 1 },
    });
    expect((await list('?search=nobody&counts=true')).matching).toEqual({
      records: 0,
      seats: 0,
      sendable: 0,
      remindable: 0,
      awaitingResponse: 0,
      toThank: 0,
    });
  });
});
