import { newId } from '@smachot/kernel';
import { GuestTokens } from '../../src/persistence/guests/guest-tokens';
import { GuestHistory } from '../../src/use-cases/guests/guest-history';
import { CopyGuestLink, TextGuestLink } from '../../src/use-cases/links/host-guest-links';
import { MergeGuests } from '../../src/use-cases/guests/merge-guests';
import { type RsvpApp, rsvpApp, taken, TUESDAY } from '../rsvp-app';
import { type SmsGateway, smsGateway } from '../sms-gateway';

let app: RsvpApp;
let gateway: SmsGateway;
let host: string;
let eventId: string;
beforeAll(async () => {
  gateway = await smsGateway();
  app = await rsvpApp({ SMS_BASE_URL: gateway.url });
});
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  gateway.answer.status = 0;
  gateway.sent.length = 0;
  // Links that other tests sent count toward the global limit and the limit of the phone.
  await app.source.query('delete from rsvp.link_sends');
  host = await app.host();
  eventId = await app.event(host);
  await app.source.query('update rsvp.invitations set consent_at = now() where id = $1', [eventId]);
});
afterAll(async () => {
  await app.close();
  gateway.close();
});

let phones = 0;
const aGuest = async (
  attendeePhone: string | null = `053-49${String(phones++).padStart(5, '0')}`,
): Promise<string> => (await app.guests(eventId, host, [{ attendeeName: 'סבתא רחל', attendeePhone }]))[0]!;
const copy = (rsvpId: string, as = host) => app.commands.execute(new CopyGuestLink(eventId, rsvpId, as));
const ask = (rsvpId: string, { as = host, network = newId() } = {}) =>
  app.commands.execute(new TextGuestLink(eventId, rsvpId, as, network));
/** Requests a link and delivers it; returns the response to the host. */
const text = async (rsvpId: string, by: Parameters<typeof ask>[1] = {}) => {
  const answer = await ask(rsvpId, by);
  for (const { id, payload } of await app.outbox('rsvp.send_guest_link'))
    await app.jobs.link(
      { linkRequestId: payload['linkRequestId'] as string },
      { id, job: 'rsvp.send_guest_link', attempt: 1 },
    );
  return answer;
};
const kinds = async (rsvpId: string): Promise<string[]> =>
  taken(await app.queries.execute(new GuestHistory(eventId, rsvpId, host))).entries.map(({ kind }) => kind);
const tokenIn = (link: string): string => new RegExp(`/rsvp/${eventId}#t=([\\w-]+)$`).exec(link)![1]!;
const coHost = async (role: 'Editor' | 'Viewer'): Promise<string> => {
  const id = newId();
  await app.source.query(
    'insert into rsvp.cohosts (id, event_id, user_id, role, joined_at) values ($1, $2, $3, $4, now())',
    [newId(), eventId, id, role],
  );
  return id;
};
const withoutCard = () => app.source.query('delete from payments.cards where user_id = $1', [host]);

describe('a link to copy', () => {
  it.each([
    ['a landline', '03-6123456'],
    ['no phone', null],
  ])('opens the page of a guest with %s, and does not break the links of before', async (_, phone) => {
    const guest = await aGuest(phone);
    const links = [taken(await copy(guest)).link!, taken(await copy(guest)).link!];
    expect(new Set(links).size).toBe(2);
    for (const link of links)
      expect(await app.get(GuestTokens).authenticate(tokenIn(link), eventId)).toMatchObject({
        rsvpId: guest,
      });
    expect(await kinds(guest)).toEqual(['link_copied', 'link_copied', 'added']);
    // The token itself is not stored anywhere.
    const rows: object[] = await app.source.query(
      'select * from rsvp.guest_tokens t, rsvp.history h where t.rsvp_id = $1 and h.rsvp_id = $1',
      [guest],
    );
    expect(JSON.stringify(rows)).not.toContain(tokenIn(links[0]!));
  });

  it('is an editor’s too, and neither a viewer’s nor a stranger’s', async () => {
    const guest = await aGuest();
    expect(taken(await copy(guest, await coHost('Editor'))).link).toContain('#t=');
    expect(await copy(guest, await coHost('Viewer'))).toMatchObject({ code: 'cohost.editors_only' });
    expect(await copy(guest, newId())).toMatchObject({ code: 'not_found' });
    expect(await copy(newId())).toMatchObject({ code: 'not_found' });
  });

  it('is not given without a card, or after the event: the answers would be paid by nobody', async () => {
    const guest = await aGuest();
    await app.source.query(`update rsvp.invitations set date = $2 where id = $1`, [eventId, TUESDAY]);
    expect(taken(await copy(guest))).toEqual({ link: null, refusal: 'event_passed' });
    await app.source.query(
      `update rsvp.invitations set date = $2::timestamptz + interval '1 month' where id = $1`,
      [eventId, TUESDAY],
    );
    await withoutCard();
    expect(taken(await copy(guest))).toEqual({ link: null, refusal: 'no_payment_method' });
  });

  it('is given a hundred times at most', async () => {
    const guest = await aGuest();
    await app.source.query(
      `insert into rsvp.guest_tokens (hash, rsvp_id, created_at) select gen::text || $1, $1::uuid, now() from generate_series(1, 100) gen`,
      [guest],
    );
    expect(taken(await copy(guest))).toEqual({ link: null, refusal: 'too_many_links' });
  });
});

