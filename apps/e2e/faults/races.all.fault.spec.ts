import {
  confirmTable,
  getInvitation,
  listRsvpIds,
  previewText,
  refreshTokens,
  sendInvites,
  type Tokens,
} from '@smachot/contracts';
import { addDays } from '@smachot/kernel';
import { aHost, type Host } from '../src/world/a-host';
import { anEvent, guestsOf } from '../src/world/an-event';
import { clock } from '../src/world/clock';
import { nationalPhone, newPhone } from '../src/world/phones';
import { askProduct } from '../src/world/product';
import { answerInChat, invitationsOf } from './world/answers';
import { aPayingHost, digits, inviteAll } from './world/crowd';
import { outsideWorld } from './world/outside';
import { tell } from './world/patient-client';
import { RealProduct } from './world/real-product';
import { Seeded } from './world/seeded';
import { settled } from './world/settled';
import { tellOfRun } from './world/tell-of-run';

const random = new Seeded();
let product: RealProduct;

beforeAll(async () => {
  product = await RealProduct.start('races', {
    // slow enough that guests can answer while a reminder is on its way
    product: { WHATSAPP_RATE: '24' },
    sandbox: { SANDBOX_WHATSAPP_MPS: '1000', SANDBOX_STATUS_PACE: '0.2' },
  });
});
afterAll(() => product?.stop());

const times = <T>(count: number, make: (nth: number) => T): T[] =>
  Array.from({ length: count }, (_, nth) => make(nth));
const statusesOf = (told: { status: number }[]): number[] =>
  [...new Set(told.map(({ status }) => status))].sort();

async function aParty(size: number) {
  const host = await aPayingHost();
  const event = await anEvent(host, { daysAhead: 40 });
  const guests = await guestsOf(
    host,
    event,
    times(size, (nth) => ({ attendeeName: `Guest ${nth + 1}` })),
  );
  const request = {
    token: host.tokens.access_token,
    body: {
      eventId: event._id,
      templateName: 'rsvp_invite_wedding' as const,
      rsvpIds: guests.map(({ _id }) => _id),
      consent: true,
    },
  };
  return { host, event, guests, request };
}

/** The distinct counts of templates per guest, as a set: {1} when each guest has one. */
async function templatesEach(guests: { attendeePhone: string | null }[]): Promise<number[]> {
  const accepted = (await outsideWorld.accepted()).filter(({ body }) => body.template);
  const counts = guests.map(
    ({ attendeePhone }) => accepted.filter(({ to }) => to === digits(attendeePhone)).length,
  );
  return [...new Set(counts)];
}

describe('one request to send, said many times at once', () => {
  it('is one campaign when its key is the same', async () => {
    const { guests, event, request } = await aParty(15);
    const key = crypto.randomUUID();
    const told = await Promise.all(times(20, () => tell(sendInvites, { ...request, key })));
    // A concurrent caller gets 409 while the first is running, and the same answer afterwards.
    expect([[200], [200, 409]]).toContainEqual(statusesOf(told));
    const again = await tell(sendInvites, { ...request, key });
    const answers = [...told.filter(({ status }) => status === 200), again].map(({ answer }) => answer);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(again.answer).toMatchObject({ accepted: 15, refused: [] });
    const other = { ...request.body, rsvpIds: request.body.rsvpIds.slice(1) };
    expect((await tell(sendInvites, { ...request, body: other, key })).status).toBe(409);
    await settled(product);
    expect(await templatesEach(guests)).toEqual([1]);
    const sql = 'select id from rsvp.campaigns where event_id = $1';
    expect(await product.database.rows(sql, [event._id])).toHaveLength(1);
  });

  it('reaches each guest once when every one has a key of its own', async () => {
    const { guests, request } = await aParty(15);
    const told = await Promise.all(
      times(8, () => tell(sendInvites, { ...request, key: crypto.randomUUID() })),
    );
    expect(statusesOf(told)).toEqual([200]);
    expect(told.reduce((sum, { answer }) => sum + answer.accepted, 0)).toBe(15);
    const codes = new Set(told.flatMap(({ answer }) => answer.refused.map(({ code }) => code)));
    // In flight, or sent already before the last of them called.
    expect(['already_in_flight', 'too_soon']).toEqual(expect.arrayContaining([...codes]));
    await settled(product);
    expect(await templatesEach(guests)).toEqual([1]);
  });
});

