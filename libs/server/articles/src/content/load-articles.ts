import { Language } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { Tx } from '@smachot/server-platform';
import type { DataSource } from 'typeorm';
import { Article } from '../domain/article';
import { ArticleRepository } from '../persistence/article.repository';
import type { ProductArticle } from './product-article';
import { productArticles } from './product-articles';

const repository = new ArticleRepository();

/**
 * Publishes the articles that come with the product, and those of their texts that have changed. What an admin wrote or withdrew stays. It
 * runs with the migrations; a second run changes nothing. Returns the slugs of what was published.
 */
export const loadArticles = async (
  source: DataSource,
  now: Date,
  articles: readonly ProductArticle[] = productArticles,
): Promise<string[]> => {
  const published: string[] = [];
  for (const [at, article] of articles.entries())
    if (await source.transaction((manager) => loadOne(new Tx(manager), article, at + 1, now)))
      published.push(article.slug);
  return published;
};

const loadOne = async (
  tx: Tx,
  { slug, category, related, ...texts }: ProductArticle,
  position: number,
  now: Date,
): Promise<boolean> => {
  const known = await repository.loadBySlug(tx, slug);
  const about = { id: newId(), slug, category, related: [...related], position, createdBy: null };
  const article = known ?? Article.create({ ...about, createdAt: now });
  const taken = Language.options.filter((language) => article.takeOver(language, texts[language], now));
  if (taken.length === 0) return false;
  if (known) await repository.save(tx, article);
  // two servers that start at one moment: the other one has added it
  else return repository.add(tx, article);
  return true;
};
