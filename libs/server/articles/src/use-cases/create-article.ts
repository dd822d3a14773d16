import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { createArticle, InputOf, UserId, WrittenArticle } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { ActLog, UnitOfWork } from '@smachot/server-platform';
import { Article } from '../domain/article';
import { ArticleRepository, MOST_ARTICLES } from '../persistence/article.repository';
import { auditedValues } from '../services/article-acts';
import { WrittenArticles } from '../services/written-articles';

/** Creates an article without a text, at the end of its category. */
export class CreateArticle extends Command<Result<WrittenArticle>> {
  constructor(
    readonly form: InputOf<typeof createArticle>['body'],
    readonly writer: UserId,
  ) {
    super();
  }
}

@CommandHandler(CreateArticle)
export class CreateArticleHandler implements ICommandHandler<CreateArticle> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly articles: ArticleRepository,
    private readonly acts: ActLog,
    private readonly written: WrittenArticles,
    private readonly clock: Clock,
  ) {}

  async execute({ form, writer }: CreateArticle): Promise<Result<WrittenArticle>> {
    const { slug, category, related } = form;
    const id = newId();
    const created = await this.work.run(async (tx) => {
      const { count, last } = await this.articles.standing(tx, category);
      if (count >= MOST_ARTICLES) return refuse('article.too_many');
      const about = { id, slug, category, related, position: last + 1 };
      const article = Article.create({ ...about, createdBy: writer, createdAt: this.clock.now() });
      if (!(await this.articles.add(tx, article)))
        return refuse('article.slug_taken', { fields: { slug: 'article.slug_taken' } });
      const subject = { kind: 'article', id };
      await this.acts.changed(tx, { subject, before: null, after: auditedValues(article) });
      return accept();
    });
    if (!created.ok) return created;
    const article = await this.written.of(id);
    return article ? accept(article) : refuse('not_found');
  }
}
