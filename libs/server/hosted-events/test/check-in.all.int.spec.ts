import type { DoorList, HostedEvent, OwnTickets, ScanAnswer } from '@smachot/contracts';
import { HOUR_MS, newId } from '@smachot/kernel';
import { Tickets1796000311000 } from '../src/persistence/migrations/1796000311000-tickets';
import { anEventForm } from '../src/testing/an-event';
import { type HostedEventsApp, hostedEventsApp, NOW, type Refused } from './hosted-events-app';

let app: HostedEventsApp;
let host: string;
beforeAll(async () => {
  app = await hostedEventsApp();
  host = await app.person(['נועה', 'ברק']);
});
afterAll(() => app.close());

/** The PDF of a registration's tickets: how many pages it has, and what it is in. */
const fileOf = async (as: string, registrationId: string, language = 'he') => {
  const url = `/v1/events/registrations/${registrationId}/tickets.pdf`;
  const { status, body, text } = await app.ask<Refused>('GET', url, {
    as,
    language,
  });
  if (status !== 200) return { status, code: body.code };
  return { status, pages: Number(/\/Count (\d+)/.exec(text)?.[1]), lang: /\/Lang \((\w+)\)/.exec(text)?.[1] };
};
const ticketsOf = (as: string, registrationId: string) =>
  app.ask<OwnTickets>('GET', `/v1/events/registrations/${registrationId}/tickets`, { as });

it('issues a ticket per seat with the approval, to its owner alone, and takes them back when it is canceled', async () => {
  const approval = { ...anEventForm().registrationOptions, requireApproval: true };
  const event = await app.hosted(host, { registrationOptions: approval });
  const dana = await app.person(['דנה', 'לוי']);
  const { registrationId } = (await app.register(dana, event.slug, { participants: 3 })).body;
  expect((await ticketsOf(dana, registrationId)).body).toMatchObject({ status: 'pending', tickets: [] });
  expect(await fileOf(dana, registrationId)).toEqual({ status: 409, code: 'registration.not_approved' });
  await app.decide(host, event.id, registrationId, 'approve');
  const { tickets, ...about } = (await ticketsOf(dana, registrationId)).body;
  expect(tickets.map(({ seat }) => seat)).toEqual([1, 2, 3]);
  for (const { code, address, qr } of tickets) {
    expect(address).toBe(`https://app.smachot.example/t/${code}`);
    expect(qr.path).toMatch(/^M/);
  }
  expect(about).toMatchObject({ fullName: 'דנה לוי', participants: 3, refunded: false, status: 'approved' });
  expect(about.event).toMatchObject({ title: event.title, hasPage: true, isCanceled: false });
  expect(about.event.wazeLink).toContain('waze.com');
  expect(await fileOf(dana, registrationId)).toEqual({ status: 200, pages: 3, lang: 'he' });
  expect(await fileOf(dana, registrationId, 'en')).toMatchObject({ pages: 3, lang: 'en' });
  const [notice] = await app.source.query<{ href: string }[]>(
    `select payload->>'href' as href from platform.outbox where job = 'notifications.deliver' and payload->>'userId' = $1`,
    [dana],
  );
  expect(notice!.href).toBe(`/me/tickets/${registrationId}`);
  for (const stranger of [host, await app.person()]) {
    expect((await ticketsOf(stranger, registrationId)).status).toBe(404);
    expect((await fileOf(stranger, registrationId)).status).toBe(404);
  }
  await app.ask('POST', `/v1/events/registrations/${registrationId}/cancel`, { as: dana });
  expect((await ticketsOf(dana, registrationId)).body).toMatchObject({ status: 'canceled', tickets: [] });
  expect((await fileOf(dana, registrationId)).code).toBe('registration.not_approved');
});

it('issues tickets by the migration to registrations that were approved before', async () => {
  const event = await app.hosted(host);
  const { registrationId } = (await app.register(await app.person(), event.slug, { participants: 10 })).body;
  const runner = app.source.createQueryRunner();
  await runner.startTransaction();
  await runner.query('drop table hosted_events.tickets cascade');
  await new Tickets1796000311000().up(runner);
  const rows = (await runner.query('select code from hosted_events.tickets where registration_id = $1', [
    registrationId,
  ])) as { code: string }[];
  await runner.rollbackTransaction();
  await runner.release();
  expect(new Set(rows.map(({ code }) => code)).size).toBe(10);
  for (const { code } of rows) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
});

