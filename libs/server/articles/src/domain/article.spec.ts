import { articleVersionLifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import { anArticle, aText, NOW, WRITER } from '../testing/an-article';
import { ArticleVersion, type ArticleVersionState } from './article-version';

const versionIn = (status: ArticleVersionState['status']) => () =>
  new ArticleVersion({
    ...aText(),
    ...{ id: 'v', articleId: 'a', language: 'he', number: 1, status, createdBy: WRITER, createdAt: NOW },
    publishedAt: null,
    withdrawnAt: null,
  });

it.each(
  walk(articleVersionLifecycle, {
    in: { draft: versionIn('draft'), published: versionIn('published'), withdrawn: versionIn('withdrawn') },
    status: ({ state }) => state.status,
    acts: {
      'edit admin': (version) => version.edit(aText({ title: 'אחר' }), WRITER),
      'publish admin': (version) => version.publish(WRITER, NOW),
      'publish product': (version) => version.publish(null, NOW),
      'withdraw admin': (version) => version.withdraw(WRITER, NOW),
      'withdraw product': (version) => version.withdraw(null, NOW),
      'edit store': null,
      'publish store': null,
      'withdraw store': null,
    },
  }),
)('$row', async ({ run }) => {
  const { after, allowed } = await run();
  expect(allowed).toContain(after);
});

describe('an article', () => {
  const statuses = (article: ReturnType<typeof anArticle>) =>
    [...article.touched].map(({ state }) => [state.language, state.number, state.status]);

  it('publishes a draft in place of what was read before, in its language alone', () => {
    const article = anArticle();
    article.saveDraft('he', aText(), WRITER, NOW);
    article.saveDraft('en', aText(), WRITER, NOW);
    expect(article.publish('he', WRITER, NOW).ok).toBe(true);
    article.saveDraft('he', aText({ body: 'שני' }), WRITER, NOW);
    article.saveDraft('he', aText({ body: 'שלישי' }), WRITER, NOW);
    expect(article.publish('he', WRITER, NOW).ok).toBe(true);
    expect(statuses(article)).toEqual([
      ['he', 1, 'withdrawn'],
      ['en', 1, 'draft'],
      ['he', 2, 'published'],
    ]);
    expect(article.published('he')?.body).toBe('שלישי');
    expect(article.published('en')).toBeUndefined();
  });

  it('has nothing to publish without a draft, and nothing to withdraw that is not read', () => {
    const article = anArticle();
    expect(article.publish('he', WRITER, NOW)).toMatchObject({ ok: false, code: 'lifecycle.illegal_move' });
    expect(article.withdraw('he', WRITER, NOW)).toMatchObject({ ok: false, code: 'lifecycle.illegal_move' });
  });

  it('takes over new texts of the product until an admin writes or withdraws one', () => {
    const article = anArticle();
    expect(article.takeOver('he', aText(), NOW)).toBe(true);
    expect(article.takeOver('he', aText(), NOW)).toBe(false);
    expect(article.takeOver('he', aText({ body: 'מתוקן' }), NOW)).toBe(true);
    expect(article.published('he')).toMatchObject({ number: 2, body: 'מתוקן', createdBy: null });
    article.withdraw('he', WRITER, NOW);
    expect(article.takeOver('he', aText({ body: 'שוב' }), NOW)).toBe(false);

    article.takeOver('en', aText(), NOW);
    article.saveDraft('en', aText({ body: 'by an admin' }), WRITER, NOW);
    expect(article.takeOver('en', aText({ body: 'of the product' }), NOW)).toBe(false);
    article.publish('en', WRITER, NOW);
    expect(article.takeOver('en', aText({ body: 'of the product' }), NOW)).toBe(false);
    expect(article.published('en')?.body).toBe('by an admin');
  });
});