describe('a link by SMS', () => {
  it('goes to the guest in our words, and stands in the timeline with who sent it', async () => {
    const editor = await coHost('Editor');
    const guest = await aGuest('053-4880001');
    expect(taken(await text(guest, { as: editor }))).toEqual({ refusal: null });
    expect(gateway.sent).toHaveLength(1);
    expect(gateway.sent[0]!.destinations.phone[0]._).toBe('0534880001');
    const [greeting, link] = gateway.sent[0]!.message.split('\n');
    expect(greeting).toBe('ההזמנה שלכם מנועה ואיתי:');
    expect(await app.get(GuestTokens).authenticate(tokenIn(link!), eventId)).toMatchObject({ rsvpId: guest });
    const [note] = await app.source.query(
      `select actor_id from rsvp.history where rsvp_id = $1 and kind = 'link_texted'`,
      [guest],
    );
    expect(note).toEqual({ actor_id: editor });
    expect(await app.guest(guest)).toMatchObject({ attempts: 0, last_sent: null, status: 'created' });
  });

  it('is not noted while the gateway does not take it', async () => {
    const guest = await aGuest();
    gateway.answer.status = 3;
    await expect(text(guest)).rejects.toThrow();
    expect(await kinds(guest)).toEqual(['added']);
  });

  it('of two guests with one phone it is the one whose sheet is open', async () => {
    const [, second] = [await aGuest('053-4880002'), await aGuest('053-4880002')];
    await text(second);
    expect(
      await app.get(GuestTokens).authenticate(tokenIn(gateway.sent.at(-1)!.message.split('\n')[1]!), eventId),
    ).toMatchObject({
      rsvpId: second,
    });
  });

  it('reaches the record that survived when it was merged meanwhile', async () => {
    const [a, b] = [await aGuest('053-4880003'), await aGuest('053-4880003')];
    taken(await ask(b));
    const guests = await Promise.all(
      [a, b].map(async (rsvpId) => ({ rsvpId, version: (await app.guest(rsvpId))['version'] as number })),
    );
    const merged = taken(
      await app.commands.execute(
        new MergeGuests(eventId, { guests: [guests[0]!, guests[1]!], take: {} }, host),
      ),
    );
    await text(merged._id);
    expect(gateway.sent).toHaveLength(2);
    for (const { message } of gateway.sent)
      expect(
        await app.get(GuestTokens).authenticate(tokenIn(message.split('\n')[1]!), eventId),
      ).toMatchObject({
        rsvpId: merged._id,
      });
  });

  it.each([
    ['a landline', '03-6123456', 'not_by_sms'],
    ['a phone abroad', '+447400123456', 'not_by_sms'],
    ['nobody’s phone', null, 'no_phone'],
  ])('never goes to %s', async (_, phone, refusal) => {
    const guest = await aGuest(phone);
    expect(taken(await text(guest))).toEqual({ refusal });
    expect(gateway.sent).toEqual([]);
  });

  it.each([
    ['no_payment_method', withoutCard],
    [
      'consent_missing',
      () => app.source.query('update rsvp.invitations set consent_at = null where id = $1', [eventId]),
    ],
    [
      'host_suspended',
      () =>
        app.source.query('insert into messaging.suspended_hosts (host_id, since) values ($1, now())', [host]),
    ],
    [
      'opted_out',
      () => app.source.query('update rsvp.guests set opted_out = true where event_id = $1', [eventId]),
    ],
    [
      'event_passed',
      () => app.source.query('update rsvp.invitations set date = $2 where id = $1', [eventId, TUESDAY]),
    ],
  ])('is refused as %s, also when it came true after the host had asked', async (refusal, spoil) => {
    const guest = await aGuest();
    taken(await ask(guest));
    await spoil();
    expect(taken(await text(guest))).toEqual({ refusal });
    expect(gateway.sent).toEqual([]);
  });

  it('a viewer or a stranger sends none', async () => {
    const guest = await aGuest();
    expect(await ask(guest, { as: await coHost('Viewer') })).toMatchObject({ code: 'cohost.editors_only' });
    expect(await ask(guest, { as: newId() })).toMatchObject({ code: 'not_found' });
  });

  it('sixty strangers of one host are stopped, from one network sooner, and from one phone soonest', async () => {
    const strangers: string[] = [];
    for (let index = 0; index < 60; index++) strangers.push(await aGuest());
    const network = newId();
    for (const guest of strangers.slice(0, 25)) await text(guest, { network });
    expect(gateway.sent).toHaveLength(20);
    for (const guest of strangers.slice(25)) await text(guest);
    expect(gateway.sent).toHaveLength(40);
    expect(taken(await ask(strangers[59]!))).toEqual({ refusal: 'too_many_links' });
  });

  it('one phone hears three a day, over all events and hosts', async () => {
    for (let round = 0; round < 5; round++) {
      host = await app.host();
      eventId = await app.event(host);
      await app.source.query('update rsvp.invitations set consent_at = now() where id = $1', [eventId]);
      await text(await aGuest('053-4880009'));
    }
    expect(gateway.sent).toHaveLength(3);
  });
});