const path = (eventId: string) => `/v1/events/host/${eventId}/check-in`;
type Given = { subjectId: string; scanId?: string; undoes?: string; at?: string };
const scan = ({ scanId = newId(), undoes, at, ...given }: Given) => ({
  ...{ scanId, people: 3, undoes: undoes ?? null, at: at ?? app.clock.now().toISOString() },
  ...given,
});
const send = (as: string, eventId: string, scans: ReturnType<typeof scan>[], after = 0) =>
  app.ask<ScanAnswer & Refused>('POST', `${path(eventId)}/scans`, {
    as,
    body: { deviceId: newId(), door: 'שער', sentAt: app.clock.now().toISOString(), scans, after },
  });

it('keeps what two offline doors recorded of one ticket, each scan once, and takes one back by a fact', async () => {
  const store = await app.store();
  const event = await app.hosted(store.owner, { partnerUsername: store.partnerUsername });
  const dana = await app.person(['דנה', 'לוי']);
  const { registrationId } = (await app.register(dana, event.slug, { participants: 2 })).body;
  // a member of the crew stands at the door too; a stranger, and the registrant, find no event
  const list = await app.ask<DoorList>('GET', path(event.id), { as: store.member });
  expect(list.body.entries).toMatchObject(
    [1, 2].map((number) => ({ name: 'דנה לוי', seat: { number, of: 2 } })),
  );
  expect((await app.ask('GET', path(event.id), { as: dana })).status).toBe(404);
  const [first] = (await ticketsOf(dana, registrationId)).body.tickets;
  expect(list.body.entries[0]).toMatchObject({ subjectId: first!.ticketId, code: first!.code });

  const gate = scan({ subjectId: first!.ticketId });
  const garden = scan({ subjectId: first!.ticketId, at: '1970-01-01T00:00:00.000Z' });
  const foreign = scan({ subjectId: newId() });
  const answers = await Promise.all([
    send(store.owner, event.id, [gate, foreign]),
    send(store.owner, event.id, [gate]),
    send(store.member, event.id, [garden]),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[0].body.refused).toEqual([foreign.scanId]);
  const all = await send(store.member, event.id, [
    scan({ subjectId: first!.ticketId, undoes: garden.scanId }),
  ]);
  expect(all.body.arrivals).toHaveLength(3);
  expect(all.body.arrivals.every(({ people, door }) => people === 1 && door === 'שער')).toBe(true);
  // a clock that lost its year: as long ago as a phone keeps scans, and not longer
  const page = await app.ask<HostedEvent>('GET', `/v1/events/host/event/${event.id}`, { as: store.member });
  expect(page.body).toMatchObject({ participantCount: 2, arrivedCount: 1 });
  const odd = all.body.arrivals.find(({ scanId }) => scanId === garden.scanId)!;
  expect(NOW.getTime() - Date.parse(odd.at)).toBe(36 * HOUR_MS);
  expect((await send(store.member, event.id, [], all.body.next)).body.arrivals).toEqual([]);
  expect((await send(dana, event.id, [])).status).toBe(404);

  await app.ask('POST', `/v1/events/registrations/${registrationId}/cancel`, { as: dana });
  expect((await app.ask<DoorList>('GET', path(event.id), { as: store.owner })).body.entries).toEqual([]);
  // who is in is in, although the ticket was taken back meanwhile; a deleted registration takes its facts along
  const late = await send(store.owner, event.id, [scan({ subjectId: first!.ticketId })]);
  expect(late.body.refused).toEqual([]);
  await app.source.query('delete from hosted_events.registrations where id = $1', [registrationId]);
  expect((await send(store.owner, event.id, [])).body.arrivals).toEqual([]);
  app.clock.moveTo(new Date(Date.parse(event.endDatetime) + 49 * HOUR_MS));
  expect((await send(store.owner, event.id, [scan({ subjectId: newId() })])).body.code).toBe(
    'check_in.closed',
  );
  app.clock.moveTo(NOW);
});

it('takes a scan back only at the doors of its own event', async () => {
  const entered = async () => {
    const event = await app.hosted(host);
    const dana = await app.person(['דנה', 'לוי']);
    const { registrationId } = (await app.register(dana, event.slug)).body;
    const [ticket] = (await ticketsOf(dana, registrationId)).body.tickets;
    const gate = scan({ subjectId: ticket!.ticketId });
    await send(host, event.id, [gate]);
    return { event, gate };
  };
  const [ours, theirs] = [await entered(), await entered()];
  const undone = scan({ subjectId: theirs.gate.subjectId, undoes: ours.gate.scanId });
  expect((await send(host, theirs.event.id, [undone])).body.refused).toEqual([]);
  const page = await app.ask<HostedEvent>('GET', `/v1/events/host/event/${ours.event.id}`, { as: host });
  expect(page.body.arrivedCount).toBe(1);
});
