import {
  type AnswerOf,
  browseStores,
  type favouriteIds,
  listFavourites,
  type mergeFavourites,
  MOST_FAVOURITES,
  readStoreCards,
} from '@smachot/contracts';
import { MINUTE_MS, newId } from '@smachot/kernel';
import { AccountExport } from '@smachot/server-identity';
import { exported } from '@smachot/server-testing';
import { anEditedProfile } from '../src/testing/a-store';
import { ForgetPartner } from '../src/use-cases/stores/forget-partner';
import { manyStores } from './browse/many-stores';
import { type StoresApp, storesApp, TUESDAY } from './stores-app';

type Ids = AnswerOf<typeof favouriteIds>;
type Page = AnswerOf<typeof listFavourites>;
type Merged = AnswerOf<typeof mergeFavourites>;

let app: StoresApp;
/** More stores than the favourites limit of one account. */
let ids: string[];
beforeAll(async () => {
  app = await storesApp();
  await manyStores(app.source, MOST_FAVOURITES + 60, TUESDAY);
  ids = (await app.source.query('select id from stores.stores where listed order by id')).map(
    ({ id }: { id: string }) => id,
  );
});
afterAll(() => app.close());

const path = '/v1/me/favourites';
const add = (as: string, id: string) => app.call<{ code: string }>('PUT', `${path}/${id}`, { as });
const remove = (as: string, id: string) => app.call('DELETE', `${path}/${id}`, { as });
const merge = (as: string, partnerIds: string[]) =>
  app.call<Merged>('POST', path, { as, body: { partnerIds } });
const storedFavourites = async (as: string) =>
  (await app.call<Ids>('GET', `${path}/ids`, { as })).body.partnerIds;
const list = async (as: string, query = '') => {
  const { body } = await app.call<Page>('GET', `${path}${query}`, { as });
  return listFavourites.answer.parse(body);
};

