import { unzipSync } from 'fflate';
import type { Attendee, HostedEvent, PublicEvent } from '@smachot/contracts';
import { HOUR_MS } from '@smachot/kernel';
import { anEventForm } from '../src/testing/an-event';
import { type HostedEventsApp, hostedEventsApp, NOW } from './hosted-events-app';

let app: HostedEventsApp;
let host: string;
beforeAll(async () => {
  app = await hostedEventsApp();
  host = await app.person(['נועה', 'ברק']);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(NOW);
  await app.source.query('delete from hosted_events.events');
});

const own = '/v1/events/host';
const options = (change: Partial<HostedEvent['registrationOptions']>) => ({
  registrationOptions: { ...anEventForm().registrationOptions, ...change },
});
const kind = (name: string, change: object = {}) => ({ name, price: 0, ...change });
const page = async ({ slug }: { slug: string }) =>
  (await app.call<PublicEvent>(`/v1/events/public/${slug}`)).body;
const group = async ({ id }: { id: string }, name: string) =>
  (await app.ask<{ attendees: Attendee[] }>('GET', `${own}/${id}/registrations?group=${name}`, { as: host }))
    .body.attendees;
const taken = async ({ id }: { id: string }) =>
  (
    await app.source.query<{ taken: number }[]>('select taken from hosted_events.events where id = $1', [id])
  )[0]!.taken;

it('takes no registration while it is closed, and takes it once it is open', async () => {
  const event = await app.hosted(host, options({ isRegistrationOpen: false }));
  const dana = await app.person();
  expect((await page(event)).registration).toBe('closed');
  const refused = await app.register(dana, event.slug);
  expect([refused.status, refused.body.code, await taken(event)]).toEqual([409, 'registration.closed', 0]);
  const body = options({ isRegistrationOpen: true });
  await app.ask('PATCH', `${own}/${event.id}`, { as: host, body });
  expect((await page(event)).registration).toBe('open');
  expect((await app.register(dana, event.slug)).status).toBe(201);
});

it('takes one participant alone where a registration may not be for several, and says at which field', async () => {
  const event = await app.hosted(host, options({ enableMultipleParticipants: false }));
  const dana = await app.person();
  const refused = await app.register(dana, event.slug, { participants: 2 });
  expect(refused.body).toMatchObject({
    code: 'registration.one_participant',
    fields: { participants: 'לאירוע הזה נרשמים כל אחד בנפרד' },
  });
  expect(await taken(event)).toBe(0);
  expect((await app.register(dana, event.slug, { participants: 1 })).body.participants).toBe(1);
});

it('keeps a wish where wishes are asked for, and drops it where they are not', async () => {
  for (const [enableSpecialRequests, kept] of [
    [true, 'צמחוני'],
    [false, ''],
  ] as const) {
    const event = await app.hosted(host, options({ enableSpecialRequests }));
    const { status } = await app.register(await app.person(), event.slug, { specialRequests: 'צמחוני' });
    expect(status).toBe(201);
    expect((await group(event, 'approved')).map(({ specialRequests }) => specialRequests)).toEqual([kept]);
  }
});

it('needs a kind of ticket where there are kinds, and one of its own', async () => {
  const event = await app.hosted(host, { ticketTypes: [kind('רגיל')] });
  const other = await app.hosted(host, { ticketTypes: [kind('רגיל')] });
  for (const body of [{}, { ticketTypeId: other.ticketTypes[0]!.id }])
    expect((await app.register(await app.person(), event.slug, body)).body).toMatchObject({
      code: 'registration.ticket_missing',
      fields: { ticketTypeId: 'בחרו סוג כרטיס' },
    });
  expect(await taken(event)).toBe(0);
});

it('gives a kind of ticket out within its window alone, from its first moment and until its last', async () => {
  const from = new Date(NOW.getTime() + HOUR_MS);
  const until = new Date(NOW.getTime() + 2 * HOUR_MS);
  const window = { validFrom: from.toISOString(), validTo: until.toISOString() };
  const event = await app.hosted(host, { ticketTypes: [kind('מוקדם', window)] });
  const ask = async () =>
    app.register(await app.person(), event.slug, { ticketTypeId: event.ticketTypes[0]!.id });
  const at = async (moment: Date) => {
    app.clock.moveTo(moment);
    const { ticketTypes, registration } = await page(event);
    const { status, body } = await ask();
    return [ticketTypes[0]!.display, registration, status === 201 ? 'registered' : body.code];
  };
  const before = new Date(from.getTime() - 1);
  expect(await at(before)).toEqual(['coming_soon', 'not_yet', 'registration.ticket_closed']);
  expect(await at(from)).toEqual(['active', 'open', 'registered']);
  expect(await at(new Date(until.getTime() - 1))).toEqual(['active', 'open', 'registered']);
  expect(await at(until)).toEqual(['sold_out', 'not_yet', 'registration.ticket_closed']);
  expect(await taken(event)).toBe(2);
});

