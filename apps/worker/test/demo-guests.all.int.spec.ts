import fs from 'node:fs';
import path from 'node:path';
import type { AnswerOf, listDuplicates, listInbox, listRsvps, readConversation } from '@smachot/contracts';
import { seedRsvpDemo } from '@smachot/server-rsvp';
import { eventually } from '@smachot/server-testing';
import { freePort } from './outside';
import { type Person, startWholeProduct, type WholeProduct } from './whole-product';

type DemoText = { to: string; name: string; text: string };
const file = path.join(process.env['SMACHOT_ROOT']!, 'tools/start/demo-guests.json');
const texts = JSON.parse(fs.readFileSync(file, 'utf8')) as DemoText[];

let app: WholeProduct;
let host: Person;
let guests: string;
beforeAll(async () => {
  app = await startWholeProduct({ port: await freePort() });
  host = await app.signUp('0521117001');
  const cohost = await app.signUp('0521117002');
  const people = { hostId: host.user.id, hostKey: host.user.id, cohostId: cohost.user.id };
  const { eventId } = await seedRsvpDemo(app.source, { ...people, now: new Date() });
  guests = `/v1/events/rsvps/${eventId}`;
  for (const text of texts) {
    const answer = await fetch(`${app.sandboxUrl}/_sandbox/whatsapp/reply`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(text),
    });
    expect(answer.status).toBe(200);
  }
});
afterAll(() => app?.close());

const ask = <T>(place: string): Promise<T> => app.ask<T>('GET', `${guests}${place}`, { bearer: host.bearer });
const written = texts.filter(({ name }) => name !== 'משפחת נחום');

it('what they ask is in the inbox of their host, who can answer each of them', async () => {
  const items = await eventually('all of them', async () => {
    await app.jobs.tick(new Date());
    await app.jobs.drain();
    const inbox = await ask<AnswerOf<typeof listInbox>>('/inbox');
    return inbox.unread === written.length && inbox.items;
  });
  expect(items.map(({ attendeeName, last }) => [attendeeName, last.text]).toSorted()).toEqual(
    written.map(({ name, text }) => [name, text]).toSorted(),
  );
  for (const { rsvpId } of items) {
    const conversation = await ask<AnswerOf<typeof readConversation>>(`/inbox/${rsvpId}`);
    expect(conversation).toMatchObject({ obstacle: null, answerableUntil: expect.any(String) });
  }
});

it('nobody of the list is taken for two', async () => {
  const { count, pairs } = await ask<AnswerOf<typeof listDuplicates>>('/duplicates');
  expect({ count, pairs }).toEqual({ count: 0, pairs: [] });
});

it('who says yes with a number is counted', async () => {
  const { rsvps } = await ask<AnswerOf<typeof listRsvps>>(`?search=${encodeURIComponent('משפחת נחום')}`);
  const answered = rsvps.find(({ attendeePhone }) => attendeePhone === '+972532086079');
  expect(answered).toMatchObject({ rsvpStatus: 'confirmed', numberOfGuests: 5 });
});
