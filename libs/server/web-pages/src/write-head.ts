import { type Language, LANGUAGE_PARAMETER } from '@smachot/contracts';
import { BRAND, DEFAULT_LANGUAGE, LANGUAGES } from '@smachot/i18n';
import { cutText } from '@smachot/kernel';
import { CARD_SIZE, cardPath } from './preview-cards/preview-card';
import { cardOf, type PageHead } from './public-pages';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Previews cut longer ones by themselves, in the middle of a word. */
const DESCRIPTION_MAX = 200;
const shortened = (text: string): string =>
  text.length <= DESCRIPTION_MAX ? text : `${cutText(text, DESCRIPTION_MAX).replace(/\s+\S*$/, '')}…`;

const LOCALES: Record<Language, string> = { he: 'he_IL', en: 'en_US', ru: 'ru_RU', ar: 'ar_IL' };

/** A page: its full address, without a query, and the language it is shown in. */
export type Where = { address: string; language: Language };

/** Address of a page in a language; Hebrew, the default, has no parameter. */
export const inLanguage = (address: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? address : `${address}?${LANGUAGE_PARAMETER}=${language}`;

/** An uploaded picture in its own size, or our drawing. */
const pictureOf = (head: PageHead, { address, language }: Where): Record<string, string> => {
  if (head.image !== null) return { 'og:image': head.image, 'og:image:alt': head.title };
  const { origin, pathname } = new URL(address);
  return {
    'og:image': inLanguage(`${origin}${cardPath(pathname, cardOf(head))}`, language),
    'og:image:type': 'image/png',
    'og:image:width': String(CARD_SIZE.width),
    'og:image:height': String(CARD_SIZE.height),
    'og:image:alt': [head.card.kicker, head.card.title, head.card.detail].filter(Boolean).join(' · '),
  };
};

/** The same page in every language, so that a search engine shows each reader theirs. */
const alternates = (address: string): string[] => [
  ...LANGUAGES.map(
    (language) =>
      `<link rel="alternate" hreflang="${language}" href="${escaped(inLanguage(address, language))}" />`,
  ),
  `<link rel="alternate" hreflang="x-default" href="${escaped(address)}" />`,
];

/** Puts a page's own title, description and preview in place of the app's. */
export const writeHead = (html: string, head: PageHead, where: Where): string => {
  const { language } = where;
  const address = inLanguage(where.address, language);
  const site = BRAND[language];
  const title = head.title === site ? site : `${head.title} · ${site}`;
  const description = shortened(head.description.replace(/\s+/g, ' ').trim());
  const properties = {
    'og:type': 'website',
    'og:site_name': site,
    'og:title': head.title,
    'og:description': description,
    'og:url': address,
    'og:locale': LOCALES[language],
    ...pictureOf(head, where),
  };
  const named = { 'twitter:card': 'summary_large_image' };
  const thing = { '@context': 'https://schema.org', ...head.thing, url: address };
  const lines = [
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`,
    ),
    ...Object.entries(named).map(([name, value]) => `<meta name="${name}" content="${escaped(value)}" />`),
    `<link rel="canonical" href="${escaped(address)}" />`,
    ...(head.unlisted ? [] : alternates(where.address)),
    ...(head.thing
      ? // a tag inside the text must not end the script
        [`<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`]
      : []),
  ];
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(
      /<meta name="description"[^>]*>/,
      () => `<meta name="description" content="${escaped(description)}" />`,
    )
    .replace('</head>', () => `${lines.map((line) => `    ${line}\n`).join('')}  </head>`);
};