describe('keeping a store', () => {
  it('adds it once, the last kept first, and takes it away again', async () => {
    const person = await app.person();
    const [first, second] = ids as [string, string];
    expect((await add(person, first)).status).toBe(204);
    expect((await add(person, second)).status).toBe(204);
    expect((await add(person, first)).status).toBe(204);
    expect(await storedFavourites(person)).toEqual([second, first]);
    expect((await remove(person, second)).status).toBe(204);
    expect((await remove(person, second)).status).toBe(204);
    expect(await storedFavourites(person)).toEqual([first]);
    expect(await storedFavourites(await app.person())).toEqual([]);
  });

  it('refuses a store that nobody may look at, and one there is not', async () => {
    const person = await app.person();
    const hidden = await app.store(person);
    for (const id of [hidden.partnerId, newId()])
      expect([(await add(person, id)).status, await storedFavourites(person)]).toEqual([404, []]);
  });

  it('refuses one more than the most, also when several are added at the same moment', async () => {
    const person = await app.person();
    await merge(person, ids.slice(0, MOST_FAVOURITES - 2));
    const answers = await Promise.all(ids.slice(-12).map((id) => add(person, id)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
      Array(10).fill('favourites.too_many'),
    );
    expect(await storedFavourites(person)).toHaveLength(MOST_FAVOURITES);
    // an existing favourite needs no room
    expect((await add(person, ids[0]!)).status).toBe(204);
  });
});

describe('merging what a browser kept', () => {
  it('is a union that the same merge again leaves as it is, in the order of the browser', async () => {
    const person = await app.person();
    await add(person, ids[0]!);
    app.clock.moveTo(new Date(TUESDAY.getTime() + MINUTE_MS));
    const [one, two, three] = ids as [string, string, string];
    const hidden = (await app.store(person)).partnerId;
    const first = await merge(person, [three, one, two, three, hidden, newId()]);
    expect(first.body).toEqual({ partnerIds: [three, two, one], leftOut: 0 });
    const again = await merge(person, [three, one, two, three, hidden, newId()]);
    expect(again.body).toEqual(first.body);
    app.clock.moveTo(TUESDAY);
  });

  it('of two browsers at the same moment loses nothing and adds nothing twice', async () => {
    const person = await app.person();
    const sets = Array.from({ length: 8 }, (_, at) => ids.slice(at * 5, at * 5 + 30));
    const merged = await Promise.all(sets.map((set) => merge(person, set)));
    expect(merged.map(({ status, body }) => [status, body.leftOut])).toEqual(Array(8).fill([200, 0]));
    const all = await storedFavourites(person);
    expect([...all].sort()).toEqual([...new Set(sets.flat())].sort());
  });

  it('never passes the most, and says how many found no room', async () => {
    const person = await app.person();
    const halves = [ids.slice(0, 130), ids.slice(130, 260)];
    const merged = await Promise.all(halves.map((half) => merge(person, half)));
    expect(await storedFavourites(person)).toHaveLength(MOST_FAVOURITES);
    expect(merged.map(({ body }) => body.leftOut).sort((a, b) => a - b)).toEqual([0, 60]);
    expect((await merge(person, [...ids.slice(0, MOST_FAVOURITES), newId()])).status).toBe(422);
  });

  it('while stores are taken away ends without one that was taken away after it', async () => {
    const person = await app.person();
    const some = ids.slice(0, 20);
    await merge(person, some);
    await Promise.all([...some.map((id) => remove(person, id)), merge(person, some)]);
    await Promise.all(some.map((id) => remove(person, id)));
    expect(await storedFavourites(person)).toEqual([]);
  });
});

describe('the list', () => {
  it('shows each as browse does without an event, page after page, in one order', async () => {
    const person = await app.person();
    await merge(person, ids.slice(0, 7));
    const browsed = await app.call('GET', '/v1/partners?limit=60');
    const seen: Page['favourites'] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Page = await list(
        person,
        `?limit=3${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
      );
      seen.push(...page.favourites);
      cursor = page.nextCursor;
    }
    expect(seen.map(({ partnerId }) => partnerId)).toEqual(ids.slice(0, 7));
    const card = browseStores.answer.parse(browsed.body).stores[0]!;
    await add(person, card.partnerId);
    expect(
      (await list(person)).favourites.find(({ partnerId }) => partnerId === card.partnerId)!.store,
    ).toEqual(card);
  });

  it('says which store is not offered any more, and has it back when it is', async () => {
    const [person, owner] = [await app.person(), await app.person()];
    const { store } = await app.publicStore(owner);
    await add(person, store.partnerId);
    expect((await list(person)).favourites).toMatchObject([
      { store: { partnerUsername: store.partnerUsername } },
    ]);
    const { partnerUsername } = store;
    const show = (isPublic: boolean) =>
      app.call('PUT', `/v1/partners/${partnerUsername}`, {
        as: owner,
        body: anEditedProfile({ settings: { isPublic } }),
      });
    await show(false);
    expect((await list(person)).favourites).toEqual([
      { partnerId: store.partnerId, businessName: store.businessName, store: null },
    ]);
    expect((await add(await app.person(), store.partnerId)).status).toBe(404);
    // a reader who may not see the store gets no card
    const cards = await app.call<AnswerOf<typeof readStoreCards>>(
      'GET',
      `/v1/partner-cards?ids=${store.partnerId},${ids[0]}`,
    );
    expect(readStoreCards.answer.parse(cards.body).stores.map(({ partnerId }) => partnerId)).toEqual([
      ids[0],
    ]);
    await show(true);
    expect((await list(person)).favourites).toMatchObject([{ store: { partnerUsername } }]);
  });

  it('is had along its index', async () => {
    const person = await app.person();
    await merge(person, ids.slice(0, 150));
    await app.source.query('analyze stores.favourites');
    const plan = await app.source.query(
      `explain select store_id from stores.favourites f where f.user_id = $1 order by f.added_at desc, f.store_id desc limit 4`,
      [person],
    );
    expect(JSON.stringify(plan)).toMatch(/favourites_in_order|PK_favourites/);
    expect(JSON.stringify(plan)).not.toContain('Seq Scan');
  });

  it('takes ids only', async () => {
    for (const query of [
      '',
      '?ids=',
      '?ids=x',
      `?ids=${Array(51).fill(newId()).join(',')}`,
      `?ids=${newId()},`,
    ])
      expect((await app.call('GET', `/v1/partner-cards${query}`)).status).toBe(422);
    expect((await app.call('GET', path)).status).toBe(401);
  });
});

describe('an account', () => {
  it('takes its favourites into its export, and leaves none when it is deleted', async () => {
    const [person, other] = [await app.person(), await app.person()];
    await merge(person, ids.slice(0, 3));
    await merge(other, ids.slice(0, 2));
    const { favourites } = await exported(app.get(AccountExport), person);
    expect(favourites).toHaveLength(3);
    expect((favourites as object[])[0]).toEqual({
      partnerUsername: expect.any(String),
      businessName: expect.any(String),
      addedAt: expect.any(String),
    });
    const delivery = { id: newId(), job: 'stores.forget_partner', attempt: 1 } as const;
    await app.source.query(
      `insert into platform.outbox (id, job, payload, dispatched_at) values ($1, 'stores.forget_partner', '{}', now())`,
      [delivery.id],
    );
    await app.commands.execute(new ForgetPartner(person, undefined, delivery));
    expect(await storedFavourites(person)).toEqual([]);
    expect(await storedFavourites(other)).toHaveLength(2);
  });
});
