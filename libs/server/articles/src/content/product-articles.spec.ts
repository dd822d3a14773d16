import { ArticlePlace, ArticleSlug, ArticleText, Language, webPaths } from '@smachot/contracts';
import { isOwnPath, linksOf, markdownOf } from '@smachot/kernel';
import { productArticles } from './product-articles';

const slugs = new Set(productArticles.map(({ slug }) => slug));
const bodies = productArticles.flatMap(({ slug, ...texts }) =>
  Language.options.map((language) => ({ slug, language, ...texts[language] })),
);
/** What a text is made of, and where it leads: the same in each language. */
const shapeOf = (body: string) => ({
  headings: markdownOf(body).filter(({ type }) => type === 'heading').length,
  links: linksOf(markdownOf(body)).sort(),
});

const LETTERS: Record<Language, RegExp> = {
  he: /[\u05d0-\u05ea]/g,
  en: /[a-z]/gi,
  ru: /[а-яё]/gi,
  ar: /[\u0621-\u064a]/g,
};

it('are forty or more, each with an address of its own', () => {
  expect(productArticles.length).toBeGreaterThanOrEqual(40);
  expect(slugs.size).toBe(productArticles.length);
});

it.each(productArticles)(
  '$slug fits what a writer could have typed, and names articles that exist',
  (article) => {
    const { slug, category, related, ...texts } = article;
    expect(ArticleSlug.safeParse(slug).success).toBe(true);
    expect(ArticlePlace.safeParse({ category, related }).success).toBe(true);
    for (const language of Language.options) {
      expect(ArticleText.parse(texts[language])).toEqual(texts[language]);
      expect(shapeOf(texts[language].body)).toEqual(shapeOf(texts.he.body));
    }
    for (const other of related) expect(slugs).toContain(other);
    expect(related).not.toContain(slug);
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
  const own = (body.match(LETTERS[language]) ?? []).length;
  for (const other of Language.options)
    if (other !== language) expect(own).toBeGreaterThan((body.match(LETTERS[other]) ?? []).length * 3);
  expect(body.split(/\s+/).length).toBeGreaterThanOrEqual(70);
  expect(title).toMatch(LETTERS[language]);
  if (language !== 'he') expect(title).not.toMatch(LETTERS.he);
});
