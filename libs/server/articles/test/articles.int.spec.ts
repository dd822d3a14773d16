import type {
  AnswerOf,
  Article,
  listArticles,
  listWrittenArticles,
  WrittenArticle,
} from '@smachot/contracts';
import { loadArticles } from '../src';
import { type ProductArticle, text } from '../src/content/product-article';
import { productArticles } from '../src/content/product-articles';
import { ADMIN, articlesApp } from './articles-app';

let app: Awaited<ReturnType<typeof articlesApp>>;
beforeAll(async () => {
  app = await articlesApp();
});
afterAll(() => app.close());

const NOW = new Date('2026-11-23T08:00:00Z');
const reason = 'a better answer';
const admin = '/admin/api/articles';
const written = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  app.call<WrittenArticle>(method, `${admin}${path}`, { as: ADMIN, ...(body && { body }) });
const list = (query: string) => app.call<AnswerOf<typeof listArticles>>('GET', `/v1/articles?${query}`);
const slugs = async (query: string) => (await list(query)).body.articles.map(({ slug }) => slug);
const read = (slug: string, language = 'he') =>
  app.call<Article>('GET', `/v1/articles/${slug}?language=${language}`);
const pathOf = async (slug: string) => {
  const all = await app.call<AnswerOf<typeof listWrittenArticles>>('GET', admin, { as: ADMIN });
  return `/${all.body.articles.find((one) => one.slug === slug)!.articleId}`;
};

it('has the schema its entities describe', async () => {
  const { upQueries } = await app.source.driver.createSchemaBuilder().log();
  const ours = upQueries.map(({ query }) => query).filter((query) => query.includes('articles'));
  expect(ours).toEqual([]);
});

describe('the articles of the product', () => {
  it('are published once, are found by what people ask, and are in the sitemap', async () => {
    expect(await loadArticles(app.source, NOW)).toHaveLength(productArticles.length);
    expect(await loadArticles(app.source, NOW)).toEqual([]);
    expect((await list('language=he')).body.articles).toHaveLength(productArticles.length);
    expect((await list('language=en')).body.articles).toHaveLength(productArticles.length);
    for (const language of ['ru', 'ar'] as const) {
      const { body } = await list(`language=${language}`);
      expect([body.language, body.articles.length]).toEqual([language, productArticles.length]);
    }

    for (const [question, slug] of [
      ['איך מבטלים הזמנה מספק', 'cancel-an-order'],
      ['אקסל של מוזמנים', 'upload-guests'],
      ['קופון', 'store-coupons'],
    ] as const)
      expect((await slugs(`language=he&q=${encodeURIComponent(question)}`)).slice(0, 4)).toContain(slug);
    for (const [language, question, slug] of [
      ['en', 'how do refunds work', 'refunds'],
      ['ru', 'как отменить заказ', 'cancel-an-order'],
      ['ru', 'рассадка гостей', 'seating-plan'],
      ['ru', 'загрузка гостей из Excel', 'upload-guests'],
      ['ar', 'كيف ألغي الطلب', 'cancel-an-order'],
      ['ar', 'الهدايا', 'gifts'],
      ['ar', 'قسيمة', 'store-coupons'],
    ] as const)
      expect((await slugs(`language=${language}&q=${encodeURIComponent(question)}`)).slice(0, 4)).toContain(
        slug,
      );
    expect(await slugs('language=he&q=zzzz')).toEqual([]);
    expect(await slugs(`language=he&q=${encodeURIComponent("'|&!")}`)).toEqual([]);

    const addresses: string[] = [];
    for await (const { path } of app.pages.addresses()) addresses.push(path);
    expect(addresses).toEqual(expect.arrayContaining(['/help', '/help/refunds']));
    expect((await app.pages.headOf('/help/refunds'))?.title).toBe((await read('refunds')).body.title);
    expect(await app.pages.headOf('/help/nothing')).toBeNull();
  });

  it('are replaced by their new text, but not where an admin wrote another one', async () => {
    const [first, second] = productArticles as [ProductArticle, ProductArticle];
    const other = { ...first, he: text('כותרת חדשה', 'תקציר חדש', 'טקסט חדש') };
    expect(await loadArticles(app.source, NOW, [other])).toEqual([first.slug]);
    expect((await read(first.slug)).body).toMatchObject({ title: 'כותרת חדשה', language: 'he' });
    expect((await read(first.slug, 'en')).body.title).toBe(first.en.title);

    const path = await pathOf(second.slug);
    const { version } = (await written('GET', path)).body;
    const mine = text('של המנהלת', 'תקציר', 'גוף');
    const saved = await written('PUT', `${path}/drafts/he`, { ...mine, version, reason });
    await written('POST', `${path}/drafts/he/publish`, { version: saved.body.version, reason });
    expect(await loadArticles(app.source, NOW)).toEqual([first.slug]);
    expect((await read(second.slug)).body.title).toBe('של המנהלת');
  });
});

