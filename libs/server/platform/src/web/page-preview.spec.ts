import { sitemap, withPreview } from './page-preview';

const html = `<head><meta name="description" content="x" /><title>שמחות</title></head>`;
const where = { origin: 'https://app.smachot.example', path: '/partner/savta' };

it('says in the head what the page is', () => {
  const page = withPreview(
    html,
    { title: 'סבתא', description: 'אוכל', image: '/v1/files/a?x=1&y=2', data: { '@type': 'LocalBusiness' } },
    where,
  );
  expect(page).toContain('<title>סבתא · שמחות</title>');
  expect(page).toContain('<meta property="og:url" content="https://app.smachot.example/partner/savta" />');
  expect(page).toContain('content="https://app.smachot.example/v1/files/a?x=1&amp;y=2"');
  expect(page.match(/name="description"/g)).toHaveLength(1);
  const [, data = ''] = /<script type="application\/ld\+json"[^>]*>(.*)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(data)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    url: 'https://app.smachot.example/partner/savta',
  });
});

it('lets nobody out of an attribute or of the data', () => {
  const evil = '"></script><script>alert(1)</script>$&<!--';
  const page = withPreview(
    html,
    { title: evil, description: evil, image: null, data: { name: evil } },
    where,
  );
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(page).not.toContain('<!--');
  const [, data = ''] = /<script type="application\/ld\+json"[^>]*>(.*)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(data)).toMatchObject({ name: evil });
});

it('lists addresses for search engines', () => {
  expect(
    sitemap(where.origin, [{ path: '/partner/a&b', changedAt: new Date('2026-11-21T10:00:00Z') }]),
  ).toContain(
    '<url><loc>https://app.smachot.example/partner/a&amp;b</loc><lastmod>2026-11-21T10:00:00.000Z</lastmod></url>',
  );
});
