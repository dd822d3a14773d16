import type { ProductArticle } from './product-article';

/** The articles that come with the product, in the order of their categories and within them. */
export const productArticles: readonly ProductArticle[] = [];
