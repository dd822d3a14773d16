import {
  type AnswerOf,
  type guestHistory,
  type Invitation,
  type listCohosts,
  type myCohostInvitations,
} from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import { accessTopic, Hints, LiveTopics } from '@smachot/server-platform';
import { anE164, EVENTS, hostedEvent, type HostedEvent } from '../hosted-event';
import { rsvpHttp, type RsvpHttp } from '../rsvp-http';
import { TUESDAY } from '../rsvp-app';

let app: RsvpHttp;
let event: HostedEvent;
let owner: string;
let eventId: string;
let dana: string;
const aPhone = anE164;
const events = EVENTS;
const cohosts = () => event.cohosts;

beforeAll(async () => {
  app = await rsvpHttp();
});
beforeEach(async () => {
  event = await hostedEvent(app);
  ({ owner, eventId, dana } = event);
});
afterAll(() => app.close());

const invite: HostedEvent['invite'] = (...given) => event.invite(...given);
const answer: HostedEvent['answer'] = (...given) => event.answer(...given);
const joined: HostedEvent['joined'] = (...given) => event.joined(...given);
const memberOf = (userId: string) => event.memberOf(userId);
const waitingFor = async (as: string) =>
  (await app.call<AnswerOf<typeof myCohostInvitations>>('GET', '/v1/me/cohost-invitations', { as })).body
    .invitations;
const list = async (as: string) =>
  (await app.call<AnswerOf<typeof listCohosts>>('GET', cohosts(), { as })).body;

