import { Injectable } from '@nestjs/common';
import type {
  Language,
  ModeratedStoreArticle,
  StoreArticleId,
  StoreId,
  UserId,
  WrittenStoreArticleEntry,
} from '@smachot/contracts';
import { columnsOf, ReadModel, selection } from '@smachot/server-platform';
import type { StoreArticleVersionState } from '../../domain/store-articles/store-article';
import { KEPT_VERSIONS } from './store-article.repository';
import { StoreArticleVersionSchema } from './store-articles.schema';

const versionSelection = selection(columnsOf(StoreArticleVersionSchema), 'v');
const SHOWN = `articles.store_articles a join articles.store_article_versions v on v.article_id = a.id and v.status = 'published'`;
const ENTRY = 'a.number, a.language, v.title, v.summary, v.published_at as "publishedAt"';
const WRITTEN = `a.id as "storeArticleId", a.number, a.language, a.off_reason as "offReason", a.changed_at as "changedAt",
  (select v.title from articles.store_article_versions v where v.article_id = a.id order by v.number desc limit 1) as title,
  exists (select 1 from articles.store_article_versions v where v.article_id = a.id and v.status = 'published') as "isPublished",
  exists (select 1 from articles.store_article_versions v where v.article_id = a.id and v.status = 'draft') as "hasDraft"`;
/** Most articles and reports that admins see. */
const MOST_MODERATED = 200;
const MOST_REPORTS = 10;
export const ADDRESSES_PER_PAGE = 500;

export type ShownEntry = {
  number: number;
  language: Language;
  title: string;
  summary: string;
  publishedAt: Date;
};
export type ShownArticle = ShownEntry & { id: StoreArticleId; body: string };
export type WrittenEntryRow = Omit<WrittenStoreArticleEntry, 'changedAt'> & { changedAt: Date };
export type ModeratedRow = Omit<ModeratedStoreArticle, 'partnerId' | 'partnerUsername' | 'businessName'> & {
  storeId: StoreId;
};
export type ArticleAddress = { id: StoreArticleId; storeId: StoreId; number: number; changedAt: Date };

/** Reads the articles of stores. What is taken off the site is shown to nobody but its writers and admins. */
@Injectable()
export class StoreArticleQueries {
  constructor(private readonly read: ReadModel) {}

  /** What a store shows, the newest first. */
  shownBy(storeId: StoreId): Promise<ShownEntry[]> {
    return this.read.rows<ShownEntry>(
      `select ${ENTRY} from ${SHOWN} where a.store_id = $1 and a.standing <> 'off' order by v.published_at desc, a.number desc`,
      [storeId],
    );
  }

  shown(storeId: StoreId, number: number): Promise<ShownArticle | undefined> {
    return this.read.one<ShownArticle>(
      `select a.id, ${ENTRY}, v.body from ${SHOWN} where a.store_id = $1 and a.number = $2 and a.standing <> 'off'`,
      [storeId, number],
    );
  }

  /** Other articles of the store, those in the language first. */
  besides(
    storeId: StoreId,
    { number, language }: Pick<ShownEntry, 'number' | 'language'>,
    most: number,
  ): Promise<ShownEntry[]> {
    return this.read.rows<ShownEntry>(
      `select ${ENTRY} from ${SHOWN} where a.store_id = $1 and a.number <> $2 and a.standing <> 'off'
       order by a.language = $3 desc, v.published_at desc, a.number desc limit $4`,
      [storeId, number, language, most],
    );
  }

  /** Every article of a store, the last changed first. */
  writtenBy(storeId: StoreId): Promise<WrittenEntryRow[]> {
    return this.read.rows<WrittenEntryRow>(
      `select ${WRITTEN} from articles.store_articles a where a.store_id = $1 order by a.changed_at desc, a.number desc`,
      [storeId],
    );
  }

  written(
    storeId: StoreId,
    id: StoreArticleId,
  ): Promise<(WrittenEntryRow & { version: number }) | undefined> {
    return this.read.one<WrittenEntryRow & { version: number }>(
      `select ${WRITTEN}, a.version from articles.store_articles a where a.store_id = $1 and a.id = $2`,
      [storeId, id],
    );
  }

  versionsOf(id: StoreArticleId): Promise<StoreArticleVersionState[]> {
    return this.read.rows<StoreArticleVersionState>(
      `select ${versionSelection} from articles.store_article_versions v where v.article_id = $1 order by v.number desc limit ${KEPT_VERSIONS}`,
      [id],
    );
  }

  /** Reported ones, the longest waiting first, then those taken off. */
  moderated(): Promise<ModeratedRow[]> {
    return this.read.rows<ModeratedRow>(
      `select a.id as "storeArticleId", a.store_id as "storeId", a.number, a.language, a.standing, a.off_reason as "offReason",
         v.title, v.summary, v.body, v.number as version,
         (select count(*)::int from articles.store_article_reports r where r.article_id = a.id) as count,
         coalesce((select json_agg(json_build_object('reason', r.reason, 'note', r.note, 'at', r.created_at) order by r.created_at desc)
           from (select * from articles.store_article_reports r where r.article_id = a.id order by r.created_at desc limit ${MOST_REPORTS}) r), '[]') as reports
       from articles.store_articles a
       join lateral (select title, summary, body, number from articles.store_article_versions v where v.article_id = a.id
         order by v.status = 'published' desc, v.number desc limit 1) v on true
       where a.standing <> 'clear' order by a.standing = 'reported' desc, a.reported_at, a.id limit ${MOST_MODERATED}`,
    );
  }

  async waiting(): Promise<{ count: number; oldest: Date | null }> {
    const row = await this.read.one<{ count: number; oldest: Date | null }>(
      `select count(*)::int as count, min(reported_at) as oldest from articles.store_articles where standing <> 'clear' and standing = 'reported'`,
    );
    return row!;
  }

  /** What an account's export tells of a person's reports. */
  reportsBy(userId: UserId): Promise<Record<string, unknown>[]> {
    return this.read.rows(
      `select v.title as article, r.reason, r.note, r.created_at as "createdAt" from articles.store_article_reports r
       join lateral (select title from articles.store_article_versions v where v.article_id = r.article_id
         order by v.status = 'published' desc, v.number desc limit 1) v on true
       where r.reporter_id = $1 order by r.created_at limit 1000`,
      [userId],
    );
  }

  /** Addresses of what is shown, by id. */
  addressesAfter(id: string): Promise<ArticleAddress[]> {
    return this.read.rows<ArticleAddress>(
      `select a.id, a.store_id as "storeId", a.number, v.published_at as "changedAt" from ${SHOWN}
       where a.id > $1 and a.standing <> 'off' order by a.id limit ${ADDRESSES_PER_PAGE}`,
      [id],
    );
  }
}
