import type { PageHead } from './public-pages';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Previews cut longer ones by themselves, in the middle of a word. */
const DESCRIPTION_MAX = 200;
const shortened = (text: string): string =>
  text.length <= DESCRIPTION_MAX ? text : `${text.slice(0, DESCRIPTION_MAX).replace(/\s+\S*$/, '')}…`;

const LOCALES: Record<PageHead['language'], string> = { he: 'he_IL', en: 'en_US', ru: 'ru_RU', ar: 'ar_IL' };

/** Puts a page's own title, description and preview in place of the app's. @param address full, without query */
export const writeHead = (html: string, head: PageHead, address: string, nonce: string): string => {
  const title = `${head.title} · שמחות`;
  const description = shortened(head.description.replace(/\s+/g, ' ').trim());
  const properties = {
    'og:type': 'website',
    'og:site_name': 'שמחות',
    'og:title': head.title,
    'og:description': description,
    'og:url': address,
    'og:locale': LOCALES[head.language],
    ...(head.image === null ? {} : { 'og:image': head.image }),
  };
  const named = { 'twitter:card': head.image === null ? 'summary' : 'summary_large_image' };
  const thing = { '@context': 'https://schema.org', ...head.thing, url: address };
  const lines = [
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`,
    ),
    ...Object.entries(named).map(([name, value]) => `<meta name="${name}" content="${escaped(value)}" />`),
    `<link rel="canonical" href="${escaped(address)}" />`,
    ...(head.thing
      ? // a tag inside the text must not end the script
        [
          `<script type="application/ld+json" nonce="${nonce}">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`,
        ]
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
