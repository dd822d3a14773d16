import type { AnswerOf, listCrew, myCrewInvitations } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import { AccountExport, AssignedStores } from '@smachot/server-identity';
import { SmsGateway } from '@smachot/server-platform';
import { exported } from '@smachot/server-testing';
import { aPhone, runStoreJobs } from '../store-jobs';
import { type StoresApp, storesApp } from '../stores-app';

type Crew = AnswerOf<typeof listCrew>;
type Waiting = AnswerOf<typeof myCrewInvitations>;

let app: StoresApp;
const texts: { to: string; text: string }[] = [];
beforeAll(async () => {
  app = await storesApp();
  app.get(SmsGateway).send = (to, text) => {
    texts.push({ to, text });
    return Promise.resolve('accepted');
  };
});
afterAll(() => app.close());

const work = () => runStoreJobs(app);

const invite = (store: string, phoneNumber: string, as: string, role = 'Member') =>
  app.call<{ invitationId: string; code: string; expiresAt: string }>('POST', `/v1/partners/${store}/crew`, {
    as,
    key: newId(),
    body: { phoneNumber, role },
  });
const crewOf = async (store: string, as: string) =>
  (await app.call<Crew>('GET', `/v1/partners/${store}/crew`, { as })).body;
const answer = (id: string, as: string, accept = true) =>
  app.call<{ code: string }>('POST', `/v1/me/crew-invitations/${id}`, { as, body: { accept } });
const waitingFor = async (as: string) =>
  (await app.call<Waiting>('GET', '/v1/me/crew-invitations', { as })).body.invitations;

/** A store with an owner and a member. */
const staffed = async () => {
  const [owner, phone] = [await app.person(aPhone()), aPhone()];
  const member = await app.person(phone, ['דנה', 'כהן']);
  const store = await app.store(owner);
  const { body } = await invite(store.partnerUsername, phone, owner);
  await answer(body.invitationId, member);
  const crew = await crewOf(store.partnerUsername, owner);
  const idOf = (you: string) => crew.members.find(({ firstName }) => firstName === you)!.memberId;
  return { owner, member, store, name: store.partnerUsername, ownerId: idOf('נועה'), memberId: idOf('דנה') };
};

describe('inviting to a crew', () => {
  it('sends an SMS, tells whoever has an account, and makes a member of whoever says yes', async () => {
    const [owner, phone] = [await app.person(aPhone()), aPhone()];
    const person = await app.person(phone, ['דנה', 'כהן']);
    const { partnerUsername, businessName } = await app.store(owner);
    const sent = await invite(partnerUsername, phone.replace('+972', '0'), owner);
    expect({ status: sent.status, expires: sent.body.expiresAt }).toEqual({
      status: 201,
      expires: '2027-04-13T08:00:00.000Z',
    });
    await work();
    expect(texts.filter(({ to }) => to === phone)).toEqual([
      { to: phone, text: expect.stringContaining('https://app.smachot.example/me') },
    ]);
    const [told] = await app.source.query(
      `select payload from platform.outbox where job = 'notifications.deliver' and payload->>'userId' = $1`,
      [person],
    );
    expect(told.payload).toMatchObject({ kind: 'crew_invited', href: '/me' });
    expect(JSON.stringify(told.payload)).not.toContain(phone.slice(-7));
    const [waiting] = await waitingFor(person);
    expect(waiting).toMatchObject({ invitationId: sent.body.invitationId, businessName, role: 'Member' });
    expect((await crewOf(partnerUsername, owner)).invitations).toMatchObject([{ phoneNumber: phone }]);
    expect((await answer(sent.body.invitationId, person)).status).toBe(204);
    expect(await waitingFor(person)).toEqual([]);
    expect(await crewOf(partnerUsername, person)).toMatchObject({
      role: 'Member',
      members: [
        { firstName: 'נועה', role: 'Owner', you: false },
        { firstName: 'דנה', role: 'Member', phoneNumber: phone, you: true },
      ],
      invitations: [],
    });
    expect(await app.get(AssignedStores).of(app.source, person)).toEqual([partnerUsername]);
    expect(await invite(partnerUsername, phone, owner)).toMatchObject({
      status: 409,
      body: { code: 'crew.already_member' },
    });
  });

  it('sends no SMS to who opted out, who finds the invitation in the product; the owner learns nothing of it', async () => {
    const [owner, phone] = [await app.person(aPhone()), aPhone()];
    const person = await app.person(phone);
    app.optedOut.add(phone);
    const { partnerUsername } = await app.store(owner);
    const sent = await invite(partnerUsername, phone, owner);
    await work();
    expect(texts.filter(({ to }) => to === phone)).toEqual([]);
    expect(sent.status).toBe(201);
    expect((await crewOf(partnerUsername, owner)).invitations).toMatchObject([{ phoneNumber: phone }]);
    expect(await waitingFor(person)).toMatchObject([{ invitationId: sent.body.invitationId }]);
    const told = await app.source.query(
      `select 1 from platform.outbox where job = 'notifications.deliver' and payload->>'userId' = $1`,
      [person],
    );
    expect(told).toHaveLength(1);
  });

  it('answers a repeated request once', async () => {
    const owner = await app.person(aPhone());
    const { partnerUsername } = await app.store(owner);
    const request = { as: owner, key: newId(), body: { phoneNumber: aPhone(), role: 'Member' } };
    const [one, two] = [
      await app.call('POST', `/v1/partners/${partnerUsername}/crew`, request),
      await app.call('POST', `/v1/partners/${partnerUsername}/crew`, request),
    ];
    expect(two.body).toEqual(one.body);
    expect((await crewOf(partnerUsername, owner)).invitations).toHaveLength(1);
    expect(
      (
        await app.call('POST', `/v1/partners/${partnerUsername}/crew`, {
          ...request,
          key: undefined as never,
        })
      ).status,
    ).toBe(400);
  });

  it('is over after seven days, when withdrawn, when refused, and for everybody else', async () => {
    const [owner, phone] = [await app.person(aPhone()), aPhone()];
    const person = await app.person(phone);
    const { partnerUsername } = await app.store(owner);
    const first = (await invite(partnerUsername, phone, owner)).body.invitationId;
    expect((await answer(first, await app.person(aPhone()))).status).toBe(404);
    // asking again replaces the first
    const second = (await invite(partnerUsername, phone, owner, 'Owner')).body.invitationId;
    expect((await answer(first, person)).status).toBe(404);
    const now = app.clock.now();
    app.clock.moveTo(new Date(now.getTime() + 7 * DAY_MS));
    expect(await waitingFor(person)).toEqual([]);
    expect(await answer(second, person)).toMatchObject({ status: 409, body: { code: 'invitation.expired' } });
    app.clock.moveTo(now);
    expect(
      (await app.call('DELETE', `/v1/partners/${partnerUsername}/crew/invitations/${second}`, { as: owner }))
        .status,
    ).toBe(204);
    expect((await answer(second, person)).status).toBe(404);
    const third = (await invite(partnerUsername, phone, owner)).body.invitationId;
    expect((await answer(third, person, false)).status).toBe(204);
    expect((await answer(third, person)).status).toBe(404);
    expect((await crewOf(partnerUsername, owner)).members).toHaveLength(1);
  });
});

