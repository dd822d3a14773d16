import type { AnswerOf, PartnerProfile, readAvailability } from '@smachot/contracts';
import { anEditedProfile } from '../src/testing/a-store';
import { type StoresApp, storesApp } from './stores-app';

let app: StoresApp;
let owner: string;
beforeAll(async () => {
  app = await storesApp();
  owner = await app.person();
});
afterAll(() => app.close());

it('a profile is changed by whoever read it last', async () => {
  const { partnerUsername: store } = await app.store(owner);
  await app.unit(owner, store);
  const read = () => app.call<PartnerProfile>('GET', `/v1/partners/${store}/manage`, { as: owner });
  const { version } = (await read()).body;
  const change = (body: object) =>
    app.call<PartnerProfile & { code: string }>('PUT', `/v1/partners/${store}`, { as: owner, body });
  const first = await change({ ...anEditedProfile({ about: 'סיפור' }), version });
  expect(first.status).toBe(200);
  expect((await change({ ...anEditedProfile({ about: 'אחר' }), version })).body.code).toBe(
    'conflict.version',
  );
  expect((await read()).body).toMatchObject({ about: 'סיפור', version: first.body.version });
  expect((await app.call<PartnerProfile>('GET', `/v1/partners/${store}`)).body).not.toHaveProperty('version');
});

it('availability is changed by whoever read it last: the other is told, and undoes nothing', async () => {
  const { partnerUsername } = await app.store(owner);
  const path = `/v1/partners/${partnerUsername}/availability`;
  const read = async () =>
    (await app.call<AnswerOf<typeof readAvailability>>('GET', path, { as: owner })).body;
  const change = (body: object) =>
    app.call<{ code?: string; version: number }>('PUT', path, { as: owner, body });
  const both = await read();
  const first = await change({ ...both, shortestNotice: 7 });
  expect(first.status).toBe(200);
  expect(await change({ ...both, dailyCapacity: 9 })).toMatchObject({
    status: 409,
    body: { code: 'conflict.version' },
  });
  expect(await read()).toMatchObject({ shortestNotice: 7, version: first.body.version });
  expect((await change({ ...(await read()), dailyCapacity: 9 })).status).toBe(200);
});
