import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GuestTokens } from '../src/persistence/guest-tokens';
import { RequestGuestLink } from '../src/use-cases/request-guest-link';
import { type RsvpApp, rsvpApp } from './rsvp-app';

type Sms = { destinations: { phone: [{ _: string }] }; message: string };
let app: RsvpApp;
let gateway: Server;
let status = 0;
const sent: Sms[] = [];

beforeAll(async () => {
  // the wire of the SMS gateway: a status of 0 is success
  gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (status === 0) sent.push((JSON.parse(body) as { sms: Sms }).sms);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ status, message: 'said' }));
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  app = await rsvpApp({ SMS_BASE_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}` });
});
beforeEach(() => {
  status = 0;
  sent.length = 0;
});
afterAll(async () => {
  await app.close();
  gateway.close();
});

const requested = async (eventId: string, phone: string): Promise<string> => {
  await app.commands.execute(new RequestGuestLink(eventId, phone));
  const rows = await app.source.query(
    'select id from rsvp.link_requests where event_id = $1 and phone = $2',
    [eventId, phone],
  );
  return rows[0].id as string;
};

it('goes to a phone that is on the list, and opens that guest’s page', async () => {
  const host = await app.host();
  const eventId = await app.event(host);
  const [dana] = await app.guests(eventId, host, [{ attendeeName: 'דנה', attendeePhone: '053-4445556' }]);
  const linkRequestId = await requested(eventId, '+972534445556');
  const delivery = await app.delivery('rsvp.send_guest_link');
  await app.jobs.link({ linkRequestId }, delivery);
  expect(sent).toHaveLength(1);
  expect(sent[0]!.destinations.phone[0]._).toBe('0534445556');
  expect(sent[0]!.message).toContain('נועה ואיתי');
  const token = new RegExp(`/rsvp/${eventId}#t=([\\w-]+)$`).exec(sent[0]!.message)![1]!;
  expect(await app.get(GuestTokens).authenticate(token, eventId)).toMatchObject({ rsvpId: dana });
  expect(
    await app.source.query('select done_at is not null as done from platform.outbox where id = $1', [
      delivery.id,
    ]),
  ).toEqual([{ done: true }]);
});

it('goes nowhere for a phone that is not', async () => {
  const host = await app.host();
  const eventId = await app.event(host);
  await app.jobs.link(
    { linkRequestId: await requested(eventId, '+972539998887') },
    await app.delivery('rsvp.send_guest_link'),
  );
  expect(sent).toEqual([]);
});

it('is tried again when the gateway certainly did not take it', async () => {
  const host = await app.host();
  const eventId = await app.event(host);
  await app.guests(eventId, host, [{ attendeeName: 'דנה', attendeePhone: '053-4445557' }]);
  const linkRequestId = await requested(eventId, '+972534445557');
  const delivery = await app.delivery('rsvp.send_guest_link');
  status = 3;
  await expect(app.jobs.link({ linkRequestId }, delivery)).rejects.toThrow();
  status = 0;
  await app.jobs.link({ linkRequestId }, delivery);
  expect(sent).toHaveLength(1);
});