describe('who may do what in a crew', () => {
  it('is written: owners everything, members leave, others find nothing', async () => {
    const { owner, member, name, ownerId, memberId, store } = await staffed();
    const stranger = await app.person(aPhone());
    const patch = (id: string, role: string, as: string) =>
      app.call<{ code: string }>('PATCH', `/v1/partners/${name}/crew/${id}`, { as, body: { role } });
    const remove = (id: string, as: string) =>
      app.call<{ code: string }>('DELETE', `/v1/partners/${name}/crew/${id}`, { as });
    for (const [who, status] of [
      [member, 403],
      [stranger, 404],
    ] as const) {
      expect((await patch(memberId, 'Owner', who)).status).toBe(status);
      expect((await remove(ownerId, who)).status).toBe(status);
      expect((await invite(name, aPhone(), who)).status).toBe(status);
      expect((await app.call('DELETE', `/v1/partners/${name}`, { as: who })).status).toBe(status);
    }
    expect((await app.call('GET', `/v1/partners/${name}/crew`, { as: stranger })).status).toBe(404);
    for (const last of [() => patch(ownerId, 'Member', owner), () => remove(ownerId, owner)])
      expect(await last()).toMatchObject({ status: 409, body: { code: 'crew.last_owner' } });
    expect((await patch(memberId, 'Owner', owner)).body).toMatchObject({ role: 'Owner' });
    expect((await remove(ownerId, owner)).status).toBe(204);
    expect((await app.call('GET', `/v1/partners/${name}/manage`, { as: owner })).status).toBe(404);
    expect((await crewOf(store.partnerId, member)).members).toHaveLength(1);
  });

  it('keeps one owner when two leave at once', async () => {
    const { owner, member, name, ownerId, memberId } = await staffed();
    await app.call('PATCH', `/v1/partners/${name}/crew/${memberId}`, { as: owner, body: { role: 'Owner' } });
    const left = await Promise.all([
      app.call('DELETE', `/v1/partners/${name}/crew/${ownerId}`, { as: owner }),
      app.call('DELETE', `/v1/partners/${name}/crew/${memberId}`, { as: member }),
    ]);
    expect(left.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});

describe('a person who goes', () => {
  const erase = async (userId: string) => {
    await app.source.query(
      `insert into platform.outbox (id, job, payload, dispatched_at) values ($1, 'stores.forget_partner', $2, now())`,
      [newId(), { userId }],
    );
    await work();
  };

  it('closes the store nobody else owns, and leaves the others', async () => {
    const { owner, member, name, store } = await staffed();
    const shared = await staffed();
    await app.call('PATCH', `/v1/partners/${shared.name}/crew/${shared.memberId}`, {
      as: shared.owner,
      body: { role: 'Owner' },
    });
    await erase(owner);
    await erase(shared.owner);
    expect((await app.call('GET', `/v1/partners/${name}/manage`, { as: member })).status).toBe(404);
    const [row] = await app.source.query(
      'select business_phone, email, closed_at is not null as closed from stores.stores where id = $1',
      [store.partnerId],
    );
    expect(row).toEqual({ business_phone: '', email: null, closed: true });
    expect((await crewOf(shared.name, shared.member)).members).toHaveLength(1);
    const phones: object[] = await app.source.query(
      'select 1 from stores.crew_invitations where invited_by = $1 and phone is not null',
      [owner],
    );
    expect(phones).toEqual([]);
  });

  it('is told everything that is held about him', async () => {
    const { member, store } = await staffed();
    const all = await exported(app.get(AccountExport), member);
    expect(all['stores']).toMatchObject([
      { partnerUsername: store.partnerUsername, role: 'Member', profile: null },
    ]);
    expect(all['crewInvitations']).toMatchObject([{ outcome: 'accepted', sentByYou: false }]);
  });
});
