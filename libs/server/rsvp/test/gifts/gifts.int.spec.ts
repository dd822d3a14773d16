import { CommandBus } from '@nestjs/cqrs';
import type { Gift, GiftTotals, Rsvp } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { EraseGuests } from '../../src/use-cases/guests/erase-guests';
import { hostedEvent, type HostedEvent } from '../hosted-event';
import { rsvpHttp, type RsvpHttp } from '../rsvp-http';

let app: RsvpHttp;
let event: HostedEvent;
let editor: string;
let otherEditor: string;
let viewer: string;
beforeAll(async () => {
  app = await rsvpHttp();
  event = await hostedEvent(app);
  editor = await event.joined('Editor');
  otherEditor = await event.joined('Editor');
  viewer = await event.joined('Viewer');
});
afterAll(() => app.close());

const gifts = () => `/v1/events/rsvps/${event.eventId}/gifts`;
const record = (rsvpId: string, body: object, as = editor) =>
  app.call<Gift & { code: string }>('PUT', `${gifts()}/guests/${rsvpId}`, { as, body });
const list = async (query = '', as = event.owner) =>
  (
    await app.call<{ gifts: Gift[]; totals?: GiftTotals; nextCursor: string | null }>(
      'GET',
      `${gifts()}${query}`,
      { as },
    )
  ).body;
const thank = (giftId: string, text: string | null = null, as = editor) =>
  app.call<Gift & { code: string }>('POST', `${gifts()}/${giftId}/thanks`, {
    as,
    key: newId(),
    body: { text },
  });
const guest = async (name: string): Promise<string> => {
  const { body } = await app.call<{ rsvps: Rsvp[] }>('POST', `/v1/events/rsvps/${event.eventId}`, {
    as: event.owner,
    body: { guests: [{ attendeeName: name, side: 'bride', group: 'family' }] },
  });
  return body.rsvps[0]!._id;
};

it('records gifts of guests and envelopes, adds them up, and shows sums to nobody who only looks', async () => {
  const recorded = await record(event.dana, { kind: 'cheque', amount: 500.5, note: 'על שם נועה' });
  expect(recorded).toMatchObject({
    status: 200,
    body: { rsvpId: event.dana, giver: 'דנה כהן', kind: 'cheque', amount: 500.5, thankedAt: null },
  });
  expect(await record(event.dana, { kind: 'cheque', amount: 600, expected: 500 })).toMatchObject({
    status: 409,
    body: { code: 'conflict.version' },
  });
  expect(await record(event.dana, { kind: 'cash', amount: null })).toMatchObject({ status: 422 });
  const ruth = await guest('רות');
  expect(await record(ruth, { kind: 'item', amount: null, note: 'אגרטל' })).toMatchObject({ status: 200 });
  const shown = { giver: '=שכן', kind: 'cash', amount: 200.25, side: 'groom' };
  const envelope = await app.call<Gift>('POST', `${gifts()}/envelopes`, {
    as: editor,
    key: newId(),
    body: shown,
  });
  const corrected = (body: object) =>
    app.call<{ code?: string }>('PUT', `${gifts()}/envelopes/${envelope.body._id}`, { as: editor, body });
  expect((await corrected({ ...shown, note: 'שכנים', expected: shown })).status).toBe(200);
  expect(await corrected({ ...shown, amount: 9, expected: shown })).toMatchObject({
    status: 409,
    body: { code: 'conflict.version' },
  });
  expect((await corrected({ ...shown, expected: { ...shown, note: 'שכנים' } })).status).toBe(200);
  expect(envelope).toMatchObject({ status: 201, body: { rsvpId: null, giver: '=שכן' } });

  const { gifts: all, totals } = await list();
  expect(all.map(({ giver }) => giver).sort()).toEqual(['=שכן', 'דנה כהן', 'רות']);
  expect(totals).toMatchObject({
    all: { gifts: 3, amount: 700.75 },
    unthanked: 3,
    sides: { bride: { gifts: 1, amount: 0 }, groom: { gifts: 1, amount: 200.25 } },
    kinds: { cheque: { gifts: 1, amount: 500.5 } },
  });
  const first = await list('?limit=2');
  const rest = await list(`?limit=2&cursor=${first.nextCursor}`);
  expect([...first.gifts, ...rest.gifts].map(({ _id }) => _id).sort()).toEqual(
    all.map(({ _id }) => _id).sort(),
  );

  const { text: csv } = await app.call('GET', `${gifts()}/export?format=csv`, { as: event.owner });
  expect(csv).toContain("'=שכן");
  expect(csv).toContain('700.75');
  const seen = await app.call<{ rsvps: Rsvp[] }>('GET', `/v1/events/rsvps/${event.eventId}`, { as: viewer });
  expect(seen.body.rsvps.map(({ income }) => income)).toEqual([null, null]);
  const one = await app.call<Rsvp>('GET', `/v1/events/rsvps/${event.eventId}/${event.dana}`, { as: viewer });
  expect(one.body.income).toBeNull();
  const own = await app.call<Rsvp>('GET', `/v1/events/rsvps/${event.eventId}/${event.dana}`, { as: editor });
  expect(own.body.income).toBe(500.5);
});

