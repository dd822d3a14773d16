import { GuestTokens } from '../../src/persistence/guests/guest-tokens';
import { newId } from '@smachot/kernel';
import { DeleteInvitation } from '../../src/use-cases/invitations/delete-invitation';
import { RequestGuestLink } from '../../src/use-cases/links/request-guest-link';
import { type RsvpApp, rsvpApp } from '../rsvp-app';
import { type SmsGateway, smsGateway } from '../sms-gateway';

let app: RsvpApp;
let gateway: SmsGateway;

beforeAll(async () => {
  gateway = await smsGateway();
  app = await rsvpApp({ SMS_BASE_URL: gateway.url });
});
beforeEach(() => {
  gateway.answer.status = 0;
  gateway.sent.length = 0;
});
afterAll(async () => {
  await app.close();
  gateway.close();
});

const requested = async (eventId: string, phone: string, network = newId()): Promise<string> => {
  await app.commands.execute(new RequestGuestLink(eventId, phone, network));
  const rows = await app.source.query(
    'select id from rsvp.link_requests where event_id = $1 and phone = $2 order by created_at desc, id desc',
    [eventId, phone],
  );
  return rows[0].id as string;
};

/** Creates an event whose host attested that the guests agreed. */
const consented = async (host: string, form: Parameters<typeof app.event>[1] = {}): Promise<string> => {
  const eventId = await app.event(host, form);
  await app.source.query('update rsvp.invitations set consent_at = now() where id = $1', [eventId]);
  return eventId;
};
let phones = 0;
/** Requests a listed guest's link from a network; returns the number of SMS sent for it. */
const ask = async (
  eventId: string,
  host: string,
  { phone = '', network = newId() } = {},
): Promise<number> => {
  const number = phone || `053-47${String(phones++).padStart(5, '0')}`;
  await app.guests(eventId, host, [{ attendeeName: 'דנה', attendeePhone: number }]);
  const before = gateway.sent.length;
  const linkRequestId = await requested(eventId, `+972${number.slice(1).replace('-', '')}`, network);
  await app.jobs.link({ linkRequestId }, await app.delivery('rsvp.send_guest_link'));
  return gateway.sent.length - before;
};

it('goes to a phone that is on the list, and opens that guest’s page', async () => {
  const host = await app.host();
  const eventId = await consented(host);
  const [dana] = await app.guests(eventId, host, [{ attendeeName: 'דנה', attendeePhone: '053-4445556' }]);
  const linkRequestId = await requested(eventId, '+972534445556');
  const delivery = await app.delivery('rsvp.send_guest_link');
  await app.jobs.link({ linkRequestId }, delivery);
  expect(gateway.sent).toHaveLength(1);
  expect(gateway.sent[0]!.destinations.phone[0]._).toBe('0534445556');
  expect(gateway.sent[0]!.message).toContain('נועה ואיתי');
  const token = new RegExp(`/rsvp/${eventId}#t=([\\w-]+)$`).exec(gateway.sent[0]!.message)![1]!;
  expect(await app.get(GuestTokens).authenticate(token, eventId)).toMatchObject({ rsvpId: dana });
  expect(
    await app.source.query('select done_at is not null as done from platform.outbox where id = $1', [
      delivery.id,
    ]),
  ).toEqual([{ done: true }]);
});

it('goes nowhere for a phone that is not', async () => {
  const host = await app.host();
  const eventId = await consented(host);
  await app.jobs.link(
    { linkRequestId: await requested(eventId, '+972539998887') },
    await app.delivery('rsvp.send_guest_link'),
  );
  expect(gateway.sent).toEqual([]);
});

it('is tried again when the gateway certainly did not take it', async () => {
  const host = await app.host();
  const eventId = await consented(host);
  await app.guests(eventId, host, [{ attendeeName: 'דנה', attendeePhone: '053-4445557' }]);
  const linkRequestId = await requested(eventId, '+972534445557');
  const delivery = await app.delivery('rsvp.send_guest_link');
  gateway.answer.status = 3;
  await expect(app.jobs.link({ linkRequestId }, delivery)).rejects.toThrow();
  gateway.answer.status = 0;
  await app.jobs.link({ linkRequestId }, delivery);
  expect(gateway.sent).toHaveLength(1);
});

it.each([
  [
    'without a card',
    (host: string) => app.source.query('delete from payments.cards where user_id = $1', [host]),
  ],
  [
    'without the guests’ consent',
    (host: string) =>
      app.source.query('update rsvp.invitations set consent_at = null where host_id = $1', [host]),
  ],
  [
    'of a suspended host',
    (host: string) =>
      app.source.query('insert into messaging.suspended_hosts (host_id, since) values ($1, now())', [host]),
  ],
])('never goes out for an invitation %s', async (_, spoil) => {
  const host = await app.host();
  const eventId = await consented(host);
  expect(await ask(eventId, host)).toBe(1);
  await spoil(host);
  expect(await ask(eventId, host)).toBe(0);
});

it('never goes to who asked to be left alone, or abroad', async () => {
  const host = await app.host();
  const eventId = await consented(host);
  const [guest] = await app.guests(eventId, host, [{ attendeeName: 'דנה', attendeePhone: '053-4600001' }]);
  await app.source.query('update rsvp.guests set opted_out = true where id = $1', [guest]);
  await app.guests(eventId, host, [{ attendeeName: 'Dana', attendeePhone: '+447400123456' }]);
  for (const phone of ['+972534600001', '+447400123456'])
    await app.jobs.link(
      { linkRequestId: await requested(eventId, phone) },
      await app.delivery('rsvp.send_guest_link'),
    );
  expect(gateway.sent).toEqual([]);
});

it('stops sixty strangers of one host, also when the event is deleted and opened again', async () => {
  const host = await app.host();
  let eventId = await consented(host);
  let count = 0;
  for (let one = 0; one < 60; one += 1) {
    if (one % 20 === 19) {
      await app.commands.execute(new DeleteInvitation(eventId, host));
      eventId = await consented(host);
    }
    count += await ask(eventId, host);
  }
  expect(count).toBe(40);
});

it('stops one network over hosts, and one phone over events', async () => {
  let count = 0;
  for (let one = 0; one < 25; one += 1) {
    const host = await app.host();
    count += await ask(await consented(host), host, { network: '203.0.113.7' });
  }
  expect(count).toBe(20);
  const to: number[] = [];
  for (let one = 0; one < 5; one += 1) {
    const host = await app.host();
    to.push(await ask(await consented(host), host, { phone: '053-4600002' }));
  }
  expect(to).toEqual([1, 1, 1, 0, 0]);
});

it('says the host’s name only when it is nothing but one', async () => {
  const host = await app.host();
  const eventId = await consented(host, { hostName: 'זכית! evil.xyz 050-1234567' });
  expect(await ask(eventId, host)).toBe(1);
  expect(gateway.sent[0]!.message).toMatch(/^ההזמנה האישית שלכם:\n/);
  expect(gateway.sent[0]!.message.split('\n')[0]).not.toMatch(/evil|זכית|050/);
});
