import type { AnswerOf, listInbox, readConversation } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import { eventually as waitFor } from '@smachot/server-testing';
import { freePort } from './outside';
import { type Person, startWholeProduct, type WholeProduct } from './whole-product';

type Conversation = AnswerOf<typeof readConversation>;
type Sent = { type: string; body: { text?: { body: string } } };

let app: WholeProduct;
let host: Person;
beforeAll(async () => {
  app = await startWholeProduct({ port: await freePort() });
  host = await app.signUp('0521117001');
});
afterAll(() => app?.close());
afterEach(() => moveClock(0));

const sandbox = async <T>(method: string, path: string, body?: object): Promise<T> => {
  const answer = await fetch(`${app.sandboxUrl}/_sandbox/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
};
const moveClock = async (offsetMs: number) => {
  await app.call('POST', '/_dev/clock', { body: { offsetMs } });
  await sandbox('PUT', 'clock', { offsetMs });
  await new Promise((resolve) => setTimeout(resolve, 1200));
};
/** Webhooks and jobs until the answer is there. */
const eventually = <T>(what: string, ask: () => Promise<T | false | undefined>): Promise<T> =>
  waitFor(what, async () => {
    await app.jobs.tick(new Date());
    await app.jobs.drain();
    return ask();
  });

let phones = 5_370_100;
/** An invited guest, with functions for the messages of both sides. */
const aGuest = async () => {
  const phone = `05${phones++}0`.slice(0, 10);
  const bearer = host.bearer;
  const invitation = {
    ...{ title: 'החתונה', hostName: 'נועה ואיתי', eventType: 'wedding', recipient: 'guests' },
    date: new Date(Date.now() + 60 * DAY_MS).toISOString(),
    ...{ location: { address: 'הגן' }, rsvpConfig: { questions: ['headcount'] } },
  };
  const event = await app.ask<{ _id: string }>('POST', '/v1/events/event-rsvps', {
    bearer,
    body: invitation,
  });
  const guests = { guests: [{ attendeeName: 'דנה', attendeePhone: phone }] };
  const added = await app.ask<{ rsvps: { _id: string }[] }>('POST', `/v1/events/rsvps/${event._id}`, {
    ...{ bearer, body: guests },
  });
  const rsvpId = added.rsvps[0]!._id;
  await app.source.query(`update rsvp.guests set sends = 1, status = 'received' where id = $1`, [rsvpId]);
  const inbox = `/v1/events/rsvps/${event._id}/inbox`;
  const to = `+972${phone.slice(1)}`;
  return {
    rsvpId,
    to,
    writes: (text: string) => sandbox('POST', 'whatsapp/reply', { to, text }),
    messages: () => sandbox<Sent[]>('GET', `whatsapp/messages?to=${encodeURIComponent(to)}`),
    /** Texts on the guest's phone. */
    async got(): Promise<string[]> {
      return (await this.messages()).flatMap(({ body }) => body.text?.body ?? []);
    },
    list: () => app.ask<AnswerOf<typeof listInbox>>('GET', inbox, { bearer }),
    read: () => app.ask<Conversation>('GET', `${inbox}/${rsvpId}`, { bearer }),
    reply: (text: string, lastReplyId: string | null = null) =>
      app.call('POST', `${inbox}/${rsvpId}/replies`, {
        ...{ bearer, body: { text, lastReplyId } },
        headers: { 'idempotency-key': newId() },
      }) as Promise<{ status: number; body: { code: string; replyId: string } }>,
  };
};
type Guest = Awaited<ReturnType<typeof aGuest>>;
const asked = async (guest: Guest) => {
  await guest.writes('אפשר להביא את הכלב?');
  await eventually('the message in the inbox', async () => (await guest.list()).unread === 1);
  // The provider's next misbehaviour must hit the host's reply, not this answer.
  await eventually('the product’s own answer', async () => (await guest.messages()).length > 0);
};
const statusOf = async (guest: Guest) =>
  (await guest.read()).entries.flatMap((entry) => (entry.by === 'host' ? entry.status : []));
const withText = async (guest: Guest, text: string) =>
  (await guest.got()).filter((body) => body.endsWith(`\n${text}`));

it('a guest writes, a host reads and answers, the guest’s phone shows it, and a day later it is over', async () => {
  const guest = await aGuest();
  await asked(guest);
  expect((await guest.list()).items).toMatchObject([{ last: { text: 'אפשר להביא את הכלב?' }, unread: 1 }]);
  const { status, body } = await guest.reply('בטח, נשמח');
  expect(status).toBe(201);
  await eventually('the reply delivered', async () =>
    (await statusOf(guest)).some((one) => one === 'delivered' || one === 'read'),
  );
  expect(await withText(guest, 'בטח, נשמח')).toHaveLength(1);

  await moveClock(DAY_MS);
  expect(await guest.reply('ועוד משהו', body.replyId)).toMatchObject({
    status: 409,
    body: { code: 'reply.window_closed' },
  });
  expect(await guest.read()).toMatchObject({ answerableUntil: null, obstacle: 'window_closed' });
});

it('a reply whose worker dies while it is on the line reaches the phone once', async () => {
  const guest = await aGuest();
  await asked(guest);
  // The provider accepts the message but never answers.
  await sandbox('PUT', 'behaviour', { service: 'whatsapp', rule: 'timeout', count: 1, to: [guest.to] });
  expect((await guest.reply('בטח')).status).toBe(201);
  await eventually('the message on the line', async () => (await withText(guest, 'בטח')).length === 1);
  const dead = newId();
  await app.source.query(
    `update messaging.messages set leased_by = $2 where ref_id = $1 and state in ('sending', 'unknown')`,
    [guest.rsvpId, dead],
  );
  // The job that requested it runs a second time.
  const [again] = await app.source.query(
    `select payload from platform.outbox where job = 'messaging.say_next' and payload ->> 'rsvpId' = $1 order by id desc limit 1`,
    [guest.rsvpId],
  );
  await app.source.query(
    `insert into platform.outbox (id, job, payload) values ($1, 'messaging.say_next', $2)`,
    [newId(), JSON.stringify(again.payload)],
  );
  await eventually('its status', async () =>
    (await statusOf(guest)).some((one) => one === 'delivered' || one === 'read'),
  );
  await eventually('nothing left to send', async () => {
    const open = await app.source.query(
      `select 1 from messaging.messages where ref_id = $1 and state <> 'done'`,
      [guest.rsvpId],
    );
    return open.length === 0;
  });
  expect(await withText(guest, 'בטח')).toHaveLength(1);
});

it('a reply the provider refuses is shown as failed, and sent once more when the host asks', async () => {
  const guest = await aGuest();
  await asked(guest);
  await sandbox('PUT', 'behaviour', { service: 'whatsapp', rule: '131026', count: 1, to: [guest.to] });
  const { body } = await guest.reply('בטח');
  await eventually('the failure', async () => (await statusOf(guest)).includes('undeliverable'));
  const { entries } = await guest.read();
  expect(entries.find(({ by }) => by === 'host')).toMatchObject({ _id: body.replyId, retryable: true });
  const conversation = `/v1/events/rsvps/${await eventOf(guest)}/inbox/${guest.rsvpId}`;
  const retried = await app.call('POST', `${conversation}/replies/${body.replyId}/retry`, {
    bearer: host.bearer,
    headers: { 'idempotency-key': newId() },
  });
  expect(retried.status).toBe(201);
  await eventually('the second one delivered', async () =>
    (await statusOf(guest)).some((one) => one === 'delivered' || one === 'read'),
  );
});

const eventOf = async ({ rsvpId }: Guest): Promise<string> =>
  (await app.source.query('select event_id as id from rsvp.guests where id = $1', [rsvpId]))[0].id;