describe('an admin', () => {
  it('writes a draft nobody else reads, publishes it, writes another, and takes it off', async () => {
    const form = { slug: 'parking', category: 'ordering', related: ['refunds', 'no-such-one'], reason };
    const created = await written('POST', '', form);
    expect(created.status).toBe(201);
    expect((await written('POST', '', form)).body).toMatchObject({ code: 'article.slug_taken' });
    expect((await written('POST', '', { ...form, slug: 'Two Words' })).body).toMatchObject({
      fields: { slug: expect.any(String) },
    });
    const path = `/${created.body.articleId}`;
    const draft = text('חניה באולם', 'איפה חונים', '## חניה\nחונים **מאחור**.');
    expect((await written('POST', `${path}/drafts/he/publish`, { version: 1, reason })).status).toBe(409);
    const saved = await written('PUT', `${path}/drafts/he`, { ...draft, version: 1, reason });
    expect(saved.body).toMatchObject({
      version: 2,
      versions: [{ number: 1, status: 'draft', byName: 'רות מנהלת' }],
    });
    expect((await read('parking')).status).toBe(404);
    expect(await slugs(`language=he&q=${encodeURIComponent('חניה')}`)).not.toContain('parking');

    // somebody else saved in between
    const stale = await written('PUT', `${path}/drafts/he`, { ...draft, version: 1, reason });
    expect(stale.body).toMatchObject({ code: 'conflict.version' });
    await written('POST', `${path}/drafts/he/publish`, { version: 2, reason });
    expect((await read('parking', 'en')).body).toMatchObject({
      ...{ language: 'he', languages: ['he'], body: draft.body },
      related: [{ slug: 'refunds' }, ...Array(3).fill({ category: 'ordering' })],
    });
    expect((await slugs(`language=he&q=${encodeURIComponent('חניות')}`))[0]).toBe('parking');

    await written('PUT', `${path}/drafts/he`, { ...draft, title: 'חניה', version: 3, reason });
    const again = await written('POST', `${path}/drafts/he/publish`, { version: 4, reason });
    expect(again.body.versions.map(({ number, status }) => [number, status])).toEqual([
      [2, 'published'],
      [1, 'withdrawn'],
    ]);
    expect((await written('POST', `${path}/published/he/withdraw`, { version: 5, reason })).status).toBe(200);
    expect((await read('parking')).status).toBe(404);
    expect(app.changes.slice(-1)).toMatchObject([
      {
        subject: { kind: 'article', id: created.body.articleId },
        before: { slug: 'parking', version: 5, published_he: 2 },
        after: { slug: 'parking', version: 6 },
      },
    ]);
  });
});

it('counts whether it was helpful, and keeps nothing of who said so', async () => {
  const rate = (slug: string, body: object) => app.call('POST', `/v1/articles/${slug}/ratings`, { body });
  const votes = [true, true, false].map((helpful) => rate('refunds', { language: 'he', helpful }));
  expect((await Promise.all(votes)).map(({ status }) => status)).toEqual([204, 204, 204]);
  expect((await rate('no-such-one', { language: 'he', helpful: true })).status).toBe(404);
  // it was taken off
  expect((await rate('parking', { language: 'he', helpful: true })).status).toBe(404);
  const { ratings } = (await written('GET', await pathOf('refunds'))).body;
  expect(ratings).toEqual([{ language: 'he', helpful: 2, unhelpful: 1 }]);
});
