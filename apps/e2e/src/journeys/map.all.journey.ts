import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey';
import { settled } from '../looks';
import { BrowseScreen } from '../screens/browse.screen';
import { baseUrl, chromium } from '../surroundings';
import { JULIE } from '../world/a-store';
import { aMapArchive } from '../world/map-archive';

// the others are walked without anything that draws in three dimensions
test.use({
  launchOptions: {
    ...(chromium ? { executablePath: chromium } : {}),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
});

const wish = 'participants=80&place=Tel%20Aviv&lat=32.08&lng=34.78';
const SQUARE = [
  [34.2, 31],
  [35.6, 31],
  [35.6, 33.3],
  [34.2, 33.3],
  [34.2, 31],
];
/** Land, and a name in Hebrew on it. */
const STYLE = {
  version: 8,
  sources: {
    ours: {
      type: 'geojson',
      attribution: '<a href="https://maps.example">&copy; מפות לבדיקה</a>',
      data: {
        type: 'FeatureCollection',
        features: [
          { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [SQUARE] } },
          {
            type: 'Feature',
            properties: { name: 'שדרות רוטשילד 12' },
            geometry: { type: 'Point', coordinates: [34.77, 32.06] },
          },
        ],
      },
    },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': '#d9c8f2' } },
    {
      id: 'land',
      type: 'fill',
      source: 'ours',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': '#fbe7b8' },
    },
    {
      id: 'names',
      type: 'symbol',
      source: 'ours',
      layout: { 'text-field': ['get', 'name'], 'text-size': 15 },
    },
  ],
};

const ofStyle = { styleUrl: `${baseUrl}/map-of-the-test.json`, tilesUrl: null, attribution: null };
const ofArchive = { styleUrl: null, tilesUrl: `${baseUrl}/map-of-the-test.pmtiles`, attribution: null };

/** Configures the product with that map; returns the requests to other hosts and the violations of the content policy. */
async function withStreets(page: Page, map: object = ofStyle): Promise<string[]> {
  const outside: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(baseUrl)) outside.push(url);
  });
  page.on('console', (said) => {
    if (/Content Security Policy/.test(said.text())) outside.push(said.text());
  });
  await page.route('**/map-of-the-test.json', (route) => route.fulfill({ json: STYLE }));
  await page.route('**/api/config', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, analytics: null, webAnalytics: null, map } });
  });
  return outside;
}

/** An archive of tiles that are all one picture; returns the requested byte ranges. */
async function withArchive(page: Page): Promise<string[]> {
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 256, height: 256 } });
  const archive = aMapArchive(picture, '© ארכיון לבדיקה');
  const asked: string[] = [];
  await page.route('**/map-of-the-test.pmtiles', (route) => {
    const range = route.request().headers()['range'] ?? '';
    asked.push(range);
    const [from = 0, to = archive.length - 1] = (/\d+-\d+/.exec(range)?.[0] ?? '').split('-').map(Number);
    const body = archive.subarray(from, to + 1);
    const last = from + body.length - 1;
    return route.fulfill({
      status: 206,
      body,
      headers: { 'content-range': `bytes ${from}-${last}/${archive.length}`, etag: '"1"' },
    });
  });
  return asked;
}

const cover = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** There are pins, and none covers another; they are drawn anew when the map has found its size. */
async function expectApart(pins: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const boxes = await pins.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      );
      const covered = boxes.some((one, index) => boxes.slice(index + 1).some((other) => cover(one, other)));
      return { pins: boxes.length > 0, covered };
    })
    .toEqual({ pins: true, covered: false });
}

test('streets where a style is configured; what the map shows is searched', async ({ page, words }) => {
  const { stores } = words;
  await page.setViewportSize({ width: 1440, height: 900 });
  const outside = await withStreets(page);
  await page.goto(`/?${wish}&view=map`);
  const map = page.getByRole('region', { name: stores('map.title'), exact: true });
  const pins = map.locator('[data-pin]');
  // a megabyte of script and a drawing without a graphics card
  await expect(map.locator('canvas')).toBeVisible();
  await expect(page.getByText('© מפות לבדיקה')).toBeVisible();
  await expect(pins.first()).toBeVisible();
  await expectApart(pins);
  const search = page.getByRole('button', { name: stores('map.searchArea') });
  await expect(search).toHaveCount(0);
  await map.getByRole('button', { name: stores('map.closer') }).click();
  await search.click();
  await expect(page).toHaveURL(/[?&]area=3\d/);
  await expect(search).toHaveCount(0);
  await expect(map.locator('canvas'), 'the same map').toBeVisible();
  await expectApart(pins);
  expect(outside).toEqual([]);
});

test('streets of an archive are read a part at a time', async ({ page, words }) => {
  const asked = await withArchive(page);
  const outside = await withStreets(page, ofArchive);
  await page.goto(`/?${wish}&view=map`);
  const map = page.getByRole('region', { name: words.stores('map.title'), exact: true });
  // a megabyte of script and a drawing without a graphics card
  await expect(map.locator('canvas')).toBeVisible();
  await expect(page.getByText('© ארכיון לבדיקה')).toBeVisible();
  await expect(map.locator('[data-pin]').first()).toBeVisible();
  expect(asked.length, 'the head, and then tiles').toBeGreaterThan(1);
  for (const range of asked) expect(range).toMatch(/^bytes=\d+-\d+$/);
  expect(outside).toEqual([]);
});

test('without WebGL our own drawing, whose pins lie apart; the finder shrinks and moves nothing', async ({
  page,
  words,
}) => {
  const { stores } = words;
  await page.addInitScript(() => {
    const known = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...more: unknown[]
    ) {
      return kind.startsWith('webgl')
        ? null
        : (known as (...all: unknown[]) => never).call(this, kind, ...more);
    } as typeof known;
  });
  await withStreets(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(`/?${wish}&view=map`);
    await expect(page.getByText(stores('map.drawn'))).toBeVisible();
    // the same address again may begin where it was left
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('[data-pin]').first()).toBeVisible();
    await expectApart(page.locator('[data-pin]'));

    const card = new BrowseScreen(page, words).card(JULIE.name);
    const place = () => card.evaluate((one) => Math.round(one.getBoundingClientRect().top + scrollY));
    await settled(page);
    const before = await place();
    const line = page.getByRole('button', { name: stores('finder.change') });
    await expect(line).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 700));
    await expect(line).toContainText('Tel Aviv');
    expect(await place(), 'nothing has moved').toBe(before);
    await line.click();
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(line).toBeFocused();
  }
});
