import { Injectable } from '@nestjs/common';
import { type ArticleId, Language, type WrittenArticle } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ActLog, UnitOfWork } from '@smachot/server-platform';
import type { Article } from '../domain/article';
import { ArticleRepository } from '../persistence/article.repository';
import { WrittenArticles } from './written-articles';

/** What the audit log keeps of an article: where it is found, and the number of the version that is read in each language. */
export const auditedValues = (article: Article): Record<string, string | number | null> => {
  const { slug, category, version } = article.state;
  const numbers = Language.options.flatMap((language) => {
    const number = article.published(language)?.number;
    return number === undefined ? [] : [[`published_${language}`, number] as const];
  });
  return { slug, category, version, ...Object.fromEntries(numbers) };
};

/** Changes an article as an act of a super admin; the audit log has what the act changed. */
@Injectable()
export class ArticleActs {
  constructor(
    private readonly work: UnitOfWork,
    private readonly articles: ArticleRepository,
    private readonly acts: ActLog,
    private readonly written: WrittenArticles,
  ) {}

  /** `version`: of the article that the admin read; another one in the database is refused. */
  async change(
    articleId: ArticleId,
    version: number,
    change: (article: Article) => Result<undefined>,
  ): Promise<Result<WrittenArticle>> {
    const changed = await this.work.run(async (tx) => {
      const article = await this.articles.load(tx, articleId);
      if (!article) return refuse('not_found');
      if (article.state.version !== version) return refuse('conflict.version');
      const before = auditedValues(article);
      const done = change(article);
      if (!done.ok) return done;
      await this.articles.save(tx, article);
      const subject = { kind: 'article', id: articleId };
      await this.acts.changed(tx, { subject, before, after: auditedValues(article) });
      return accept();
    });
    if (!changed.ok) return changed;
    const article = await this.written.of(articleId);
    return article ? accept(article) : refuse('not_found');
  }
}