describe('inviting a co-host', () => {
  it('asks by phone, waits for a yes and puts the event into the list of whoever gave it', async () => {
    const phone = aPhone();
    const person = await app.person(phone, ['רות', 'לוי']);
    const sent = await invite(phone.replace('+972', '0'));
    expect({ status: sent.status, expires: sent.body.expiresAt }).toEqual({
      status: 201,
      expires: new Date(TUESDAY.getTime() + 7 * DAY_MS).toISOString(),
    });
    expect(await waitingFor(person)).toMatchObject([
      { eventId, title: 'החתונה של נועה ואיתי', role: 'Editor' },
    ]);
    const mine = () => app.call<{ invitations: Invitation[] }>('GET', `${events}/?limit=10`, { as: person });
    expect((await mine()).body.invitations).toEqual([]);
    expect((await answer(sent.body.invitationId, person)).status).toBe(204);
    expect((await mine()).body.invitations).toMatchObject([{ _id: eventId, role: 'Editor' }]);
    expect(await list(owner)).toMatchObject({
      owner: { firstName: 'נועה', you: true },
      members: [{ firstName: 'רות', lastName: 'לוי', role: 'Editor', phoneNumber: phone, you: false }],
      invitations: [],
      role: 'Owner',
    });
    expect(await invite(phone)).toMatchObject({ status: 409, body: { code: 'cohost.already_member' } });
  });

  it('keeps phones from co-hosts, all but their own', async () => {
    const editor = await joined('Editor');
    await joined('Viewer');
    await invite(aPhone());
    const seen = await list(editor);
    expect(seen).toMatchObject({ role: 'Editor', invitations: [], owner: { you: false } });
    expect(seen.members.filter(({ phoneNumber }) => phoneNumber !== null)).toMatchObject([{ you: true }]);
  });

  it('is over after seven days, when withdrawn, when replaced, and for everybody else', async () => {
    const phone = aPhone();
    const person = await app.person(phone);
    const first = (await invite(phone)).body.invitationId;
    expect((await answer(first, await app.person(aPhone()))).status).toBe(404);
    const second = (await invite(phone, 'Viewer')).body.invitationId;
    expect((await answer(first, person)).status).toBe(404);
    app.clock.moveTo(new Date(TUESDAY.getTime() + 7 * DAY_MS));
    expect(await waitingFor(person)).toEqual([]);
    expect(await answer(second, person)).toMatchObject({ status: 409, body: { code: 'invitation.expired' } });
    app.clock.moveTo(TUESDAY);
    expect((await app.call('DELETE', `${cohosts()}/invitations/${second}`, { as: owner })).status).toBe(204);
    expect((await answer(second, person)).status).toBe(404);
    const third = (await invite(phone)).body.invitationId;
    expect((await answer(third, person, false)).status).toBe(204);
    expect((await answer(third, person)).status).toBe(404);
    expect((await list(owner)).members).toEqual([]);
  });

  it('goes to Israeli mobiles only and never to the owner', async () => {
    for (const phone of ['031234567', '+12025550123', '+79161234567'])
      expect((await invite(phone)).status).toBe(422);
    const [{ phone }] = await app.source.query('select phone from identity.users where id = $1', [owner]);
    expect(await invite(phone)).toMatchObject({ status: 409, body: { code: 'cohost.already_member' } });
  });

  it('cannot bomb a phone: three a day from everybody together', async () => {
    const victim = aPhone();
    const statuses: number[] = [];
    for (let at = 0; at < 5; at++) {
      event = await hostedEvent(app);
      statuses.push((await invite(victim, 'Viewer')).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    app.clock.moveTo(new Date(TUESDAY.getTime() + 86_400_001));
    expect((await invite(victim, 'Viewer')).status).toBe(201);
  });

  it('counts invitations sent at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => invite(aPhone())));
    answers.push(...(await Promise.all(Array.from({ length: 6 }, () => invite(aPhone())))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  });
});

describe('co-hosts', () => {
  it('leave by themselves and are told apart by what they did', async () => {
    const editor = await joined('Editor', ['רות', 'לוי']);
    await app.call('PATCH', `/v1/events/rsvps/${eventId}/${dana}`, { as: editor, body: { tableName: '7' } });
    const history = async (as: string) =>
      (
        await app.call<AnswerOf<typeof guestHistory>>('GET', `/v1/events/rsvps/${eventId}/${dana}/history`, {
          as,
        })
      ).body.entries.map(({ kind, actor }) => ({ kind, actor }));
    expect(await history(owner)).toEqual([
      { kind: 'edited', actor: { name: 'רות לוי', you: false } },
      { kind: 'added', actor: { name: 'נועה ברק', you: true } },
    ]);
    expect((await history(editor))[0]!.actor).toEqual({ name: 'רות לוי', you: true });
    expect((await app.call('DELETE', `${cohosts()}/${await memberOf(editor)}`, { as: editor })).status).toBe(
      204,
    );
    expect(((await list(editor)) as unknown as { code: string }).code).toBe('not_found');
  });

  it('hear of the event only as long as they host it', async () => {
    const viewer = await joined('Viewer');
    const admitted = () =>
      app
        .get(LiveTopics)
        .admit([`event:${eventId}`], { kind: 'user', userId: viewer, superAdmin: false, familyId: viewer });
    const topic = `event:${eventId}`;
    expect(await admitted()).toEqual([{ requested: topic, received: topic }]);
    const hinted: string[] = [];
    const hints = app.get(Hints);
    const publish = hints.publish.bind(hints);
    hints.publish = (topics) => {
      hinted.push(...topics);
      publish(topics);
    };
    await app.call('DELETE', `${cohosts()}/${await memberOf(viewer)}`, { as: owner });
    hints.publish = publish;
    expect(await admitted()).toEqual([]);
    // Open streams check their access again.
    expect(hinted).toContain(accessTopic(viewer));
  });

  it('change from viewer to editor by the owner', async () => {
    const viewer = await joined('Viewer');
    const edit = () =>
      app.call('PATCH', `/v1/events/rsvps/${eventId}/${dana}`, { as: viewer, body: { tableName: '7' } });
    expect((await edit()).status).toBe(403);
    const path = `${cohosts()}/${await memberOf(viewer)}`;
    expect(await app.call('PATCH', path, { as: owner, body: { role: 'Editor' } })).toMatchObject({
      status: 200,
      body: { role: 'Editor' },
    });
    expect((await edit()).status).toBe(200);
  });

  it('send by the card and within the limits of the owner, and do not see the card', async () => {
    const editor = await joined('Editor');
    await app.source.query(
      `insert into payments.cards (id, user_id, sealed_token, fingerprint, last_four, brand, expiry, is_default, created_at, status)
       values ($1::uuid, $2, 'x', $1::text, '5846', 'visa', '1239', true, now(), 'confirmed')`,
      [newId(), owner],
    );
    const request = { eventId, rsvpIds: [dana], templateName: 'rsvp_invite_wedding', consent: true };
    const preview = await app.call<{ sendable: string[]; card: unknown }>(
      'POST',
      '/v1/whatsapp/send-invites/preview',
      { as: editor, body: request },
    );
    expect(preview.body).toMatchObject({ sendable: [dana], card: null });
    const sent = await app.call<{ accepted: number; campaignId: string }>(
      'POST',
      '/v1/whatsapp/send-invites',
      { as: editor, key: newId(), body: request },
    );
    expect(sent.body.accepted).toBe(1);
    const [campaign] = await app.source.query('select host_id, actor_id from rsvp.campaigns where id = $1', [
      sent.body.campaignId,
    ]);
    expect(campaign).toEqual({ host_id: owner, actor_id: editor });
  });
});
