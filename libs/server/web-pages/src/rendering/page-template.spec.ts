import { createHash } from 'node:crypto';
import { PageTemplate } from './page-template';

const built = `<!doctype html><html lang="he" dir="rtl" data-theme="light"><head><meta charset="utf-8" />
<meta property="csp-nonce" content="__CSP_NONCE__" nonce="__CSP_NONCE__" />
<script type="module" crossorigin src="/assets/index.js" nonce="__CSP_NONCE__"></script><link rel="modulepreload" href="/assets/packages.js">
<meta name="theme-color" content="#FFFBF5" /><link rel="stylesheet" href="/assets/index.css"></head>
<body><div id="root"></div><noscript>x</noscript></body></html>`;
const look = {
  language: 'en',
  direction: 'ltr',
  themeMode: 'dark',
  contrast: 'high',
  stretch: true,
  currency: 'ILS',
} as const;
const template = new PageTemplate(built, 'first()');
const page = template.with(
  look,
  {
    html: '<h1>$& Dana & Co</h1>',
    rooms: [],
    page: JSON.stringify({ name: '</script><script>alert(1)</script>' }),
  },
  { styles: ['/assets/store.css'], scripts: ['/assets/store.js'] },
);

it('is in the language, the direction and the colours of its reader', () => {
  expect(page).toContain(
    '<html lang="en" dir="ltr" data-theme="dark" data-contrast="high" data-stretch="on">',
  );
  expect(page).toContain('<meta name="theme-color" content="#17121F" />');
});

it('has the content in its root, and nothing that asks for script', () => {
  expect(page).toContain('<div id="root"><h1>$& Dana & Co</h1></div>');
  expect(page).not.toContain('<noscript>');
});

it('asks for no script before its first lines say so', () => {
  expect(page).toContain('<script type="text/plain" data-later="module" crossorigin src="/assets/index.js">');
  expect(page).toContain('<link data-later="modulepreload" href="/assets/packages.js">');
  expect(page).toContain('<link data-later="modulepreload" crossorigin href="/assets/store.js" />');
  expect(page).not.toContain('type="module"');
});

it('runs what its policy names, and nothing that differs from answer to answer', () => {
  const running = [...page.matchAll(/<script>(.*?)<\/script>/g)].map(([, text]) => text!);
  expect(running[0]).toBe('first()');
  expect(running.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)).toEqual(
    template.scripts,
  );
  expect(page).not.toMatch(/nonce/i);
});

it('has the styles in the order in which the app writes them: of every page, then of the screen', () => {
  const order = ['/assets/index.css', '/assets/store.css'];
  expect(order.map((one) => page.indexOf(one))).toEqual(
    order.map((one) => page.indexOf(one)).toSorted((a, b) => a - b),
  );
});

it('holds what it was made from as data that cannot end its element', () => {
  const [, json] = /<script type="application\/json" id="rendered"[^>]*>(.*?)<\/script>/.exec(page)!;
  expect(JSON.parse(json!)).toEqual({ name: '</script><script>alert(1)</script>' });
});