it('thanks once, whoever presses at the same time, and marks nothing when the guest cannot be written to', async () => {
  expect(await thank(event.dana, 'תודה רבה!')).toMatchObject({ status: 409 });
  const pressed = await Promise.all([editor, otherEditor, editor].map((as) => thank(event.dana, null, as)));
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(pressed.find(({ status }) => status === 409)!.body.code).toBe('gift.thanked');
  expect((await list()).totals!.unthanked).toBe(2);
  expect((await list('?unthanked=true')).gifts).toHaveLength(2);
});

it('keeps a gift and its thanks when records are merged, and erases it with the guest', async () => {
  const twin = await guest('דנה כהן');
  const guests = await Promise.all(
    [event.dana, twin].map(async (id) => ({
      rsvpId: id,
      version: (await app.call<Rsvp>('GET', `/v1/events/rsvps/${event.eventId}/${id}`, { as: event.owner }))
        .body.version,
    })),
  );
  const merged = await app.call<Rsvp>('POST', `/v1/events/rsvps/${event.eventId}/merge`, {
    as: event.owner,
    body: { guests },
  });
  expect(merged).toMatchObject({ status: 200, body: { income: 500.5 } });
  const kept = (await list()).gifts.filter(({ giver }) => giver === 'דנה כהן');
  expect(kept).toMatchObject([{ kind: 'cheque', amount: 500.5, thankedAt: expect.any(String) }]);
  // another host's answers, by which a repeated request is recognised
  const answers = () =>
    app.source.query<object[]>(
      `select 1 from platform.idempotency_keys where owner_id = any($1) and strpos(answer::text, 'דנה כהן') > 0`,
      [[editor, otherEditor]],
    );
  expect(await answers()).not.toHaveLength(0);
  const removed = await app.call('DELETE', `${gifts()}/${kept[0]!._id}`, { as: editor });
  expect(removed).toMatchObject({ status: 204 });
  expect((await list()).gifts).toHaveLength(2);
  const both = guests.map(({ rsvpId }) => rsvpId);
  await app.source.query(`update rsvp.guests set deleted_at = now() - interval '1 day' where id = any($1)`, [
    both,
  ]);
  await app.get(CommandBus).execute(new EraseGuests(new Date()));
  expect(await answers()).toEqual([]);
});

it('keeps the kind and the note of a gift whose sum alone is corrected', async () => {
  const inJanuary = { kind: 'cheque', note: 'שני צ׳קים, אחד לינואר' };
  const noa = await guest('נועה');
  expect((await record(noa, { ...inJanuary, amount: 600 })).body).toMatchObject(inJanuary);
  const corrected = await record(noa, { amount: 800, expected: 600 });
  expect(corrected.body).toMatchObject({ ...inJanuary, amount: 800 });
  expect((await record(noa, { amount: 800, note: '' })).body).toMatchObject({ kind: 'cheque', note: null });
  const ruth = await guest('רות');
  expect((await record(ruth, { amount: 300 })).body).toMatchObject({ kind: 'cash', note: null });
});
