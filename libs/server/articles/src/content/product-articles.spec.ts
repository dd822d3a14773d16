import { ArticlePlace, ArticleSlug, ArticleText, webPaths } from '@smachot/contracts';
import { isOwnPath, linksOf, markdownOf } from '@smachot/kernel';
import { productArticles } from './product-articles';

const slugs = new Set(productArticles.map(({ slug }) => slug));
const bodies = productArticles.flatMap(({ slug, he, en }) => [
  { slug, language: 'he', ...he },
  { slug, language: 'en', ...en },
]);
const shapeOf = (body: string) => markdownOf(body).filter(({ type }) => type === 'heading').length;

it('are forty or more, each with an address of its own', () => {
  expect(productArticles.length).toBeGreaterThanOrEqual(40);
  expect(slugs.size).toBe(productArticles.length);
});

it.each(productArticles)(
  '$slug fits what a writer could have typed, and names articles that exist',
  (article) => {
    const { slug, category, related, he, en } = article;
    expect(ArticleSlug.safeParse(slug).success).toBe(true);
    expect(ArticlePlace.safeParse({ category, related }).success).toBe(true);
    for (const text of [he, en]) expect(ArticleText.parse(text)).toEqual(text);
    for (const other of related) expect(slugs).toContain(other);
    expect(related).not.toContain(slug);
    expect(shapeOf(he.body)).toBe(shapeOf(en.body));
  },
);

it.each(bodies)('the links of $slug in $language lead to pages that exist', ({ body }) => {
  for (const href of linksOf(markdownOf(body))) {
    expect(isOwnPath(href)).toBe(true);
    const [, slug] = /^\/help\/(.+)$/.exec(href) ?? [];
    if (slug) expect(slugs).toContain(slug);
    else expect(webPaths).toContain(href);
  }
});

it.each(bodies)('$slug in $language is written in its language, and long enough to answer', (text) => {
  const { language, title, body } = text;
  const hebrew = (body.match(/[\u05d0-\u05ea]/g) ?? []).length;
  const latin = (body.match(/[a-z]/gi) ?? []).length;
  expect(language === 'he' ? hebrew > latin * 3 : latin > hebrew * 3).toBe(true);
  expect(body.split(/\s+/).length).toBeGreaterThanOrEqual(70);
  expect(/[\u05d0-\u05ea]/.test(title)).toBe(language === 'he');
});
