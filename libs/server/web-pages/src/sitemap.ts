import { Readable } from 'node:stream';
import type { PublicAddress } from './public-pages';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Maximum number of addresses in one sitemap. Source: sitemaps.org. */
const MAX_ADDRESSES = 50_000;

/** The sitemap as a stream, written while its addresses are read. */
export const sitemap = (origin: string, addresses: AsyncIterable<PublicAddress>): Readable =>
  Readable.from(lines(origin, addresses), { objectMode: false });

async function* lines(origin: string, addresses: AsyncIterable<PublicAddress>): AsyncIterable<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  let written = 0;
  for await (const { path, changedAt } of addresses) {
    if (++written > MAX_ADDRESSES) break;
    const address = escaped(new URL(path, origin).href);
    yield `<url><loc>${address}</loc><lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod></url>\n`;
  }
  yield '</urlset>\n';
}

/** The robots.txt: robots may read public pages, not private ones. */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /me\nDisallow: /dashboard\nDisallow: /admin-panel\nDisallow: /rsvp\nDisallow: /v1\nDisallow: /api\nSitemap: ${origin}/sitemap.xml\n`;