it.each(['sold_out', 'coming_soon'] as const)(
  'gives out nothing of a kind that its host shows as %s, although there is stock',
  async (display) => {
    const event = await app.hosted(host, {
      ticketTypes: [kind('מיוחד', { display, quantityAvailable: 10 }), kind('רגיל')],
    });
    const [shown, other] = (await page(event)).ticketTypes;
    expect([shown!.display, other!.display]).toEqual([display, 'active']);
    const dana = await app.person();
    const refused = await app.register(dana, event.slug, { ticketTypeId: shown!.id });
    expect(refused.body.code).toBe('registration.ticket_closed');
    expect((await app.register(dana, event.slug, { ticketTypeId: other!.id })).status).toBe(201);
  },
);

it('shows kinds of tickets by their position, and keeps what is taken of them when they change places', async () => {
  const event = await app.hosted(host, {
    ticketTypes: [kind('ג', { position: 2 }), kind('א', { position: 0 }), kind('ב', { position: 1 })],
  });
  const names = (kinds: { name: string }[]) => kinds.map(({ name }) => name);
  expect(names((await page(event)).ticketTypes)).toEqual(['א', 'ב', 'ג']);
  const kinds = (await page(event)).ticketTypes;
  await app.register(await app.person(), event.slug, { ticketTypeId: kinds[2]!.id });
  const turned = kinds.toReversed().map(({ id, name, price }, position) => ({ id, name, price, position }));
  const body = { ticketTypes: turned };
  const changed = await app.ask<HostedEvent>('PATCH', `${own}/${event.id}`, { as: host, body });
  expect(changed.body.ticketTypes.map(({ name, taken: gone }) => [name, gone])).toEqual([
    ['ג', 1],
    ['ב', 0],
    ['א', 0],
  ]);
  expect(names((await page(event)).ticketTypes)).toEqual(['ג', 'ב', 'א']);
});

it('exports every registration in the language of its host, with text that stays text', async () => {
  const event = await app.hosted(host, {
    ...options({ requireApproval: true }),
    ...{ ticketTypes: [kind('רגיל')], questions: [{ text: 'מידת חולצה?', required: true }] },
  });
  const [question] = event.questions;
  const answer = (text: string) => ({
    ticketTypeId: event.ticketTypes[0]!.id,
    answers: [{ questionId: question!.id, text }],
  });
  const formula = await app.person(['=HYPERLINK("https://evil.example")', '+1']);
  const asked = await app.register(formula, event.slug, {
    ...answer('@SUM(A1)'),
    ...{ participants: 3, specialRequests: '-2+3' },
  });
  await app.register(await app.person(['דנה', 'לוי']), event.slug, answer('M'));
  await app.decide(host, event.id, asked.body.registrationId, 'approve');
  const rows = async (language: string): Promise<string[][]> => {
    const file = await app.ask('GET', `${own}/${event.id}/registrations/export.xlsx`, { as: host, language });
    const sheet = Buffer.from(unzipSync(file.raw)['xl/worksheets/sheet1.xml']!).toString();
    expect(sheet).not.toContain('<f>');
    const text = (cell: string) =>
      (/<t [^>]*>(.*?)<\/t>|<v>(.*?)<\/v>/.exec(cell)?.slice(1).find(Boolean) ?? '').replaceAll(
        '&quot;',
        '"',
      );
    return [...sheet.matchAll(/<row>(.*?)<\/row>/g)].map(([, row]) =>
      [...row!.matchAll(/<c\/>|<c[ >].*?<\/c>/g)].map(([cell]) => text(cell)),
    );
  };
  const today = '04/05/2027';
  expect(await rows('he')).toEqual([
    ['שם', 'מצב', 'כמה אנשים', 'כרטיס', 'בקשות', 'תשובות', 'שולם בשקלים', 'נרשמו ב־'],
    [
      ...['=HYPERLINK("https://evil.example") +1', 'מאושרים', '3', 'רגיל', '-2+3'],
      ...['מידת חולצה?: @SUM(A1)', '', today],
    ],
    ['דנה לוי', 'מחכים לאישורכם', '1', 'רגיל', '', 'מידת חולצה?: M', '', today],
  ]);
  const [english, first] = await rows('en');
  expect([english![6], first![1]]).toEqual(['Paid (ILS)', 'Approved']);
});
