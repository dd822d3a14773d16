/** What a page of the web app says of itself to those who only read its head: chats that show a link, search engines. */
export type PagePreview = {
  title: string;
  description: string;
  /** Absolute, or from our origin. */
  image: string | null;
  /** The same for machines: schema.org, as JSON-LD. */
  data: Record<string, unknown>;
};

const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`;

// in a script element only "<" could end it or open a comment
const dataBlock = (data: Record<string, unknown>): string =>
  `<script type="application/ld+json" nonce="__CSP_NONCE__">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

/** The page with the preview in its head; title and description take the place of the general ones. */
export const withPreview = (
  html: string,
  { title, description, image, data }: PagePreview,
  { origin, path }: { origin: string; path: string },
): string => {
  const url = origin + path;
  const head = [
    `<link rel="canonical" href="${escaped(url)}" />`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'שמחות'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    ...(image ? [meta('property', 'og:image', new URL(image, origin).href)] : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    dataBlock({ '@context': 'https://schema.org', url, ...data }),
  ];
  return html
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escaped(`${title} · שמחות`)}</title>\n${head.join('\n')}`,
    );
};

export type PageAddress = { path: string; changedAt: Date };

/** Most addresses one site map may hold. Source: sitemaps.org. */
export const SITEMAP_MAX = 50_000;

export const sitemap = (origin: string, addresses: readonly PageAddress[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses
      .slice(0, SITEMAP_MAX)
      .map(
        ({ path, changedAt }) =>
          `<url><loc>${escaped(origin + path)}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`,
      ),
    '</urlset>',
  ].join('\n');