describe('refreshes at once', () => {
  const refresh = (token: string) => tell(refreshTokens, { token });
  const successors = (told: { answer: Tokens }[]) => new Set(told.map(({ answer }) => answer.refresh_token));

  it('give every tab the same tokens, and the old ones are good no more once the new ones are used', async () => {
    const { tokens } = await aHost();
    const told = await Promise.all(times(6, () => refresh(tokens.refresh_token)));
    expect(statusesOf(told)).toEqual([200]);
    expect(successors(told).size).toBe(1);
    const [successor] = successors(told);
    const next = await Promise.all(times(2, () => refresh(successor!)));
    expect(statusesOf(next)).toEqual([200]);
    expect(successors(next).size).toBe(1);
    // A reuse of the first refresh token: the caller is a thief or a victim, so the whole family is revoked.
    expect((await refresh(tokens.refresh_token)).status).toBe(401);
    expect((await refresh([...successors(next)][0]!)).status).toBe(401);
  });
});

it('stores the guests of a table once, however often it is confirmed at once, and only for its host', async () => {
  const [host, other] = await Promise.all([aHost(), aHost()]);
  const event = await anEvent(host);
  const lines = times(30, (nth) => `Guest ${nth + 1} ${nationalPhone(newPhone())}`);
  const { uploadId, counts } = await askProduct(previewText, {
    token: host.tokens.access_token,
    params: { eventId: event._id },
    body: { text: lines.join('\n'), kind: 'list' },
  });
  expect(counts).toEqual({ new: 30, update: 0, duplicate: 0, faulty: 0 });
  const confirm = ({ tokens }: Host) =>
    tell(confirmTable, { token: tokens.access_token, params: { eventId: event._id, uploadId } });
  const [own, foreign] = await Promise.all([
    Promise.all(times(10, () => confirm(host))),
    Promise.all(times(5, () => confirm(other))),
  ]);
  // One host's uploads are serialized; above a few of them the host gets 429.
  const confirmed = own.filter(({ status }) => status !== 429);
  expect(statusesOf(confirmed)).toEqual([200]);
  expect(statusesOf(foreign)).toEqual([404]);
  for (const { answer } of confirmed)
    expect(answer).toMatchObject({ added: 30, updated: 0, skipped: 0, faulty: 0 });
  const { rsvpIds } = await askProduct(listRsvpIds, {
    token: host.tokens.access_token,
    params: { eventId: event._id },
    query: {},
  });
  expect(rsvpIds).toHaveLength(30);
});

it('takes an answer that comes while a reminder goes out: answered or reminded, billed once', async () => {
  const { host, event, guests } = await aParty(60);
  await inviteAll(host, event, guests);
  await settled(product);
  const invitations = await invitationsOf(guests);
  await clock.moveTo(addDays(await clock.today(), 1), '11:30');
  const body = {
    eventId: event._id,
    templateName: 'rsvp_reminder' as const,
    rsvpIds: guests.map(({ _id }) => _id),
    consent: true,
  };
  const reminded = await tell(sendInvites, { token: host.tokens.access_token, body });
  expect(reminded.answer).toMatchObject({ accepted: guests.length, refused: [] });
  // Answers to the invitation, which the guests have received: first from those whom the reminder reaches last; some of them twice.
  const answering = [...[...guests].reverse(), ...random.shuffled(guests).slice(0, 20)];
  await answerInChat(answering, invitations);
  await settled(product);

  const reminders = await product.database.rows<{
    ref_id: string;
    status: string;
    answers: string;
    guest: string;
  }>(
    `select m.ref_id, m.status, g.status as guest, g.answers->'attending'->>'value' as answers
     from messaging.messages m join rsvp.guests g on g.id = m.ref_id where m.round like 'reminder%' and g.event_id = $1`,
    [event._id],
  );
  expect(reminders).toHaveLength(guests.length);
  const sent = (await outsideWorld.accepted()).filter(
    ({ body: { template } }) => template?.name === 'rsvp_reminder',
  );
  for (const { ref_id, status, answers, guest } of reminders) {
    expect(guest).toBe(answers);
    const { attendeePhone } = guests.find(({ _id }) => _id === ref_id)!;
    expect(sent.filter(({ to }) => to === digits(attendeePhone))).toHaveLength(status === 'deleted' ? 0 : 1);
  }
  const unsent = reminders.filter(({ status }) => status === 'deleted').length;
  expect(unsent).toBeGreaterThan(0);
  expect(sent.length + unsent).toBe(guests.length);
  const { billing } = await askProduct(getInvitation, {
    token: host.tokens.access_token,
    params: { eventId: event._id },
  });
  expect(billing).toMatchObject({ responses: guests.length, amount: guests.length });
  tellOfRun('races', random, { reminded: sent.length, 'answered before': unsent });
});
