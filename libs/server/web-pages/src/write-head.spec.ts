import { robots, sitemap } from './sitemap';
import { PublicPages } from './public-pages';
import { writeHead } from './write-head';

const html =
  '<html><head><meta name="description" content="כללי" />\n<title>שמחות</title>\n</head><body></body></html>';
const head = {
  title: 'סדנת קרמיקה',
  description: 'בוקר של חימר',
  image: null,
  card: { title: 'סדנת קרמיקה', detail: 'חיפה' },
  language: 'he',
} as const;
const address = 'https://app.smachot.example/event/ceramics';
const here = { address, language: 'he' } as const;

describe('the head of a page', () => {
  it('says what the page is about, once', () => {
    const written = writeHead(html, { ...head, image: 'https://app.smachot.example/a.webp' }, here);
    expect(written).toContain('<title>סדנת קרמיקה · שמחות</title>');
    expect(written.match(/name="description"/g)).toHaveLength(1);
    expect(written).toContain('<meta property="og:image" content="https://app.smachot.example/a.webp" />');
    expect(written).toContain(`<link rel="canonical" href="${address}" />`);
    expect(written).not.toContain('application/ld+json');
  });

  it('shows our drawing where no picture was uploaded, and says its size', () => {
    const written = writeHead(html, head, here);
    const picture = /og:image" content="([^"]*)"/.exec(written)![1]!;
    expect(picture).toMatch(/^https:\/\/app\.smachot\.example\/previews\/[\w-]{16}\/event\/ceramics\.png$/);
    expect(written).toContain('<meta property="og:image:width" content="1200" />');
    expect(written).toContain('<meta property="og:image:height" content="630" />');
    expect(written).toContain('<meta property="og:image:alt" content="סדנת קרמיקה · חיפה" />');
    expect(written).toContain('content="summary_large_image"');
  });

  it('has another address for the drawing when anything written on it changes', () => {
    const pictures = [
      head,
      { ...head, card: { ...head.card, title: 'סדנת נגרות' } },
      { ...head, card: { ...head.card, detail: 'יפו' } },
      { ...head, language: 'en' as const },
    ].map((one) => /og:image" content="([^"]*)"/.exec(writeHead(html, one, here))![1]);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('names the site once on the landing page', () => {
    const written = writeHead(
      html,
      { ...head, title: 'שמחות' },
      { ...here, address: 'https://app.smachot.example/' },
    );
    expect(written).toContain('<title>שמחות</title>');
    expect(written).toMatch(
      /og:image" content="https:\/\/app\.smachot\.example\/previews\/[\w-]{16}\/index\.png"/,
    );
  });

  it('names the page in every language, each at an address of its own', () => {
    const written = writeHead(html, head, { address, language: 'ru' });
    expect(written).toContain(`<link rel="canonical" href="${address}?lang=ru" />`);
    expect(written).toContain(`<link rel="alternate" hreflang="he" href="${address}" />`);
    expect(written).toContain(`<link rel="alternate" hreflang="ar" href="${address}?lang=ar" />`);
    expect(written).toContain(`<link rel="alternate" hreflang="x-default" href="${address}" />`);
    expect(written).toContain('<title>סדנת קרמיקה · Smachot</title>');
    expect(written).toContain('<meta property="og:locale" content="ru_RU" />');
    expect(written).toMatch(/og:image" content="[^"]*\.png\?lang=ru"/);
  });

  it('names no other addresses of a page that search engines leave out', () =>
    expect(writeHead(html, { ...head, unlisted: true }, here)).not.toContain('hreflang'));

  it('cannot be broken by what people write', () => {
    const nasty = '"><script>alert(1)</script>$& </title>';
    const written = writeHead(
      html,
      { ...head, title: nasty, description: nasty, thing: { name: nasty } },
      here,
    );
    expect(written.match(/<script/g)).toHaveLength(1);
    expect(written.match(/<\/script/g)).toHaveLength(1);
    const json = /<script[^>]*>(.*)<\/script>/.exec(written)![1]!;
    expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', name: nasty, url: address });
  });

  it('is as short as a preview, cut between words', () => {
    const written = writeHead(html, { ...head, description: 'מילה '.repeat(100) }, here);
    const description = /og:description" content="([^"]*)"/.exec(written)![1]!;
    expect(description.length).toBeLessThanOrEqual(201);
    expect(description).toMatch(/מילה…$/);
  });
});

describe('pages open to everybody', () => {
  const pages = new PublicPages();
  const changedAt = new Date('2026-11-21T10:00:00Z');
  pages.contribute({
    path: /^\/event\/([^/]+)\/?$/,
    head: (_language, slug) => Promise.resolve(slug === 'קרמיקה' ? head : undefined),
    addresses: async function* () {
      yield { path: '/event/a&b', changedAt };
      await Promise.resolve();
    },
  });

  it('are known from those that are not there, and from all other pages', async () => {
    expect(await pages.headOf('/event/%D7%A7%D7%A8%D7%9E%D7%99%D7%A7%D7%94')).toEqual(head);
    expect(await pages.headOf('/event/none')).toBeNull();
    expect(await pages.headOf('/event/%E0%A4%A')).toBeNull();
    expect(await pages.headOf('/me')).toBeUndefined();
  });

  it('stand in the sitemap', async () => {
    let text = '';
    for await (const part of sitemap('https://app.smachot.example', pages.addresses())) text += String(part);
    expect(text).toContain(
      '<loc>https://app.smachot.example/event/a&#38;b</loc><lastmod>2026-11-21</lastmod>',
    );
    expect(text.endsWith('</urlset>\n')).toBe(true);
    expect(robots('https://app.smachot.example')).toContain(
      'Sitemap: https://app.smachot.example/sitemap.xml',
    );
  });
});
