import { Injectable } from '@nestjs/common';
import {
  ArticleCategory,
  type ArticleEntry,
  type ArticleId,
  type ArticleRatings,
  type Language,
  type WrittenEntry,
} from '@smachot/contracts';
import { DEFAULT_LANGUAGE } from '@smachot/i18n';
import { columnsWithout, ReadModel, selection } from '@smachot/server-platform';
import type { ArticleState } from '../domain/article';
import type { ArticleVersionState } from '../domain/article-version';
import { MOST_ARTICLES } from './article.repository';
import { ArticleVersionSchema } from './articles.schema';

const versionSelection = selection(columnsWithout(ArticleVersionSchema, ['words']), 'v');
const IN_ORDER = `array_position('{${ArticleCategory.options.join(',')}}', a.category), a.position, a.id`;
const ENTRY = 'a.slug, a.category, v.title, v.summary';
const PUBLISHED = `articles.articles a join articles.versions v on v.article_id = a.id and v.status = 'published'`;
/** Most articles that a question finds. */
const MOST_FOUND = 20;

export type PublishedArticle = Pick<ArticleState, 'slug' | 'category' | 'related'> &
  Pick<ArticleVersionState, 'articleId' | 'language' | 'title' | 'summary' | 'body'> & {
    publishedAt: Date;
    languages: Language[];
  };

/** Reads articles for readers and writers. */
@Injectable()
export class ArticleQueries {
  constructor(private readonly read: ReadModel) {}

  /** Everything that is published in a language, in the order of the help page. */
  published(language: Language): Promise<ArticleEntry[]> {
    return this.read.rows<ArticleEntry>(
      `select ${ENTRY} from ${PUBLISHED} where v.language = $1 order by ${IN_ORDER} limit ${MOST_ARTICLES}`,
      [language],
    );
  }

  /** The language itself where an article is written in it, and else Hebrew. */
  async readIn(language: Language): Promise<Language> {
    const found = await this.read.one(`select 1 from ${PUBLISHED} where v.language = $1 limit 1`, [language]);
    return found ? language : DEFAULT_LANGUAGE;
  }

  /** Articles that say at least half of the words, those that say them in better places first. `words`: tsqueries. */
  saying(words: readonly string[], language: Language): Promise<ArticleEntry[]> {
    const said = words.map((_, at) => `(v.words @@ $${at + 2}::tsquery)::int`).join(' + ');
    const rank = words.map((_, at) => `ts_rank(v.words, $${at + 2}::tsquery)`).join(' + ');
    return this.read.rows<ArticleEntry>(
      `select ${ENTRY} from ${PUBLISHED} where v.language = $1 and (${said}) * 2 >= ${words.length}
       order by ${rank} desc, ${IN_ORDER} limit ${MOST_FOUND}`,
      [language, ...words],
    );
  }

  /** The article as it is read, in the language if there is one, in Hebrew or another one if not. */
  async find(slug: string, language: Language): Promise<PublishedArticle | undefined> {
    return this.read.one<PublishedArticle>(
      `select a.slug, a.category, a.related, v.article_id as "articleId", v.language, v.title, v.summary, v.body, v.published_at as "publishedAt",
         array(select o.language from articles.versions o where o.article_id = a.id and o.status = 'published' order by o.language) as languages
       from ${PUBLISHED} where a.slug = $1 order by v.language = $2 desc, v.language = 'he' desc, v.language limit 1`,
      [slug, language],
    );
  }

  /** Published articles of these slugs in their order, then others of the category, without the article itself. */
  relatedTo(
    { slug, category, related }: PublishedArticle,
    language: Language,
    most: number,
  ): Promise<ArticleEntry[]> {
    return this.read.rows<ArticleEntry>(
      `select ${ENTRY} from ${PUBLISHED} where v.language = $1 and a.slug <> $2 and (a.slug = any($3) or a.category = $4)
       order by array_position($3, a.slug) nulls last, a.position, a.id limit $5`,
      [language, slug, related, category, most],
    );
  }

  /** Addresses of everything that is published, with the time of the newest text. */
  addresses(): Promise<{ slug: string; changedAt: Date }[]> {
    return this.read.rows(
      `select a.slug, max(v.published_at) as "changedAt" from ${PUBLISHED} group by a.id order by a.slug limit ${MOST_ARTICLES}`,
    );
  }

  /** Every article, in the order of the help page. */
  written(): Promise<WrittenEntry[]> {
    const languages = (status: string) =>
      `coalesce(array_agg(distinct v.language) filter (where v.status = '${status}'), '{}')`;
    return this.read.rows<WrittenEntry>(
      `select a.id as "articleId", a.slug, a.category, ${languages('published')} as published, ${languages('draft')} as drafts,
         coalesce((array_agg(v.title order by v.language = 'he' desc, v.status = 'published' desc, v.number desc) filter (where v.id is not null))[1], a.slug) as title,
         coalesce((select sum(r.helpful)::int from articles.ratings r where r.article_id = a.id), 0) as helpful,
         coalesce((select sum(r.unhelpful)::int from articles.ratings r where r.article_id = a.id), 0) as unhelpful
       from articles.articles a left join articles.versions v on v.article_id = a.id
       group by a.id order by ${IN_ORDER} limit ${MOST_ARTICLES}`,
    );
  }

  article(id: ArticleId): Promise<ArticleState | undefined> {
    return this.read.one<ArticleState>(
      `select id, slug, category, related, position, created_by as "createdBy", created_at as "createdAt", version
       from articles.articles where id = $1`,
      [id],
    );
  }

  versionsOf(id: ArticleId): Promise<ArticleVersionState[]> {
    return this.read.rows<ArticleVersionState>(
      `select ${versionSelection} from articles.versions v where v.article_id = $1 order by v.language = 'he' desc, v.language, v.number desc limit 200`,
      [id],
    );
  }

  ratingsOf(id: ArticleId): Promise<ArticleRatings[]> {
    return this.read.rows<ArticleRatings>(
      'select language, helpful, unhelpful from articles.ratings where article_id = $1 order by language',
      [id],
    );
  }
}
