import type { Invitation, Rsvp } from '@smachot/contracts';
import { anInvitationForm } from '../../src/testing';
import { hostedEvent } from '../hosted-event';
import { rsvpHttp, type RsvpHttp } from '../rsvp-http';

let app: RsvpHttp;
let owner: string;
let editor: string;
let eventId: string;
let dana: string;
beforeAll(async () => {
  app = await rsvpHttp();
});
beforeEach(async () => {
  const event = await hostedEvent(app, { specialRequests: 'בלי גלוטן' });
  ({ owner, eventId, dana } = event);
  editor = await event.joined('Editor');
});
afterAll(() => app.close());

const guest = () => `/v1/events/rsvps/${eventId}/${dana}`;
const read = async () => (await app.call<Rsvp>('GET', guest(), { as: owner })).body;
const change = (as: string, body: object) =>
  app.call<Rsvp & { code?: string }>('PATCH', guest(), { as, body });

describe('two hosts at once', () => {
  it('the second change of what both saw is refused, and nothing of the first is lost', async () => {
    const { version } = await read();
    const answers = await Promise.all([
      change(owner, { tableName: '7', version }),
      change(editor, { tableName: '12', version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)!.body.tableName;
    const lost = answers.find(({ status }) => status === 409)!;
    expect(lost.body.code).toBe('conflict.version');
    const fresh = await read();
    expect(fresh.tableName).toBe(won);
    // A host who has read the present version may change it.
    expect((await change(editor, { tableName: '12', version: fresh.version })).status).toBe(200);
    expect((await read()).tableName).toBe('12');
  });

  it('changes of different fields meet without a conflict', async () => {
    const { version } = await read();
    const answers = await Promise.all([
      change(owner, { tableName: '7', version }),
      change(editor, { hostNote: 'לא ליד שושנה', version }),
      change(owner, { specialRequests: 'צמחוני', version }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read()).toMatchObject({
      tableName: '7',
      hostNote: 'לא ליד שושנה',
      specialRequests: 'צמחוני',
    });
  });

  it('what a message moves makes no edit outdated, what the guest answers does', async () => {
    const { version } = await read();
    await app.source.query(
      `update rsvp.guests set version = version + 1, status = 'sent', last_status = 'sent' where id = $1`,
      [dana],
    );
    expect((await change(owner, { tableName: '7', version })).status).toBe(200);
    await change(editor, { answer: 'confirmed', numberOfGuests: 3 });
    expect((await change(owner, { answer: 'declined', version })).status).toBe(409);
  });

  it('an invitation changed meanwhile is not written over', async () => {
    const path = `/v1/events/event-rsvps/${eventId}`;
    const { version } = (await app.call<Invitation>('GET', path, { as: owner })).body;
    const put = (as: string, title: string, seen?: number) =>
      app.call<{ code?: string }>('PUT', path, {
        as,
        body: { ...anInvitationForm({ title }), ...(seen === undefined ? {} : { version: seen }) },
      });
    const answers = await Promise.all([put(owner, 'של נועה', version), put(editor, 'של רות', version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await put(owner, 'בלי גרסה')).status).toBe(200);
  });
});
