import {
  type AnswerOf,
  type listModeratedStoreArticles,
  type listStoreArticles,
  type listWrittenStoreArticles,
  MOST_STORE_ARTICLES,
  type StoreArticle,
  type WrittenStoreArticle,
} from '@smachot/contracts';
import { ADMIN, type Shop, articlesApp } from './articles-app';

let app: Awaited<ReturnType<typeof articlesApp>>;
beforeAll(async () => {
  app = await articlesApp();
});
afterAll(() => app.close());

const TEXT = { title: 'איך בוחרים תפריט', summary: 'שלושה כללים', body: '## כלל ראשון\n\nלטעום.' };
type Written = WrittenStoreArticle & { code: string };
const write = async ({ path, owner }: Shop, text: object = {}) => {
  const form = { ...TEXT, language: 'he', ...text };
  const made = await app.send<Written>('POST', `${path}/written-articles`, owner, form);
  if (made.status !== 201) throw new Error(made.text);
  return made.body;
};
const act = ({ path, owner }: Shop, { storeArticleId, version }: Written, move: 'publish' | 'withdraw') =>
  app.send<Written>('POST', `${path}/written-articles/${storeArticleId}/${move}`, owner, { version });
const published = async (shop: Shop, text: object = {}) => {
  const done = await act(shop, await write(shop, text), 'publish');
  if (done.status !== 200) throw new Error(done.text);
  return done.body;
};
const shown = async ({ path }: Shop) =>
  (await app.send<AnswerOf<typeof listStoreArticles>>('GET', `${path}/articles`)).body.articles.map(
    ({ number }) => number,
  );
const read = ({ path }: Shop, number: number) => app.send<StoreArticle>('GET', `${path}/articles/${number}`);
const decide = (id: string, move: string, version = 1) =>
  app.send('POST', `/admin/api/store-articles/${id}/standing`, ADMIN, {
    move,
    version,
    reason: 'נקרא ונבדק',
  });

it('has the schema its entities describe', async () => {
  const { upQueries } = await app.source.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query).filter((query) => query.includes('store_article'))).toEqual([]);
});

it('is written as a draft, published, changed and withdrawn; its page has a head and an address in the sitemap', async () => {
  const shop = await app.store();
  const draft = await write(shop);
  expect(draft).toMatchObject({ number: 1, hasDraft: true, isPublished: false, isPublic: true });
  expect(await shown(shop)).toEqual([]);
  expect((await read(shop, 1)).status).toBe(404);

  const first = (await act(shop, draft, 'publish')).body;
  expect(await shown(shop)).toEqual([1]);
  const english = await published(shop, { title: 'How to choose a menu', language: 'en' });
  expect((await read(shop, 1)).body).toMatchObject({
    ...TEXT,
    businessName: 'המטבח',
    others: [{ number: english.number, language: 'en' }],
  });
  const address = `/partner/${shop.username}/articles/1`;
  expect(await app.pages.headOf(address)).toMatchObject({
    title: `${TEXT.title} · המטבח`,
    description: TEXT.summary,
  });
  const addresses: string[] = [];
  for await (const { path } of app.pages.addresses()) addresses.push(path);
  expect(addresses).toContain(address);

  const one = `${shop.path}/written-articles/${first.storeArticleId}`;
  const save = (version: number) =>
    app.send<Written>('PUT', one, shop.owner, { ...TEXT, body: 'אחר', version });
  expect((await save(first.version - 1)).body.code).toBe('conflict.version');
  const saved = (await save(first.version)).body;
  expect((await read(shop, 1)).body.body).toBe(TEXT.body);
  const second = (await act(shop, saved, 'publish')).body;
  expect((await read(shop, 1)).body.body).toBe('אחר');
  expect(second.versions.map(({ number, status, byName }) => [number, status, byName])).toEqual([
    [2, 'published', 'ג׳ולי כהן'],
    [1, 'withdrawn', 'ג׳ולי כהן'],
  ]);
  await act(shop, second, 'withdraw');
  expect(await shown(shop)).toEqual([2]);
  expect(await app.pages.headOf(address)).toBeNull();
});

it('is hidden with its store', async () => {
  const shop = await app.store();
  await published(shop);
  const asked = { suspended: true, reason: 'תלונות רבות' };
  const done = await app.send('PUT', `/admin/api/store-suspensions/${shop.username}`, ADMIN, asked);
  expect(done.status).toBe(204);
  expect((await app.send('GET', `${shop.path}/articles`)).status).toBe(404);
  expect((await read(shop, 1)).status).toBe(404);
  const path = `/partner/${shop.username}/articles/1`;
  expect(await app.pages.headOf(path)).toBeNull();
  for await (const address of app.pages.addresses()) expect(address.path).not.toBe(path);
});

