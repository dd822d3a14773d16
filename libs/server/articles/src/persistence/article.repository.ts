import { Injectable } from '@nestjs/common';
import type { ArticleId, Language } from '@smachot/contracts';
import {
  assignments,
  columnsOf,
  columnsWithout,
  returningRows,
  selection,
  toRow,
  type Tx,
} from '@smachot/server-platform';
import { Article, type ArticleState } from '../domain/article';
import { ArticleVersion, type ArticleVersionState } from '../domain/article-version';
import { articleWords } from '../domain/article-words';
import { type ArticleVersionRow, ArticleSchema, ArticleVersionSchema } from './articles.schema';

const columns = columnsOf(ArticleSchema);
const versionColumns = columnsOf(ArticleVersionSchema);
const versionSelection = selection(columnsWithout(ArticleVersionSchema, ['words']), 'v');
const UNCHANGED: (keyof ArticleVersionRow)[] = ['id', 'articleId', 'language', 'number', 'createdAt'];
/** Most articles there may be; lists of them have no pages. */
export const MOST_ARTICLES = 500;

/** Repository of articles, each with its versions. */
@Injectable()
export class ArticleRepository {
  /** Locks the row: two writers of one article run one after the other. */
  async load(tx: Tx, id: ArticleId): Promise<Article | undefined> {
    const [state] = await tx.query<ArticleState>(
      `select ${selection(columns, 'a')} from articles.articles a where a.id = $1 for update`,
      [id],
    );
    if (!state) return undefined;
    const versions = await tx.query<ArticleVersionState>(
      `select ${versionSelection} from articles.versions v where v.article_id = $1 order by v.number`,
      [id],
    );
    return new Article(
      state,
      versions.map((version) => new ArticleVersion(version)),
    );
  }

  async loadBySlug(tx: Tx, slug: string): Promise<Article | undefined> {
    const [found] = await tx.query<{ id: ArticleId }>('select id from articles.articles where slug = $1', [
      slug,
    ]);
    return found && this.load(tx, found.id);
  }

  /** The number of all articles and the last position of a category; until the transaction ends no other request adds an article. */
  async standing(tx: Tx, category: string): Promise<{ count: number; last: number }> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('articles.articles'))`);
    const [row] = await tx.query<{ count: number; last: number }>(
      `select count(*)::int as count, coalesce(max(position) filter (where category = $1), 0) as last from articles.articles`,
      [category],
    );
    return row!;
  }

  /** False when there is an article of that slug. */
  async add(tx: Tx, article: Article): Promise<boolean> {
    const added = returningRows(
      await tx.query(
        `insert into articles.articles select * from json_populate_record(null::articles.articles, $1) on conflict do nothing returning id`,
        [JSON.stringify(toRow(columns, article.state))],
      ),
    );
    if (added.length > 0) await this.saveVersions(tx, article);
    return added.length > 0;
  }

  async save(tx: Tx, article: Article): Promise<void> {
    await tx.query(
      `update articles.articles a set ${assignments<ArticleState>(columns, ['id', 'slug', 'createdBy', 'createdAt'])}
       from json_populate_record(null::articles.articles, $1) n where a.id = n.id`,
      [JSON.stringify(toRow(columns, article.state))],
    );
    await this.saveVersions(tx, article);
  }

  /** One more answer to "was this helpful?". */
  async rate(tx: Tx, id: ArticleId, language: Language, helpful: boolean): Promise<void> {
    await tx.query(
      `insert into articles.ratings as r (article_id, language, helpful, unhelpful) values ($1, $2, $3::int, 1 - $3::int)
       on conflict (article_id, language) do update set helpful = r.helpful + excluded.helpful, unhelpful = r.unhelpful + excluded.unhelpful`,
      [id, language, helpful ? 1 : 0],
    );
  }

  /** Withdrawn ones first: a language has one published version at any moment. */
  private async saveVersions(tx: Tx, { touched }: Article): Promise<void> {
    const changed = [...touched].map(({ state }) => state);
    touched.clear();
    const withdrawn = changed.filter(({ status }) => status === 'withdrawn');
    const others = changed.filter(({ status }) => status !== 'withdrawn');
    for (const states of [withdrawn, others]) {
      if (states.length === 0) continue;
      const rows = states.map((state) => toRow(versionColumns, { ...state, words: articleWords(state) }));
      await tx.query(
        `insert into articles.versions select * from json_populate_recordset(null::articles.versions, $1)
         on conflict (id) do update set ${assignments<ArticleVersionRow>(versionColumns, UNCHANGED, 'excluded')}`,
        [JSON.stringify(rows)],
      );
    }
  }
}
