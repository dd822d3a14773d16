import { articleVersionLifecycle, eventStandingLifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import { StoreArticle } from './store-article';

const NOW = new Date('2026-11-24T08:00:00Z');
const TEXT = { title: 'איך בוחרים תפריט', summary: 'שלושה כללים', body: '## כלל ראשון\n\nלטעום.' };
const writer = { userId: 'o', now: NOW };
const ABOUT = { id: 'a', storeId: 's', number: 1, language: 'he' } as const;
const written = () => StoreArticle.write(ABOUT, TEXT, writer);
const after =
  (...acts: ((one: StoreArticle) => unknown)[]) =>
  () => {
    const made = written();
    if (!made.ok) throw new Error(made.code);
    for (const act of acts) act(made.value);
    return made.value;
  };
const publish = (one: StoreArticle) => one.publish(NOW);
const withdraw = (one: StoreArticle) => one.withdraw(NOW);
const report = (one: StoreArticle) => one.report(NOW);

describe('the versions of an article', () => {
  it.each(
    walk(articleVersionLifecycle, {
      in: { draft: after(), published: after(publish), withdrawn: after(publish, withdraw) },
      status: ({ versions }) => versions[0]!.status,
      acts: {
        'edit store': (one) => one.saveDraft(TEXT, writer),
        'publish store': publish,
        'withdraw store': withdraw,
        ...{ 'edit admin': null, 'publish admin': null, 'publish product': null },
        ...{ 'withdraw admin': null, 'withdraw product': null },
      },
    }),
  )('$row', async ({ run }) => {
    const { after: status, allowed } = await run();
    expect(allowed).toContain(status);
  });

  it('are at most one draft and one that is read', () => {
    const article = after(publish)();
    article.saveDraft({ ...TEXT, body: 'אחר' }, writer);
    expect(article.versions.map(({ status }) => status)).toEqual(['published', 'draft']);
    article.publish(NOW);
    expect(article.versions.map(({ status }) => status)).toEqual(['withdrawn', 'published']);
  });
});

describe('the standing of an article', () => {
  it.each(
    walk(eventStandingLifecycle, {
      in: {
        clear: after(publish),
        reported: after(publish, report),
        off: after(publish, (one) => one.decide('take_off', 'הונאה')),
      },
      status: ({ state }) => state.standing,
      acts: {
        'report reader': report,
        'dismiss admin': (one) => one.decide('dismiss', 'נבדק'),
        'take_off admin': (one) => one.decide('take_off', 'הונאה'),
        'bring_back admin': (one) => one.decide('bring_back', 'תוקן'),
      },
    }),
  )('$row', async ({ run }) => {
    const { after: status, allowed } = await run();
    expect(allowed).toContain(status);
  });

  it('keeps what is off from being published or deleted, and lets it be mended', () => {
    const article = after(publish, (one) => one.decide('take_off', 'הונאה'))();
    expect(article.saveDraft(TEXT, writer).ok).toBe(true);
    expect(article.publish(NOW)).toMatchObject({ code: 'store_article.taken_off' });
    expect(article.mayBeDeleted()).toMatchObject({ code: 'store_article.under_check' });
  });
});
