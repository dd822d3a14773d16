import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, Article, InputOf, Language, listArticles } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { askedWords } from '../domain/article-words';
import { ArticleQueries } from '../persistence/article.queries';

/** How many articles are shown beneath one. */
const MOST_BENEATH = 4;

/** Lists published articles, all of them or those that say what is asked. */
export class ListArticles extends Query<AnswerOf<typeof listArticles>> {
  constructor(readonly asked: InputOf<typeof listArticles>['query']) {
    super();
  }
}

@QueryHandler(ListArticles)
export class ListArticlesHandler implements IQueryHandler<ListArticles> {
  constructor(private readonly articles: ArticleQueries) {}

  async execute({
    asked: { language: wanted, q = '' },
  }: ListArticles): Promise<AnswerOf<typeof listArticles>> {
    const language = await this.articles.readIn(wanted);
    if (q.trim() === '') return { language, articles: await this.articles.published(language) };
    const words = askedWords(q);
    return { language, articles: words.length ? await this.articles.saying(words, language) : [] };
  }
}

/** Reads one published article. */
export class ReadArticle extends Query<Result<Article>> {
  constructor(
    readonly slug: string,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ReadArticle)
export class ReadArticleHandler implements IQueryHandler<ReadArticle> {
  constructor(private readonly articles: ArticleQueries) {}

  async execute({ slug, language }: ReadArticle): Promise<Result<Article>> {
    const found = await this.articles.find(slug, language);
    if (!found) return refuse('not_found');
    const { articleId: _, related: __, publishedAt, ...article } = found;
    const related = await this.articles.relatedTo(found, found.language, MOST_BENEATH);
    return accept({ ...article, publishedAt: publishedAt.toISOString(), related });
  }
}
