import { Injectable } from '@nestjs/common';
import { MOST_STORE_ARTICLES, type StoreArticleId, type StoreId, type UserId } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { assignments, columnsOf, returningRows, selection, toRow, type Tx } from '@smachot/server-platform';
import {
  StoreArticle,
  type StoreArticleState,
  type StoreArticleVersionState,
} from '../../domain/store-articles/store-article';
import {
  type StoreArticleReportRow,
  StoreArticleSchema,
  StoreArticleVersionSchema,
} from './store-articles.schema';

const columns = columnsOf(StoreArticleSchema);
const versionColumns = columnsOf(StoreArticleVersionSchema);
const FROZEN: (keyof StoreArticleState)[] = ['id', 'storeId', 'number', 'language', 'createdAt'];
const VERSION_FROZEN: (keyof StoreArticleVersionState)[] = ['id', 'articleId', 'number', 'createdAt'];
/** Versions kept of an article; the oldest withdrawn ones are deleted. */
export const KEPT_VERSIONS = 20;

/** Repository of the articles of stores, each with its versions, and of their reports. */
@Injectable()
export class StoreArticleRepository {
  /** Locks the row. */
  async load(tx: Tx, id: StoreArticleId): Promise<StoreArticle | undefined> {
    const [state] = await tx.query<StoreArticleState>(
      `select ${selection(columns, 'a')} from articles.store_articles a where a.id = $1 for update`,
      [id],
    );
    if (!state) return undefined;
    const versions = await tx.query<StoreArticleVersionState>(
      `select ${selection(versionColumns, 'v')} from articles.store_article_versions v where v.article_id = $1 order by v.number`,
      [id],
    );
    return new StoreArticle(state, versions);
  }

  /**
   * The number of a store's next article; undefined: it has as many as it may. Until the transaction ends nobody else adds an article to the
   * store. A number is never given twice.
   */
  async nextNumber(tx: Tx, storeId: StoreId): Promise<number | undefined> {
    const [row] = returningRows<{ number: number }>(
      await tx.query(
        `insert into articles.store_article_counters as c (store_id, last_number) values ($1, 1)
         on conflict (store_id) do update set last_number = c.last_number + 1 returning last_number as number`,
        [storeId],
      ),
    );
    const [standing] = await tx.query<{ count: number }>(
      'select count(*)::int as count from articles.store_articles where store_id = $1',
      [storeId],
    );
    return standing!.count < MOST_STORE_ARTICLES ? row!.number : undefined;
  }

  async add(tx: Tx, article: StoreArticle): Promise<void> {
    await tx.query(
      'insert into articles.store_articles select * from json_populate_record(null::articles.store_articles, $1)',
      [JSON.stringify(toRow(columns, article.state))],
    );
    await this.saveVersions(tx, article);
  }

  async save(tx: Tx, article: StoreArticle): Promise<void> {
    await tx.query(
      `update articles.store_articles a set ${assignments<StoreArticleState>(columns, FROZEN)}
       from json_populate_record(null::articles.store_articles, $1) n where a.id = n.id`,
      [JSON.stringify(toRow(columns, article.state))],
    );
    await this.saveVersions(tx, article);
  }

  async delete(tx: Tx, id: StoreArticleId): Promise<void> {
    await tx.query('delete from articles.store_articles where id = $1', [id]);
  }

  /**
   * Replaces what the person reported before the last decision. False when they reported the article since.
   * @param since the first report since that decision
   */
  async addReport(tx: Tx, report: StoreArticleReportRow, since: Date | null): Promise<boolean> {
    const { articleId, reporterId, reason, note, createdAt } = report;
    const added = await tx.query(
      `insert into articles.store_article_reports as r (article_id, reporter_id, reason, note, created_at) values ($1, $2, $3, $4, $5)
       on conflict (article_id, reporter_id) do update set reason = excluded.reason, note = excluded.note, created_at = excluded.created_at
         where r.created_at < $6 returning article_id`,
      [articleId, reporterId, reason, note, createdAt, since],
    );
    return returningRows(added).length > 0;
  }

  /** How many articles a person reported in 24 hours; until the transaction ends the person reports no other. */
  async reportsOfDay(tx: Tx, reporterId: UserId, now: Date): Promise<number> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('articles.store_article_reports'), hashtext($1))`, [
      reporterId,
    ]);
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::int as count from articles.store_article_reports where reporter_id = $1 and created_at > $2',
      [reporterId, new Date(now.getTime() - DAY_MS)],
    );
    return row!.count;
  }

  async forgetPerson(tx: Tx, userId: UserId): Promise<void> {
    await tx.query('update articles.store_article_versions set created_by = null where created_by = $1', [
      userId,
    ]);
    await tx.query('delete from articles.store_article_reports where reporter_id = $1', [userId]);
  }

  async deleteStore(tx: Tx, storeId: StoreId): Promise<void> {
    await tx.query('delete from articles.store_articles where store_id = $1', [storeId]);
    await tx.query('delete from articles.store_article_counters where store_id = $1', [storeId]);
  }

  /** Withdrawn ones first: there is one published version at any moment. */
  private async saveVersions(tx: Tx, { state, touched }: StoreArticle): Promise<void> {
    const changed = [...touched];
    touched.clear();
    const withdrawn = changed.filter(({ status }) => status === 'withdrawn');
    const others = changed.filter(({ status }) => status !== 'withdrawn');
    for (const versions of [withdrawn, others]) {
      if (versions.length === 0) continue;
      const rows = versions.map((version) => toRow(versionColumns, version));
      await tx.query(
        `insert into articles.store_article_versions select * from json_populate_recordset(null::articles.store_article_versions, $1)
         on conflict (id) do update set ${assignments<StoreArticleVersionState>(versionColumns, VERSION_FROZEN, 'excluded')}`,
        [JSON.stringify(rows)],
      );
    }
    await tx.query(
      `delete from articles.store_article_versions v where v.article_id = $1 and v.status = 'withdrawn'
         and v.number <= (select max(number) from articles.store_article_versions where article_id = $1) - $2`,
      [state.id, KEPT_VERSIONS],
    );
  }
}
