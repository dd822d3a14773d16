import type { ArticleCategory, ArticleText, Language } from '@smachot/contracts';

/** An article that comes with the product. `related`: slugs of others. */
export type ProductArticle = {
  slug: string;
  category: ArticleCategory;
  related: readonly string[];
} & Record<Language, ArticleText>;

/** A text as it is written in these files: the line breaks around its Markdown are not its own. */
export const text = (title: string, summary: string, body: string): ArticleText => ({
  title,
  summary,
  body: body.trim(),
});
