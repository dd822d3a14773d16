import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ScreenScripts } from './screen-scripts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'scripts-'));
fs.mkdirSync(path.join(root, '.vite'));
fs.writeFileSync(
  path.join(root, '.vite/manifest.json'),
  JSON.stringify({
    'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_packages.js'] },
    '_packages.js': { file: 'assets/packages-1.js' },
    'src/pages/landing.tsx': {
      file: 'assets/landing-1.js',
      imports: ['index.html', '_packages.js', '_card.js'],
      css: ['assets/landing-1.css'],
    },
    '_card.js': { file: 'assets/card-1.js', imports: ['_heart.js'] },
    '_heart.js': { file: 'assets/heart-1.js', imports: ['_card.js'] },
    'src/pages/about.tsx': { file: 'assets/about-1.js', css: ['assets/about-1.css'] },
    'src/locales/he.json': { file: 'assets/web.he-1.js' },
    '../../libs/web/stores/src/locales/he.json': { file: 'assets/stores.he-1.js' },
    '../../libs/web/stores/src/locales/en.json': { file: 'assets/stores.en-1.js' },
    '../../libs/web/ui/src/door/locales/en.json': { file: 'assets/ui.en-2.js' },
    '../../libs/shared/i18n/src/locales/problems.en.json': { file: 'assets/problems.en-1.js' },
  }),
);
afterAll(() => fs.rmSync(root, { recursive: true }));
const scripts = new ScreenScripts(root, '<link href="/assets/packages-1.js">');

it('are those of the parts whose styles are on the page, with all they need, once each', () =>
  expect(scripts.of(['/assets/landing-1.css'], [], 'he')).toEqual([
    '/assets/landing-1.js',
    '/assets/card-1.js',
    '/assets/heart-1.js',
  ]));

it('and its texts, in its language and in the one that stands in for it', () => {
  expect(scripts.of([], ['stores', 'door', 'problems'], 'en')).toEqual([
    '/assets/stores.en-1.js',
    '/assets/stores.he-1.js',
    '/assets/ui.en-2.js',
    '/assets/problems.en-1.js',
  ]);
  expect(scripts.of([], ['shell'], 'he')).toEqual(['/assets/web.he-1.js']);
});

it('are none where the app was not built', () =>
  expect(
    new ScreenScripts(path.join(root, 'nowhere'), '').of(['/assets/landing-1.css'], ['stores'], 'he'),
  ).toEqual([]));