it('refuses contact details, and more articles than a store may have; a number is never given twice', async () => {
  const shop = await app.store();
  const bad = { ...TEXT, language: 'he', body: 'חייגו 050-2345678' };
  const refused = await app.send('POST', `${shop.path}/written-articles`, shop.owner, bad);
  expect([refused.status, refused.body.code]).toEqual([422, 'store_article.contacts']);

  const { storeArticleId, number } = await write(shop);
  const one = `${shop.path}/written-articles/${storeArticleId}`;
  expect((await app.send('DELETE', one, shop.owner)).status).toBe(204);
  expect((await write(shop)).number).toBeGreaterThan(number);

  await app.source.query(
    `insert into articles.store_articles (id, store_id, number, language, standing, created_at, changed_at, version)
     select gen_random_uuid(), $1, n, 'he', 'clear', now(), now(), 1 from generate_series(100, 98 + $2::int) n`,
    [shop.storeId, MOST_STORE_ARTICLES],
  );
  const more = await app.send('POST', `${shop.path}/written-articles`, shop.owner, {
    ...TEXT,
    language: 'he',
  });
  expect([more.status, more.body.code]).toEqual([409, 'store_article.too_many']);
});

it('is reported once per person and decision, taken off with a reason that its writers read, and brought back', async () => {
  const shop = await app.store();
  const { storeArticleId } = await published(shop);
  const path = `${shop.path}/articles/1/report`;
  const reader = await app.person();
  const form = { reason: 'fraud', note: 'לא נכון' };
  expect((await app.send('POST', path, shop.owner, form)).body.code).toBe('store_article.own');
  for (let time = 0; time < 2; time++) expect((await app.send('POST', path, reader, form)).status).toBe(204);
  expect(await app.exported(reader)).toMatchObject({ storeArticleReports: [{ note: 'לא נכון' }] });

  const all = async () =>
    (
      await app.send<AnswerOf<typeof listModeratedStoreArticles>>('GET', '/admin/api/store-articles', ADMIN)
    ).body.articles.filter((one) => one.storeArticleId === storeArticleId);
  expect(await all()).toMatchObject([
    { standing: 'reported', count: 1, title: TEXT.title, reports: [{ reason: 'fraud' }] },
  ]);
  expect(await shown(shop)).toEqual([1]);

  expect((await decide(storeArticleId, 'take_off')).status).toBe(204);
  expect(await shown(shop)).toEqual([]);
  expect((await read(shop, 1)).status).toBe(404);
  const one = `${shop.path}/written-articles/${storeArticleId}`;
  const mine = (await app.send<Written>('GET', one, shop.owner)).body;
  expect(mine.offReason).toBe('נקרא ונבדק');
  expect((await app.send('DELETE', one, shop.owner)).body.code).toBe('store_article.under_check');
  expect((await decide(storeArticleId, 'dismiss')).body.code).toBe('lifecycle.illegal_move');

  expect((await decide(storeArticleId, 'bring_back')).status).toBe(204);
  expect(await shown(shop)).toEqual([1]);

  app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
  for (const reason of ['spam', 'fraud'])
    expect((await app.send('POST', path, reader, { reason, note: 'שוב' })).status).toBe(204);
  expect(await all()).toMatchObject([
    { standing: 'reported', count: 1, reports: [{ reason: 'spam', note: 'שוב' }] },
  ]);
});

it('is decided on by the text that was read, not by one that replaced it', async () => {
  const shop = await app.store();
  const first = await published(shop);
  const { storeArticleId } = first;
  await app.send('POST', `${shop.path}/articles/1/report`, await app.person(), { reason: 'fraud' });
  const save = await app.send<Written>('PUT', `${shop.path}/written-articles/${storeArticleId}`, shop.owner, {
    ...TEXT,
    ...{ title: 'תפריט אחר', version: first.version },
  });
  // a draft changes nothing of what is read
  expect((await decide(storeArticleId, 'take_off')).status).toBe(204);
  expect((await decide(storeArticleId, 'bring_back')).status).toBe(204);
  await act(shop, { ...save.body, version: save.body.version + 2 }, 'publish');
  expect((await decide(storeArticleId, 'take_off')).body.code).toBe('conflict.version');
  expect((await decide(storeArticleId, 'take_off', 2)).status).toBe(204);
});

it('keeps nothing of a writer or reporter whose account is gone, nor of a closed store', async () => {
  const shop = await app.store();
  const { storeArticleId } = await published(shop);
  const reader = await app.person();
  await app.send('POST', `${shop.path}/articles/1/report`, reader, { reason: 'spam' });
  await app.emit('articles.forget_person', { userId: reader });
  await app.emit('articles.forget_person', { userId: shop.owner });
  const one = `${shop.path}/written-articles/${storeArticleId}`;
  const mine = (await app.send<Written>('GET', one, shop.owner)).body;
  expect(mine.versions.map(({ byName }) => byName)).toEqual([null]);
  expect(await app.exported(reader)).toMatchObject({ storeArticleReports: [] });

  await app.emit('articles.forget_store', { storeId: shop.storeId });
  const left = await app.send<AnswerOf<typeof listWrittenStoreArticles>>(
    'GET',
    `${shop.path}/written-articles`,
    shop.owner,
  );
  expect(left.body.articles).toEqual([]);
});
