import type { StoreId, UserId } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import type { DataSource } from 'typeorm';
import { StoreArticle } from '../domain/store-articles/store-article';

type Demo = { storeId: StoreId; writerId: UserId; now: Date };

const TEXT = {
  title: 'כמה אוכל צריך לאירוע של חמישים איש',
  summary: 'שלושה כללים שעוזרים להזמין בדיוק, בלי להיתקע עם מגשים מלאים.',
  body: `## קודם סופרים

מבוגר אוכל בערך **שלוש מנות קטנות** בשעה הראשונה, ואחר כך אחת בשעה.

## אחר כך מגוונים

- מנה חמה אחת לפחות
- שתי אפשרויות בלי בשר
- משהו לילדים

> לא בטוחים? כתבו לנו דרך עמוד החנות, ונחשב יחד.`,
};

/** Seeds a published article and a draft of a store. A store with articles is left alone. */
export const seedStoreArticlesDemo = async (source: DataSource, demo: Demo): Promise<void> => {
  const { storeId, writerId, now } = demo;
  const known: unknown[] = await source.query(
    'select 1 from articles.store_articles where store_id = $1 limit 1',
    [storeId],
  );
  if (known.length > 0) return;
  const then = new Date(now.getTime() - 20 * DAY_MS);
  const writer = { userId: writerId, now: then };
  const texts = [TEXT, { ...TEXT, title: 'איך שומרים על אוכל חם עד שמגיעים האורחים' }];
  for (const [at, text] of texts.entries()) {
    const about = { id: newId(), storeId, number: at + 1, language: 'he' as const };
    const made = StoreArticle.write(about, text, writer);
    if (!made.ok) throw new Error(made.code);
    if (at === 0) made.value.publish(then);
    const { state, versions } = made.value;
    await source.query(
      `insert into articles.store_articles (id, store_id, number, language, standing, created_at, changed_at, version)
       values ($1, $2, $3, 'he', 'clear', $4, $4, $5)`,
      [state.id, storeId, state.number, then, state.version],
    );
    for (const { id, number, status, title, summary, body, publishedAt } of versions)
      await source.query(
        `insert into articles.store_article_versions (id, article_id, number, status, title, summary, body, created_by, created_at, published_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [id, state.id, number, status, title, summary, body, writerId, then, publishedAt],
      );
  }
  await source.query('insert into articles.store_article_counters (store_id, last_number) values ($1, $2)', [
    storeId,
    texts.length,
  ]);
};
